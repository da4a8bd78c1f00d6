// Proves vendors' rounds on the real books: with messages in any order, repeated, parallel or from
// two processes, the money equals the accepted messages, and answers never change.
import { isRefusal } from '@baize/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import type { VendorAsked, VendorEntry } from '../index.ts';
import { buildWagering, units } from '../testing.ts';

let database: Database;
let here: ReturnType<typeof buildWagering>;
let there: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  here = buildWagering(database);
  there = buildWagering(database);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.close();
});

const asked = (kind: VendorAsked['kind'], requestId: string, more: Partial<VendorAsked> = {}) => ({
  vendor: 'SBXA',
  requestId,
  kind,
  playerId: 'ann',
  currency: 'PHP',
  round: 'r-1',
  gameCode: kind === 'bet' ? 'harbour-wheel' : '',
  amount: kind === 'bet' || kind === 'win' ? units('10') : 0n,
  betRef: '',
  now: here.clock.now(),
  sessionSince: here.clock.now(),
  ...more,
});

async function say(message: VendorAsked, by = here): Promise<VendorEntry> {
  const entry = await by.wagering.vendorMessage(message);
  if (isRefusal(entry)) throw new Error(entry.refused);
  return entry;
}

test('a round of a bet and a win: in play, paid, ended, in the player’s record', async () => {
  await here.fund('ann', '100');
  const bet = await say(asked('bet', 'ann-1'));
  expect(bet).toMatchObject({ error: '', moved: units('10'), balance: units('90'), late: false });
  expect(await here.ledger.balance('ann', 'PHP')).toMatchObject({ inPlay: units('10') });
  await say(asked('win', 'ann-2', { amount: units('25.5') }));
  const end = await say(asked('end', 'ann-3'));
  expect(end.balance).toBe(units('115.5'));
  expect(await here.ledger.balance('ann', 'PHP')).toMatchObject({ inPlay: 0n });
  expect(here.closed.at(-1)).toMatchObject({
    vendor: 'SBXA',
    state: 'settled',
    stake: units('10'),
    payout: units('25.5'),
    outcome: { round: 'r-1' },
  });
  expect(await here.wagering.sums('ann', 'PHP', 0)).toEqual({
    staked: units('10'),
    paid: units('25.5'),
  });
});

test('an id keeps its first answer, a refusal too; other content is refused', async () => {
  const poor = asked('bet', 'poor-1', { playerId: 'poor', round: 'r-2' });
  const first = await say(poor);
  expect(first.error).toBe('balance-too-low');
  await here.fund('poor', '100');
  expect(await say(poor)).toEqual(first);
  expect(await say(poor, there)).toEqual(first);
  expect(await here.wagering.vendorMessage({ ...poor, amount: 1n })).toEqual({
    refused: 'idempotency-key-reused',
  });
  expect((await here.ledger.balance('poor', 'PHP')).cash).toBe(units('100'));
});

test('forty parallel copies from two processes are one bet', async () => {
  await here.fund('copy', '100');
  const bet = asked('bet', 'copy-1', { playerId: 'copy', round: 'r-3' });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => say(bet, index % 2 ? here : there)),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await here.ledger.balance('copy', 'PHP')).cash).toBe(units('90'));
});

test('a parallel bet and rollback from two processes move nothing in the end', async () => {
  await here.fund('race', '1000');
  const rounds = Array.from({ length: 30 }, (_, index) => `race-${index}`);
  await Promise.all(
    rounds.flatMap((round) => {
      const of = { playerId: 'race', round };
      const bet = asked('bet', `${round}-bet`, of);
      const back = asked('rollback', `${round}-back`, { ...of, betRef: `${round}-bet` });
      return [say(bet, here), say(back, there)];
    }),
  );
  const purses = await here.ledger.balance('race', 'PHP');
  expect(purses).toMatchObject({ cash: units('1000'), inPlay: 0n });
});

test('parallel bets never pass a loss limit by one unit', async () => {
  await here.fund('limited', '1000');
  await say(asked('bet', 'limited-0', { playerId: 'limited', round: 'r-0', amount: 1n }));
  await database.pool.query(`update wagering_player set limits = $1 where player_id = 'limited'`, [
    JSON.stringify([{ kind: 'loss', span: 'day', value: String(units('35')) }]),
  ]);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      say(asked('bet', `limited-${index + 1}`, { playerId: 'limited', round: `r-${index}` })),
    ),
  );
  expect(answers.filter(({ error }) => error === '')).toHaveLength(3);
  expect(answers.filter(({ error }) => error === 'loss-limit-reached')).toHaveLength(9);
});

const kinds = ['bet', 'win', 'rollback', 'end'] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  round: fc.integer({ min: 0, max: 2 }),
  name: fc.integer({ min: 0, max: 5 }),
  bet: fc.integer({ min: 0, max: 5 }),
  cents: fc.integer({ min: 0, max: 3000 }),
  copies: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function messageOf(player: string, one: Step): VendorAsked {
  const { kind, name, cents } = one;
  const takesAmount = kind === 'bet' || kind === 'win';
  const amount = takesAmount ? BigInt(kind === 'bet' ? cents + 1 : cents) * 100n : 0n;
  // The same name may come with other content: then it must be refused and move nothing.
  return asked(kind, `${player}-${kind}-${name}`, {
    playerId: player,
    round: `${player}-${one.round}`,
    amount,
    betRef: kind === 'rollback' ? `${player}-bet-${one.bet}` : '',
  });
}

const signs = { bet: -1n, win: 1n, rollback: 1n, end: 0n } as const;
let players = 0;

test('any order and copies: the purse is the sum of the accepted messages', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 25 }),
    fc.boolean(),
    async (steps, atOnce) => {
      players += 1;
      const player = `any-${players}`;
      await here.fund(player, '50');
      const messages = steps.flatMap((one) =>
        Array.from({ length: one.copies }, () => messageOf(player, one)),
      );
      const send = (message: VendorAsked, index: number) =>
        (index % 2 ? here : there).wagering.vendorMessage(message);
      if (atOnce) await Promise.all(messages.map(send));
      else for (const [index, message] of messages.entries()) await send(message, index);
      await expectExact(player);
    },
  );
  await fc.assert(property, { numRuns: 40 });
  expect((await readTrialBalance(database)).balanced).toBe(true);
});

/** Cash, money in play and rounds are what the accepted entries add up to; none is negative. */
async function expectExact(player: string): Promise<void> {
  const { entries } = await here.wagering.vendorEntries({ player, pageNo: 1, pageSize: 100 });
  const taken = entries.filter(({ error }) => error === '');
  const cash = taken.reduce((sum, { kind, moved }) => sum + signs[kind] * moved, units('50'));
  const { rows } = await database.pool.query<{ open: bigint; stake: bigint; payout: bigint }>(
    `select coalesce(sum(stake) filter (where state = 'open'), 0)::bigint as open,
       coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout
     from wagering_round where player_id = $1`,
    [player],
  );
  const [sums] = rows;
  const purses = await here.ledger.balance(player, 'PHP');
  expect(purses).toMatchObject({ cash, inPlay: sums?.open });
  expect(cash).toBe(units('50') - (sums?.stake ?? 0n) + (sums?.payout ?? 0n));
  const unbacked = await database.pool.query(
    `select 1 from wagering_round where player_id = $1 and payout > 0 and stake = 0`,
    [player],
  );
  expect(unbacked.rows).toEqual([]);
}

test('vendors’ rounds affect no seed, own round or interrupted round', async () => {
  await here.fund('both', '100');
  await say(asked('bet', 'both-1', { playerId: 'both', round: 'r-9' }));
  const before = { before: here.clock.now() + 1, playerId: 'both', count: 10 };
  expect(await here.wagering.openRounds(before)).toHaveLength(1);
  expect(await here.wagering.openRounds({ ...before, family: 'slots' })).toEqual([]);
});

test('a bet that is rolled back after midnight gives the new day no room', async () => {
  await here.fund('mid', '1000');
  const midnight = Date.UTC(2026, 10, 21, 16);
  const message = (kind: VendorAsked['kind'], id: string, seconds: number, more = {}) => {
    const now = midnight + seconds * 1000;
    return asked(kind, id, { playerId: 'mid', round: 'mid-1', now, sessionSince: now, ...more });
  };
  await say(message('bet', 'mid-1', -1, { amount: units('100') }));
  await say(message('bet', 'mid-2', 1, { amount: units('40') }));
  await say(message('rollback', 'mid-3', 2, { betRef: 'mid-1' }));
  const { rows } = await sql`select day_staked as day, month_staked as month from wagering_player
    where player_id = 'mid'`.execute(database.kysely);
  expect(rows).toEqual([{ day: units('40'), month: units('40') }]);
});

test('a message is answered after a restore lost the player’s row', async () => {
  await here.fund('lost', '100');
  const of = (id: string) => asked('bet', id, { playerId: 'lost', round: id });
  await say(of('lost-1'));
  await sql`delete from wagering_player where player_id = 'lost'`.execute(database.kysely);
  expect(await say(of('lost-2'))).toMatchObject({ error: '', balance: units('80') });
});
