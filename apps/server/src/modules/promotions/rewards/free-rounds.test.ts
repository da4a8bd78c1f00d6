// Free rounds as a reward: claimed once, listed until they are over, and their wins paid by the
// reward's terms.
import { isRefusal } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { lawsOfRewards } from '../../../../testing/reward-laws.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import { playerCaller, units } from '../../wagering/testing.ts';
import type { Reward } from '../offers/rules/spec.ts';
import { buildPromotions, cash, writtenWith, type BuiltPromotions } from '../testing.ts';

let database: Database;
let built: BuiltPromotions;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPromotions(database);
});

const gameCode = 'golden-lotus-20';
const dayMs = 86_400_000;
const freeRounds = (times: number, more: Partial<Reward['terms']> = {}): Reward =>
  cash('2', {
    kind: 'free-rounds',
    gameCode,
    stake: '0.2',
    terms: { ...cash('1').terms, times, ...more },
  });

const dueOf = async (playerId: string) =>
  given(await built.promotions.actions.listRewards(built.member(playerId, {}))).list;
const claim = (playerId: string, id: string) =>
  built.promotions.actions.claimReward(built.member(playerId, { id }));

/** Publishes it and claims its reward. */
async function claimed(reward: Reward, playerId = 'ana'): Promise<string> {
  await built.publish(
    writtenWith({ trigger: 'signed-in', tiers: [{ conditions: [], rewards: [reward] }] }),
  );
  await built.tell('player-signed-in', playerId, { playerId });
  const [due] = await dueOf(playerId);
  given(await claim(playerId, due?.claimId ?? ''));
  return due?.claimId ?? '';
}

const listOf = async (playerId: string) =>
  given(await built.promotions.actions.listFreeRounds(built.member(playerId, {}))).list;

async function play(playerId: string, intent: string, payout: string) {
  const [free] = await listOf(playerId);
  const opened = await built.wagering.openFreeRound({
    player: playerCaller(playerId),
    intent,
    gameCode,
    gameVersion: 'v1',
    family: 'slots',
    bet: '',
    stake: units('0.2'),
    freeId: free?.freeRoundsId ?? '',
    now: built.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) throw new Error(opened.refused);
  const { round } = opened;
  await built.wagering.settleRound({ round, payout: units(payout), draws: [], outcome: {} });
}

const end = async () => {
  const job = built.promotions.jobs.find(({ name }) => name === 'promotions-end-free-rounds');
  await job?.run();
};

async function expectLaws(): Promise<void> {
  for (const [law, query] of Object.entries(lawsOfRewards))
    expect((await database.pool.query(query)).rows, law).toEqual([]);
  expect((await readTrialBalance(database)).balanced).toBe(true);
}

test('a claim gives free rounds once, and their stakes are the cost of the promotion', async () => {
  const id = await claimed(freeRounds(0));
  const [free] = await listOf('ana');
  expect(await listOf('ana')).toHaveLength(1);
  expect(free).toMatchObject({
    gameCode,
    stake: '0.20',
    given: 2,
    left: 2,
    pays: 'cash',
    expiresAt: built.clock.now() + 7 * dayMs,
  });
  expect(await claim('ana', id)).toEqual({ refused: 'reward-not-available' });
  const [promotion] = given(await built.promotions.actions.findPromotions(built.staff({}))).list;
  expect(promotion?.spent).toBe('0.4000');
  await play('ana', 'click-1', '1.5');
  expect(await built.cashOf('ana')).toBe(units('1.5'));
  expect((await listOf('ana'))[0]?.left).toBe(1);
  expect(await listOf('bob')).toEqual([]);
});

test('wins become one bonus under the terms once the last round is played', async () => {
  const id = await claimed(freeRounds(5, { stakeMax: '2' }));
  await play('ana', 'click-1', '1.5');
  await end();
  expect((await built.ledger.balance('ana', 'PHP')).bonus).toBe(0n);
  await play('ana', 'click-2', '0.5');
  await Promise.all([end(), end(), end()]);
  expect(await built.ledger.balance('ana', 'PHP')).toMatchObject({ cash: 0n, bonus: units('2') });
  const { rows } = await database.pool.query(
    `select b.id, b.amount::text, r.required::text, b.stake_max::text as most from wallet_bonus b
      join wallet_requirement r on r.kind = 'bonus' and r.source_id = b.id`,
  );
  expect(rows).toEqual([{ id: `${id}-0`, amount: '20000', required: '100000', most: '20000' }]);
  expect((await readTrialBalance(database)).balanced).toBe(true);
});

test('free rounds end at their time; what they won until then is paid', async () => {
  await claimed(freeRounds(5));
  await play('ana', 'click-1', '1.5');
  built.clock.advance(7 * dayMs);
  expect(await listOf('ana')).toEqual([]);
  await end();
  expect((await built.ledger.balance('ana', 'PHP')).bonus).toBe(units('1.5'));
  await expect(play('ana', 'click-2', '0')).rejects.toThrow('free-rounds-unknown');
  await expectLaws();
});

test('free rounds that won nothing end without a bonus', async () => {
  await claimed(freeRounds(5));
  await play('ana', 'click-1', '0');
  await play('ana', 'click-2', '0');
  await end();
  const { rows } = await database.pool.query('select ended_at from wagering_free_rounds');
  expect(rows).toEqual([{ ended_at: new Date(built.clock.now()) }]);
  expect((await database.pool.query('select 1 from wallet_bonus')).rows).toEqual([]);
});

test('wins wait for the end of a break before they become a bonus', async () => {
  await claimed(freeRounds(5));
  await play('ana', 'click-1', '1.5');
  await play('ana', 'click-2', '0');
  await built.wagering.actions.takeBreak(built.member('ana', { hours: 24 }));
  await end();
  expect((await built.ledger.balance('ana', 'PHP')).bonus).toBe(0n);
  built.clock.advance(dayMs);
  await end();
  expect((await built.ledger.balance('ana', 'PHP')).bonus).toBe(units('1.5'));
});

test('a member who leaves is told the wins that they lose, and gets none later', async () => {
  await claimed(freeRounds(5));
  await play('ana', 'click-1', '1.5');
  const { closing } = built.wagering;
  const of = { playerId: 'ana', currency: 'PHP' };
  expect(await closing.standing(of)).toEqual({ openRounds: 0, bonus: units('1.5') });
  const leaving = { ...of, username: 'ana', bonusShown: units('1.5'), cardId: '', intent: 'leave' };
  await database.transaction((tx) => closing.payOut(tx, { ...leaving, at: built.clock.now() }));
  built.clock.advance(8 * dayMs);
  await end();
  expect(await built.ledger.balance('ana', 'PHP')).toMatchObject({ cash: 0n, bonus: 0n });
});

test('a break refuses the claim', async () => {
  await built.publish(
    writtenWith({ trigger: 'signed-in', tiers: [{ conditions: [], rewards: [freeRounds(0)] }] }),
  );
  await built.tell('player-signed-in', 'ana', { playerId: 'ana' });
  const [due] = await dueOf('ana');
  await built.wagering.actions.takeBreak(built.member('ana', { hours: 24 }));
  expect(await claim('ana', due?.claimId ?? '')).toMatchObject({ refused: 'player-on-break' });
  expect(await listOf('ana')).toEqual([]);
});

test('free rounds are returned while none was played, and their cost with them', async () => {
  const returned = (id: string) =>
    built.promotions.actions.returnReward(built.staff({ id, reason: 'Given in error' }));
  const whole = await claimed(freeRounds(0));
  expect(given(await returned(whole)).state).toBe('returned');
  expect(await listOf('ana')).toEqual([]);
  const [promotion] = given(await built.promotions.actions.findPromotions(built.staff({}))).list;
  expect(promotion?.spent).toBe('0.0000');
  const begun = await claimed(freeRounds(0), 'bob');
  await play('bob', 'click-1', '0');
  expect(await returned(begun)).toEqual({ refused: 'reward-not-returnable' });
  await expectLaws();
});
