import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Press } from './press.ts';

const told: string[] = [];
const target = {
  begin: (id: number) => void told.push(`begin ${id}`),
  drag: (at: { x: number; y: number } | undefined) => void told.push(at ? `drag ${at.x},${at.y}` : 'drag over'),
  drop: ({ x, y }: { x: number; y: number }) => void told.push(`drop ${x},${y}`),
};
const event = (x: number, y: number, more: object = {}): PointerEvent =>
  ({
    pointerId: 1,
    button: 0,
    clientX: x,
    clientY: y,
    pointerType: 'touch',
    type: 'pointerup',
    currentTarget: { setPointerCapture: () => undefined },
    ...more,
  }) as unknown as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
});
afterEach(() => void vi.useRealTimers());

test('a finger that trembles taps', () => {
  const press = new Press(target);
  press.down(event(10, 10), 5);
  press.move(event(13, 12));
  press.up(event(13, 12));
  expect(told).toEqual([]);
  expect(press.dragged).toBe(false);
});

test('one that moves on drags, and the click that follows is none', () => {
  const press = new Press(target);
  press.down(event(10, 10), 5);
  press.move(event(30, 10));
  press.move(event(40, 20));
  press.up(event(40, 20));
  expect(told).toEqual(['begin 5', 'drag 30,10', 'drag 40,20', 'drag over', 'drop 40,20']);
  expect(press.dragged).toBe(true);
  vi.runAllTimers();
  expect(press.dragged).toBe(false);
});

test('what comes after the end of a press is not part of it, nor does it end the next one', () => {
  const press = new Press(target);
  press.down(event(10, 10), 5);
  press.move(event(30, 10));
  press.up(event(30, 10));
  told.length = 0;
  press.move(event(30, 10)); // something moved under the pointer
  expect(told).toEqual([]);
  press.down(event(50, 10), 6);
  vi.runAllTimers();
  press.move(event(70, 10));
  expect(told).toEqual(['begin 6', 'drag 70,10']);
});

test('a drag that is broken off drops nothing', () => {
  const press = new Press(target);
  press.down(event(10, 10), 5);
  press.move(event(30, 10));
  press.up(event(30, 10, { type: 'pointercancel' }));
  expect(told).toEqual(['begin 5', 'drag 30,10', 'drag over']);
});

test('where a finger scrolls, only a movement across takes a tile; a mouse takes it anyhow', () => {
  const sideways = new Press(target, () => 'x');
  sideways.down(event(10, 10), 5);
  sideways.move(event(60, 15));
  expect(told).toEqual([]);
  sideways.move(event(30, -40));
  expect(told[0]).toBe('begin 5');
  told.length = 0;
  const byMouse = new Press(target, () => 'x');
  byMouse.down(event(10, 10, { pointerType: 'mouse' }), 6);
  byMouse.move(event(60, 15, { pointerType: 'mouse' }));
  expect(told[0]).toBe('begin 6');
});

test('other buttons and other fingers mean nothing', () => {
  const press = new Press(target);
  press.down(event(10, 10, { button: 2 }), 5);
  press.move(event(60, 60));
  press.down(event(10, 10), 5);
  press.move(event(60, 60, { pointerId: 2 }));
  expect(told).toEqual([]);
});
