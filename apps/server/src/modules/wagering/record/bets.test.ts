// The betting record: found by days, game, vendor, state and stake, page behind page, with sums
// that are the same whether its days are counted or read; a reference opens its rounds.
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { owner } from '../../settings/testing.ts';
import { buildWagering, eventIdOf, planAt, playerCaller, slipOn, units } from '../testing.ts';
import type { BetsAsked } from './bet-filter.ts';
import { countDays } from './jobs/count-days.ts';

const hourMs = 3_600_000;
let database: Database;
let built: ReturnType<typeof buildWagering>;
let open: string;

/** ana came below the agent boss after some of her rounds. */
const belowBoss = Date.parse('2026-11-20T03:30:00.250Z');
const belowSince = async (way: { agentId: string; memberId: string }) =>
  way.agentId === 'boss' && way.memberId === 'ana' ? belowBoss : undefined;

beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database, { belowSince });
  built.clock.set(Date.parse('2026-11-18T20:00:00Z'));
  await built.fund('ana', '1000');
  for (let at = 0; at < 12; at += 1) {
    open = await playRound(at);
    if (at % 4 === 1) await vendorRound(at);
    built.clock.advance(9 * hourMs);
  }
}, 60_000);
afterAll(async () => {
  await built.close();
  await database.close();
});

/** A round of ours; the last one stays open. */
async function playRound(at: number): Promise<string> {
  const opened = await built.wagering.openRound({
    player: playerCaller('ana'),
    intent: `round-${at}`,
    gameCode: at % 2 === 0 ? 'golden-lotus-20' : 'monsoon-243',
    gameVersion: 'v1',
    family: 'slots',
    bet: '',
    stake: units(String(at + 1)),
    now: built.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) throw new Error(opened.refused);
  const { round } = opened;
  if (at === 11) return round.roundId;
  if (at === 5) await built.wagering.voidRound(round, 'test');
  else
    await built.wagering.settleRound({
      round,
      payout: units('3.5'),
      draws: [],
      outcome: { events: [] },
    });
  return round.roundId;
}

const say = async (kind: 'bet' | 'win' | 'end', at: number, amount: string) =>
  given(
    await built.wagering.vendorMessage({
      vendor: 'SBXA',
      requestId: `${kind}-${at}`,
      kind,
      playerId: 'ana',
      currency: 'PHP',
      round: `their-${at}`,
      gameCode: kind === 'bet' ? 'harbour-wheel' : '',
      amount: units(amount),
      betRef: '',
      now: built.clock.now(),
      sessionSince: built.clock.now(),
    }),
  );

async function vendorRound(at: number): Promise<void> {
  await say('bet', at, '5');
  await say('win', at, '7');
  await say('end', at, '0');
}

async function listed(asked: BetsAsked & { pageSize?: number; cursor?: string | undefined }) {
  const { listBets } = built.wagering.actions;
  const input = asked as Parameters<typeof listBets>[0]['input'];
  return given(await listBets(callOf(playerCaller('ana'), input, built.clock.now())));
}

const everything: readonly BetsAsked[] = [
  {},
  { startDate: '2026-11-20', endDate: '2026-11-21' },
  { startDate: '2026-11-20 00:00:00', endDate: '2026-11-21 23:59:59' },
  { startDate: '2026-11-19 13:00:00', endDate: '2026-11-21 20:00:00' },
  { endDate: '2026-11-19' },
  { startDate: '2030-01-01' },
  { gameType: 'LIVE' },
  { vassalage: 'SBXA', startDate: '2026-11-20' },
  { vassalage: 'BAIZE' },
  { gameCode: 'monsoon-243' },
  { state: 'open' },
  { state: 'void' },
  { state: 'settled', gameCode: 'golden-lotus-20', endDate: '2026-11-21' },
  { minStake: 3, maxStake: 6 },
];

const count = () => countDays.run({ database, clock: built.clock })();

const answers = async () => {
  const found = [];
  for (const asked of everything) found.push(await listed({ ...asked, pageSize: 100 }));
  return found;
};

test('sums are those of every round that fits, also once its days are counted', async () => {
  const before = await answers();
  for (const [at, { list, footer, page }] of before.entries()) {
    const stakes = list.filter(({ state }) => state !== 'void').map(({ stake }) => stake);
    const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
    expect([everything[at], page.total, footer]).toEqual([
      everything[at],
      list.length,
      {
        stake: sum(stakes),
        payout: sum(list.map(({ payout }) => payout)),
        gameLoses: footer.stake,
        gameWinnings: footer.payout,
        netProfit: sum(list.map(({ netProfit }) => netProfit)),
        whole: true,
      },
    ]);
  }
  await count();
  const days = await sql<{ days: bigint }>`select count(distinct day) as days
    from wagering_day`.execute(database.kysely);
  expect(Number(days.rows[0]?.days)).toBe(4);
  expect(await answers()).toEqual(before);
});

test('an agent reads a member’s wagers since the member stands below, no others', async () => {
  const { listBets } = built.wagering.actions;
  const ask = async (who: Parameters<typeof playerCaller>, input: object) =>
    listBets(callOf(playerCaller(...who), { pageSize: 100, ...input }, built.clock.now()));
  const boss = ['boss', { type: 1 }] as const;
  const { list, footer, page } = given(await ask([...boss], { customerId: 'ana' }));
  const all = (await listed({ pageSize: 100 })).list;
  const since = all.filter(({ openedAt }) => openedAt >= belowBoss);
  expect(since.length).toBeGreaterThan(0);
  expect(since.length).toBeLessThan(all.length);
  expect(list).toEqual(since);
  expect(page.total).toBe(since.length);
  expect(footer.payout).toBe(since.reduce((sum, { payout }) => sum + payout, 0));
  const early = { customerId: 'ana', startDate: '2026-11-01', endDate: '2026-11-19' };
  expect(given(await ask([...boss], early)).list).toEqual([]);
  for (const [who, customerId] of [
    [boss, 'eve'],
    [['other', { type: 1 }], 'ana'],
    // No agent.
    [['boss', { type: 0 }], 'ana'],
  ] as const)
    expect(await ask([...who], { customerId })).toMatchObject({ refused: 'member-not-found' });
  expect(given(await ask(['ana'], { customerId: 'ana', pageSize: 100 })).list).toEqual(all);
});

test('stakes since a moment are the same by counted days as by the rounds', async () => {
  await count();
  for (const hours of [0, 1, 30, 75, 10_000]) {
    const asked = ['ana', 'PHP', built.clock.now() - hours * hourMs] as const;
    const sums = await built.wagering.sums(...asked);
    expect([hours, await built.wagering.lifeSums(...asked)]).toEqual([hours, sums]);
  }
  const { staked } = await built.wagering.lifeSums('ana', 'PHP', 0);
  expect(staked).toBeGreaterThan(0n);
});

test('a cursor leads through all pages once', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listed({ pageSize: 4, cursor });
    seen.push(...page.list.map(({ roundId }) => roundId));
    cursor = page.next === '' ? undefined : page.next;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(15);
  expect(new Set(seen).size).toBe(15);
});

test('each row has its number and a reference: the vendor’s own for a vendor’s round', async () => {
  const { list } = await listed({ pageSize: 100 });
  expect(list.every(({ roundId, reference }) => roundId !== '' && reference !== '')).toBe(true);
  const theirs = list.filter(({ vassalage }) => vassalage === 'SBXA');
  expect(theirs.map(({ reference }) => reference)).toEqual(['their-9', 'their-5', 'their-1']);
});

const openRounds = async (reference: string, player = 'ana') => {
  const { findReference } = built.wagering.actions;
  return findReference(callOf(playerCaller(player), { reference }, built.clock.now()));
};

test('a vendor’s round opens with its bet, win and end', async () => {
  const [bet] = (await listed({ vassalage: 'SBXA' })).list;
  const { list } = given(await openRounds(bet?.roundId ?? ''));
  expect(list).toMatchObject([
    {
      vassalage: 'SBXA',
      state: 'settled',
      verifiable: false,
      messages: [
        { kind: 'bet', number: 'bet-9', round: 'their-9', amount: '5.0000' },
        { kind: 'win', number: 'win-9', amount: '7.0000' },
        { kind: 'end', number: 'end-9' },
      ],
    },
  ]);
  const asked = callOf(owner, { id: 'ana', reference: bet?.roundId ?? '' }, built.clock.now());
  expect(given(await built.wagering.actions.findReferenceOfMember(asked)).list).toEqual(list);
});

test('a player cannot open the round of another player', async () => {
  expect(await openRounds(open, 'ben')).toEqual({ refused: 'round-unknown' });
  expect(given(await openRounds(open)).list).toMatchObject([{ state: 'open', messages: [] }]);
});

test('an order opens its slips, and an event those of the player', async () => {
  const plan = planAt(built.clock.now(), { drawnBy: 'outside' });
  await built.wagering.planEvents([plan]);
  const eventId = eventIdOf(plan);
  const placed = await built.wagering.placeSlips({
    player: playerCaller('ana'),
    intent: 'order-1',
    slips: [slipOn(eventId), slipOn(eventId, { text: '5|5|5' })],
    now: built.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  if (isRefusal(placed)) throw new Error(placed.refused);
  const { orderId } = placed.order;
  for (const reference of [orderId, eventId])
    expect(given(await openRounds(reference)).list).toMatchObject([{ orderId }, { orderId }]);
  const [newest] = (await listed({ pageSize: 1 })).list;
  expect(newest).toMatchObject({ reference: orderId });
});

test('a round that is settled after its day was counted is counted anew', async () => {
  const before = await listed({ endDate: '2026-11-22' });
  built.clock.advance(48 * hourMs);
  await count();
  const search = { family: 'slots', before: built.clock.now(), count: 100 };
  const opened = await built.wagering.openRounds(search);
  const round = opened.find(({ roundId }) => roundId === open);
  if (!round) throw new Error('the round is not open');
  await built.wagering.settleRound({ round, payout: units('50'), draws: [], outcome: {} });
  const page = { endDate: '2026-11-23', pageSize: 100 };
  // A transaction under way elsewhere may hold the count back for a moment.
  const difference = async () => {
    await count();
    const { footer, list } = await listed(page);
    return footer.payout - list.reduce((sum, { payout }) => sum + payout, 0);
  };
  await expect.poll(difference, { timeout: 10_000 }).toBe(0);
  const { footer, list } = await listed(page);
  expect(footer.payout).toBeGreaterThanOrEqual(before.footer.payout);
  expect(list.find(({ roundId }) => roundId === open)?.state).toBe('settled');
});

test('the file holds the rounds that fit', async () => {
  const call = callOf(
    playerCaller('ana'),
    { startDate: '2026-11-19', endDate: '2026-11-19' },
    built.clock.now(),
  );
  const file = await built.wagering.actions.downloadBets(call);
  if (isRefusal(file)) throw new Error(file.refused);
  const lines = (await text(file as Readable)).trim().split('\r\n');
  expect(lines[0]).toContain('Reference');
  expect(lines).toHaveLength(
    1 + (await listed({ endDate: '2026-11-19', pageSize: 100 })).list.length,
  );
  const whole = callOf(playerCaller('ana'), {}, built.clock.now());
  expect(await built.wagering.actions.downloadBets(whole)).toEqual({
    refused: 'record-period-missing',
  });
});
