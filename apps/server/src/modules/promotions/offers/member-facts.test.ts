// Facts of a member are read once for all promotions over the same days.
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import { rememberFacts } from './member-facts.ts';

test('a window is read once, however many promotions ask for it', async () => {
  const database = await freshDatabase();
  const read: number[] = [];
  const playedHours = async ({ from }: { readonly from: number }) => {
    read.push(from);
    const played = { vendor: '', gameCode: 'dice', rounds: from, valid: 0n, staked: 0n, paid: 0n };
    return [played];
  };
  const ports = { wagering: { playedHours }, currency: 'PHP', categoryOf: () => 'RNG' };
  const gather = rememberFacts(ports as unknown as PromotionsPorts, database.kysely);
  const asked = { playerId: 'ana', until: 9000, countsFrom: 1, level: 0, registeredAt: 0 };
  const ask = async (from: number, level: number) => {
    const window = { ...asked, from, level, cause: {}, now: 10, isPlayRead: true };
    const { played, level: shown } = await gather(window);
    return [played[0]?.rounds, shown];
  };
  expect(await Promise.all([ask(1, 5), ask(1, 6), ask(2, 6)])).toEqual([
    [1, 5],
    [1, 6],
    [2, 6],
  ]);
  expect(await ask(1, 7)).toEqual([1, 7]);
  expect(read).toEqual([1, 2]);
  await database.close();
});
