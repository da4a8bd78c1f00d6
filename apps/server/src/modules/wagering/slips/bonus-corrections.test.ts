// Proves that a corrected result moves bonus money as it moves cash: the new payout falls in the
// stake's proportion, the old one is taken from each purse, nobody owes bonus money, and what was
// taken back with the bonus stays with the house. An expired bonus leaves its open bets to the
// house.
import { isRefusal } from '@baize/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readDebts } from '../../wallet/index.ts';
import { buildWallet } from '../../wallet/testing.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';
import { eventIdOf, mustBalance, planAt, slipOn } from './testing.ts';

const [won, lost] = [
  [1, 1, 1, 2, 3],
  [9, 9, 9, 9, 9],
];
let database: Database;
let purse: ReturnType<typeof buildWallet>;
let built: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  purse = buildWallet(database);
  built = buildWagering(database, { together: purse.wallet.turnover });
});
afterEach(() => mustBalance(database));
afterAll(async () => {
  await purse.close();
  await built.close();
  await database.close();
});

/** A slip of 2.00, half of it paid by a bonus of 10.00 that pays only what the cash does not. */
async function staked(player: string): Promise<string> {
  await built.fund(player, '1');
  await database.transaction((tx) =>
    purse.wallet.grantBonus(tx, {
      id: `bonus-${player}`,
      playerId: player,
      currency: 'PHP',
      names: { en: 'Bonus' },
      amount: units('10'),
      base: units('10'),
      times: 50,
      days: 7,
      stakeMax: null,
      releaseMax: null,
      isSticky: false,
      funding: 'cash-first',
      state: 'granted',
      grantedBy: '',
      reason: '',
      now: purse.clock.now(),
    }),
  );
  const plan = planAt(built.clock.now(), { drawnBy: 'outside' });
  await built.wagering.planEvents([plan]);
  const eventId = eventIdOf(plan);
  const outcome = await built.wagering.placeSlips({
    player: playerCaller(player),
    intent: `order-${player}`,
    slips: [slipOn(eventId)],
    now: built.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  built.clock.advance(60_000);
  return eventId;
}

async function settle(eventId: string, result: readonly number[] = [], version = 1) {
  const by = { enteredBy: 'a', confirmedBy: 'b', reason: 'official' };
  const now = built.clock.now();
  await built.wagering.setResult({ eventId, result, version, ...by, now });
  await built.wagering.settleEvent(eventId);
}

const moneyOf = async (player: string) => {
  const { cash, bonus, inPlay } = await built.ledger.balance(player, 'PHP');
  const debt = (await readDebts(database.kysely, [player], 'PHP')).get(player) ?? 0n;
  return { cash, bonus, inPlay, debt };
};

const cancel = async (player: string) => {
  const call = {
    ...purse.context(),
    caller: playerCaller(player),
    input: { id: `bonus-${player}` },
  };
  const shown = await purse.actions.previewBonusCancel(call);
  const version = 'refused' in shown ? -1 : shown.version;
  return purse.actions.cancelBonus({ ...call, input: { ...call.input, version } });
};

test('a payout that is taken back leaves both purses as they were before it', async () => {
  const eventId = await staked('ann');
  await settle(eventId, won);
  const after = await moneyOf('ann');
  expect(after.cash).toBe(after.bonus - units('9'));
  expect(after.cash).toBeGreaterThan(units('100'));
  await settle(eventId, lost, 2);
  expect(await moneyOf('ann')).toEqual({ cash: 0n, bonus: units('9'), inPlay: 0n, debt: 0n });
  await settle(eventId, won, 3);
  expect(await moneyOf('ann')).toEqual(after);
});

test('a payout taken back after its bonus was given up is owed only by its cash part', async () => {
  const eventId = await staked('ben');
  await settle(eventId, won);
  const { cash } = await moneyOf('ben');
  expect(await cancel('ben')).toMatchObject({ state: 'cancelled' });
  await settle(eventId, lost, 2);
  expect(await moneyOf('ben')).toEqual({ cash: 0n, bonus: 0n, inPlay: 0n, debt: 0n });
  await settle(eventId, won, 3);
  expect(await moneyOf('ben')).toEqual({ cash, bonus: 0n, inPlay: 0n, debt: 0n });
});

test('a bonus that expires amid a round leaves its share of the payout to the house', async () => {
  const eventId = await staked('cai');
  purse.clock.set(purse.clock.now() + 8 * 24 * 3_600_000);
  await purse.wallet.jobs.find(({ name }) => name.includes('expired'))?.run();
  expect(await moneyOf('cai')).toMatchObject({ cash: 0n, bonus: 0n, inPlay: units('2') });
  await settle(eventId, won);
  const { cash, bonus, inPlay } = await moneyOf('cai');
  expect({ bonus, inPlay }).toEqual({ bonus: 0n, inPlay: 0n });
  expect(cash).toBeGreaterThan(units('100'));
});
