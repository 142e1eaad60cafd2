// What a person sees of a table at one moment, measured: how much of the board is free, whether everything that can be pressed is in the
// window, uncovered and large enough, and where things are. What lies over the board says so itself, with `data-over`.
import type { Page } from 'playwright-core';

export interface Measured {
  turn: string;
  steps: string;
  came: boolean; // what was waited for
  free: number; // share of the window that no panel lies over
  dock: string; // where what is said and held lies
  camera: string; // how large the board is drawn, and where its middle is
  faults: string[];
}

const smallest = { control: 44, onBoard: 32, besideAnother: 24 }; // pixels
// So much less than free may not answer a touch: small buttons at the edge of the board.
const unannounced = 0.05;

// As soon as what is waited for is there, or after a while, and everything is where it belongs. By hand, if what is on the board is to be
// touched: keys bring nobody near.
export const measure = (page: Page, until = '.table', byHand = true): Promise<Measured> =>
  page.evaluate(
    async ({ smallest, unannounced, until, byHand }) => {
      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      const faults = new Set<string>();
      const hidden = { opacityProperty: true, visibilityProperty: true };
      const isSeen = (element: Element): boolean => element.checkVisibility(hidden);
      const inWindow = ({ left, top, right, bottom }: Box): Box => ({
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(innerWidth, right),
        bottom: Math.min(innerHeight, bottom),
      });
      const letters = 40;
      const told = (element: Element): string => {
        const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, letters)}”`;
      };
      const where = ({ left, top, right, bottom }: Box): string =>
        `${Math.round(left)},${Math.round(top)} – ${Math.round(right)},${Math.round(bottom)}`;

      // The area of all boxes together, slice by slice.
      function union(boxes: readonly Box[]): number {
        const columns = [...new Set(boxes.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b);
        let area = 0;
        for (let i = 1; i < columns.length; ++i) {
          const [from = 0, to = 0] = [columns[i - 1], columns[i]];
          const here = boxes.filter(({ left, right }) => left < to && right > from).sort((a, b) => a.top - b.top);
          let reached = -Infinity;
          for (const { top, bottom } of here) {
            area += (to - from) * Math.max(0, bottom - Math.max(top, reached));
            reached = Math.max(reached, bottom);
          }
        }
        return area;
      }

      const came = (): boolean => [...document.querySelectorAll(until)].some(isSeen);
      await document.fonts.ready;
      // A machine that has much to do draws seldom: so many frames at least.
      for (
        let frames = 0, late = performance.now() + 300;
        !came() && (frames < 15 || performance.now() < late);
        ++frames
      )
        await new Promise(requestAnimationFrame);
      // Until the board has been where it is for a while: panels are measured first, and what they leave free is known after that.
      const layer = '.room svg > g';
      const view = (): string => {
        const { a = 0, e = 0, f = 0 } = document.querySelector<SVGGElement>(layer)?.getScreenCTM() ?? {};
        return [a, e, f].map((value) => value.toFixed(1)).join(' ');
      };
      for (let camera = '', still = 0, frames = 0; still < 3 && frames < 30; ++frames) {
        await new Promise(requestAnimationFrame);
        still = camera === view() ? still + 1 : 0;
        camera = view();
      }

      const table = document.querySelector<HTMLElement>('.table');
      const room = document.querySelector('.room');
      const tray = document.querySelector('.tray');
      if (table === null || room === null || tray === null) throw new Error('there is no table');

      // Whoever has opened something sees to that first.
      const front = document.querySelector('dialog[open], nav:popover-open, #log.more, details[open]');
      const panels = [...document.querySelectorAll('[data-over]')]
        .filter(isSeen)
        .map((element) => inWindow(element.getBoundingClientRect()))
        .filter(({ left, top, right, bottom }) => right > left && bottom > top);
      if (panels.length === 0) faults.add('nothing lies over the board');
      const free = 1 - union(panels) / (innerWidth * innerHeight);

      // And what is called free is: the board itself answers there.
      const across = 30;
      let answers = 0;
      for (let row = 0; row < across; ++row) {
        for (let column = 0; column < across; ++column) {
          const hit = document.elementFromPoint(
            ((column + 0.5) / across) * innerWidth,
            ((row + 0.5) / across) * innerHeight,
          );
          if (hit !== null && room.contains(hit)) ++answers;
        }
      }
      const touched = answers / across ** 2;
      if (front === null && touched < free - unannounced)
        faults.add(`${Math.round(100 * free)} % seem free, and the board answers at ${Math.round(100 * touched)} %`);

      // With letters twice as large, what takes the dock for itself (a curtain, a pause, the end) may be longer than it.
      const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 20;
      const scrolls = tray.matches('.whole') && (isLarge || table.dataset['turn'] === 'over');

      // A list or a row that scrolls: what is in it can be brought into view.
      function scroller(element: Element): Element | null {
        for (let box = element.parentElement; box !== null && box !== table; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const down = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
          const aside = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
          if ((down || aside) && (box !== tray || scrolls) && box.querySelector('.message') === null) return box;
        }
        return null;
      }
      const isInside = ({ left, top, right, bottom }: Box): boolean =>
        left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;

      for (const control of (front ?? table).querySelectorAll('button, select, input, summary, a[href]')) {
        if (room.contains(control) || control.matches(':disabled') || !isSeen(control)) continue;
        const touchedBy = control.matches('input[type="checkbox"], input[type="radio"]')
          ? (control.closest('label') ?? control)
          : control;
        const box = touchedBy.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue; // only heard
        if (box.width < smallest.control - 0.5 || box.height < smallest.control - 0.5)
          faults.add(`${told(control)} is ${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
        if (scroller(control) !== null) continue;
        if (!isInside(box)) {
          faults.add(`${told(control)} is outside the window: ${where(box)}`);
          continue;
        }
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (hit === null || !(touchedBy.contains(hit) || hit.contains(touchedBy)))
          faults.add(`${told(control)} is covered${hit === null ? '' : ` by ${told(hit)}`}`);
      }

      // A hand that scrolls shows some of its tiles.
      const tiles = [...table.querySelectorAll('button[data-tile]')].filter(isSeen);
      const inSight = tiles.filter((tile) => {
        const { left, top, right, bottom } = tile.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && tile.contains(hit);
      });
      if (tiles.length > 0 && inSight.length === 0 && front === null) faults.add('no tile of the hand is in sight');

      // What is touched on the board: a place anywhere on its squares; a disc within 0.42 squares or 16 px of its middle, whichever is more,
      // unless another one is nearer.
      const square = Number.parseFloat(view());
      const slots = [...room.querySelectorAll('.slot')].map((slot) => slot.getBoundingClientRect());
      if (slots.length > 0) {
        if (byHand && square < smallest.onBoard) faults.add(`a place on the board is ${square.toFixed(0)} px`);
        const touchable = slots.filter(({ left, top, right, bottom }) => {
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return hit !== null && room.contains(hit);
        });
        if (touchable.length === 0) faults.add(`none of ${slots.length} places is in sight`);
      }
      const targets = [...room.querySelectorAll('.target')].map((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      // Half-way to another one it ends; there is a list of them as well.
      const apart = targets.flatMap((a, i) => targets.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
      const reach = Math.max(0.42 * square, smallest.onBoard / 2);
      const narrowest = reach + Math.min(reach, ...apart.map((distance) => distance / 2));
      if (byHand && targets.length > 0 && narrowest < smallest.besideAnother)
        faults.add(`a disc to be claimed on the board is ${narrowest.toFixed(0)} px`);

      // What is said can be read to its end. A reminder for which there is no room is out of sight altogether.
      for (const text of tray.querySelectorAll('.say > *')) {
        if (front !== null || !isSeen(text) || text.textContent?.trim() === '') continue;
        const { left, top, bottom } = text.getBoundingClientRect();
        const say = text.parentElement?.getBoundingClientRect();
        const isWhole = say !== undefined && top > say.top - 2 && bottom < say.bottom + 2 && bottom < innerHeight;
        const isAway = text.matches('.note') && say !== undefined && left > say.right - 1;
        if (!isWhole && !isAway) faults.add(`cut off: ${told(text)}`);
      }
      if (!scrolls && tray.scrollHeight > tray.clientHeight + 1)
        faults.add(`the dock is ${tray.clientHeight} px high and its content ${tray.scrollHeight}`);
      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth || scrollHeight > innerHeight || scrollX !== 0 || scrollY !== 0)
        faults.add(`the page is ${scrollWidth}×${scrollHeight}, at ${scrollX},${scrollY}`);

      return {
        turn: table.dataset['turn'] ?? '',
        steps: table.dataset['steps'] ?? '',
        came: came(),
        free,
        dock: where(tray.getBoundingClientRect()),
        camera: view(),
        faults: [...faults],
      };
    },
    { smallest, unannounced, until, byHand },
  );
