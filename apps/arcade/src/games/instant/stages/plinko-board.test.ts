// A ball ends in the middle of the slot that was drawn, and never leaves the pins on its way.
import { expect, test } from 'vitest';
import { ballWay, boardHeight, boardWidth, pinBoard } from './plinko-board.ts';

test('the path of a ball ends in its slot', () => {
  for (const path of [[0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 1, 1, 0, 1, 0, 1, 1], Array(16).fill(1)]) {
    const slot = path.reduce((sum: number, right: number) => sum + right, 0);
    const way = ballWay(path as number[]);
    expect(way.at(-1)?.x).toBeCloseTo(pinBoard(path.length).slots[slot] ?? 0);
    expect(way).toHaveLength(path.length + 2);
    expect(way.every(({ x }) => x >= 0 && x <= boardWidth)).toBe(true);
  }
});

test('a ball moves half a gap to one side at every row', () => {
  const way = ballWay([1, 0, 0, 1, 1, 0, 1, 0]).slice(1);
  const { gap } = pinBoard(8);
  const moves = way.slice(1).map(({ x }, at) => Math.abs(x - (way[at]?.x ?? 0)));
  for (const move of moves) expect(move).toBeCloseTo(gap / 2);
});

test('labels stand upright where slots are too narrow for them, in higher slots', () => {
  expect([8, 12, 16].map((rows) => pinBoard(rows).isNarrow)).toEqual([false, false, true]);
  const [wide, narrow] = [pinBoard(12), pinBoard(16)];
  expect(narrow.slotHeight).toBeGreaterThan(wide.slotHeight);
  for (const { slotTop, slotHeight, pins } of [wide, narrow]) {
    expect(slotTop + slotHeight).toBeLessThan(boardHeight);
    expect(Math.max(...pins.map(({ y }) => y))).toBeLessThan(slotTop);
  }
});
