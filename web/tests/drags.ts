// Fingers that stay on the glass: they drag tiles, move the board and pinch it. The browser gets the touches themselves, as from a screen.
import type { CDPSession, Locator, Page } from 'playwright-core';

import { finger, glowing, touchable, type Hands, type Point } from './hands.ts';

const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

type Phase = 'touchStart' | 'touchMove' | 'touchEnd';

// Where all fingers are that touch the screen now.
export async function touch(page: Page, type: Phase, fingers: readonly Point[]): Promise<void> {
  const session = await sessionOf(page);
  const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

// Each finger from where it touches to where it is lifted.
export async function slide(page: Page, paths: readonly (readonly [Point, Point])[], steps = 6): Promise<void> {
  await touch(
    page,
    'touchStart',
    paths.map(([from]) => from),
  );
  for (let step = 1; step <= steps; ++step) {
    await touch(
      page,
      'touchMove',
      paths.map(([from, to]) => between(from, to, step / steps)),
    );
  }
  await touch(page, 'touchEnd', []);
}

// How far above the finger the dragged tile floats: as it is seen.
const lift = 56;

// Drags a tile that lies somewhere to where it glows; false if it glows nowhere.
async function dragToPlace(page: Page, tile: Locator): Promise<boolean> {
  const from = await touchable(tile);
  if (from === undefined) return false;
  await touch(page, 'touchStart', [from]);
  let at = { x: from.x, y: from.y - 30 };
  await touch(page, 'touchMove', [at]);
  let place = await glowing(page);
  // The board may move while a tile is over it: look again until the finger is where it should be.
  for (let looks = 0; place !== undefined && looks < 4; ++looks) {
    const to = { x: place.x, y: place.y + lift };
    if (Math.hypot(to.x - at.x, to.y - at.y) <= 2) break;
    for (let step = 1; step <= 3; ++step) await touch(page, 'touchMove', [between(at, to, step / 3)]);
    at = to;
    place = await glowing(page);
  }
  await touch(page, 'touchEnd', []);
  return place !== undefined;
}

export const dragging: Hands = { ...finger, lay: dragToPlace };
