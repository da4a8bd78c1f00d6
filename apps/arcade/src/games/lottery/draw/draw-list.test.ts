// The list of draws has no holes, and never holds a result before its draw was shown.
import type { Client } from '@baize/client';
import { expect, test, vi } from 'vitest';
import type { Drawn } from '../desk/lottery-terms.ts';
import { DrawList } from './draw-list.ts';

const drawn = (number: number, version = 1): Drawn => ({
  issue: `20261123-000${number}`,
  numbers: [number, number, version],
  version,
  state: 'settled',
  drawsAt: number * 60_000,
});

function listOver(house: Drawn[], maySee: (one: Drawn) => boolean = () => true) {
  const listLotteryDraws = vi.fn(() =>
    Promise.resolve({
      ok: true as const,
      value: { list: house.toReversed(), total: house.length },
    }),
  );
  const client = { lottery: { listLotteryDraws } } as unknown as Client;
  const list = new DrawList(client, { gameCode: 'SSC_1M', maySee });
  const issues = () => list.store.getState().draws.map(({ issue }) => Number(issue.slice(-1)));
  return { list, issues, asked: listLotteryDraws };
}

test('a draw that follows the last is added without asking', async () => {
  const { list, issues, asked } = listOver([drawn(1), drawn(2)]);
  await list.read();
  list.add(drawn(3));
  expect(issues()).toEqual([3, 2, 1]);
  expect(asked).toHaveBeenCalledOnce();
});

test('draws that were missed are read after a gap', async () => {
  const house = [drawn(1), drawn(2)];
  const { list, issues } = listOver(house);
  await list.read();
  house.push(drawn(3), drawn(4), drawn(5));
  list.add(drawn(5));
  await vi.waitFor(() => expect(issues()).toEqual([5, 4, 3, 2, 1]));
});

test('a draw that was added while the list is read is not lost', async () => {
  const { list, issues } = listOver([drawn(1), drawn(2)]);
  const reading = list.read();
  list.add(drawn(3));
  await reading;
  expect(issues()).toEqual([3, 2, 1]);
});

test('a result whose draw is not shown is left out; a correction replaces the first', async () => {
  const house = [drawn(1), drawn(2)];
  const { list, issues } = listOver(house, ({ drawsAt }) => drawsAt < 120_000);
  await list.read();
  expect(issues()).toEqual([1]);
  house[0] = drawn(1, 2);
  await list.read();
  expect(list.store.getState().draws[0]?.numbers).toEqual([1, 1, 2]);
  expect(list.has('20261123-0001', 2)).toBe(true);
  expect(list.has('20261123-0001', 3)).toBe(false);
});
