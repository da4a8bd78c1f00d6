// A free bet as a reward: claimed once, listed until it is over, its win paid by the reward's
// terms, and taken back while it was not used.
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

const dayMs = 86_400_000;
const freeBet = (times: number, more: Partial<Reward['terms']> = {}): Reward =>
  cash('50', {
    kind: 'free-bet',
    gameCode: 'dice',
    terms: { ...cash('1').terms, times, ...more },
  });

const claim = (playerId: string, id: string) =>
  built.promotions.actions.claimReward(built.member(playerId, { id }));
const dueOf = async (playerId: string) =>
  given(await built.promotions.actions.listRewards(built.member(playerId, {}))).list;

/** Publishes it and makes it due. */
async function due(reward: Reward, playerId = 'ana'): Promise<string> {
  await built.publish(
    writtenWith({ trigger: 'signed-in', tiers: [{ conditions: [], rewards: [reward] }] }),
  );
  await built.tell('player-signed-in', playerId, { playerId });
  return (await dueOf(playerId))[0]?.claimId ?? '';
}

async function claimed(reward: Reward, playerId = 'ana'): Promise<string> {
  const id = await due(reward, playerId);
  given(await claim(playerId, id));
  return id;
}

const freeOf = async (playerId: string) =>
  given(await built.promotions.actions.listFreeRounds(built.member(playerId, {})));

async function bet(playerId: string, stake: string) {
  const [free] = (await freeOf(playerId)).bets;
  const opened = await built.wagering.openFreeRound({
    player: playerCaller(playerId),
    intent: 'click-1',
    gameCode: 'dice',
    gameVersion: 'v1',
    family: 'instant',
    bet: '',
    stake: units(stake),
    freeId: free?.freeBetId ?? '',
    now: built.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) throw new Error(opened.refused);
  return opened.round;
}

async function play(playerId: string, payout: string): Promise<void> {
  const round = await bet(playerId, '50');
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

const spentOf = async () =>
  given(await built.promotions.actions.findPromotions(built.staff({}))).list[0]?.spent;

test('a hundred devices claim one free bet, which costs the promotion its amount', async () => {
  const id = await due(freeBet(0));
  const answers = await Promise.all(Array.from({ length: 100 }, () => claim('ana', id)));
  expect(answers.filter((one) => !isRefusal(one))).toHaveLength(1);
  const { list, bets } = await freeOf('ana');
  expect(list).toEqual([]);
  expect(bets).toEqual([
    {
      freeBetId: `${id}-0`,
      gameCode: 'dice',
      amount: '50.00',
      currency: 'PHP',
      pays: 'cash',
      expiresAt: built.clock.now() + 7 * dayMs,
    },
  ]);
  expect(await spentOf()).toBe('50.0000');
  await play('ana', '120');
  expect(await built.cashOf('ana')).toBe(units('70'));
  expect((await freeOf('ana')).bets).toEqual([]);
  expect((await freeOf('bob')).bets).toEqual([]);
  await expectLaws();
});

test('a win becomes one bonus under the terms, without the stake', async () => {
  const id = await claimed(freeBet(5, { stakeMax: '2' }));
  const round = await bet('ana', '50');
  await end();
  expect((await built.ledger.balance('ana', 'PHP')).bonus).toBe(0n);
  await built.wagering.settleRound({ round, payout: units('80'), draws: [], outcome: {} });
  await Promise.all([end(), end(), end()]);
  expect(await built.ledger.balance('ana', 'PHP')).toMatchObject({ cash: 0n, bonus: units('30') });
  const { rows } = await database.pool.query(
    `select b.id, b.amount::text, r.required::text, b.stake_max::text as most from wallet_bonus b
      join wallet_requirement r on r.kind = 'bonus' and r.source_id = b.id`,
  );
  expect(rows).toEqual([{ id: `${id}-0`, amount: '300000', required: '1500000', most: '20000' }]);
  await expectLaws();
});

test('a win waits for the end of a break before it becomes a bonus', async () => {
  await claimed(freeBet(5));
  await play('ana', '80');
  await built.wagering.actions.takeBreak(built.member('ana', { hours: 24 }));
  await end();
  expect((await built.ledger.balance('ana', 'PHP')).bonus).toBe(0n);
  built.clock.advance(dayMs);
  await end();
  expect((await built.ledger.balance('ana', 'PHP')).bonus).toBe(units('30'));
});

test('a bet placed in time is paid after it; one never used ends without a bonus', async () => {
  await claimed(freeBet(5));
  await claimed(freeBet(5), 'bob');
  const round = await bet('ana', '50');
  built.clock.advance(7 * dayMs);
  await end();
  expect((await freeOf('bob')).bets).toEqual([]);
  await built.wagering.settleRound({ round, payout: units('80'), draws: [], outcome: {} });
  await end();
  expect((await built.ledger.balance('ana', 'PHP')).bonus).toBe(units('30'));
  expect((await built.ledger.balance('bob', 'PHP')).bonus).toBe(0n);
  const open = await database.pool.query(
    'select 1 from wagering_free_rounds where ended_at is null',
  );
  expect(open.rows).toEqual([]);
});

test('a free bet is taken back while it was not used, and its cost with it', async () => {
  const returned = (id: string) =>
    built.promotions.actions.returnReward(built.staff({ id, reason: 'Given in error' }));
  const whole = await claimed(freeBet(0));
  expect(given(await returned(whole)).state).toBe('returned');
  expect((await freeOf('ana')).bets).toEqual([]);
  expect(await spentOf()).toBe('0.0000');
  const used = await claimed(freeBet(0), 'bob');
  await bet('bob', '10');
  expect(await returned(used)).toEqual({ refused: 'reward-not-returnable' });
  await expectLaws();
});
