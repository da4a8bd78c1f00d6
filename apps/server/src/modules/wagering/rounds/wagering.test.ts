// Proves that a stake is taken once, within limits, with its draw fixed; and that a closed round
// never moves again.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import { systemRandomness } from '../../../platform/randomness/index.ts';
import { ownPlay } from './actions/own-play.ts';
import { owner } from '../../settings/testing.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const gameVersion = 'v1';
const asked = (player: string, intent: string, stake = '1') => ({
  player: playerCaller(player),
  intent,
  gameCode: 'golden-lotus-20',
  gameVersion,
  family: 'slots',
  bet: '',
  stake: units(stake),
  now: built.clock.now(),
  paceMs: 0,
});
const actions = () => built.wagering.actions;
/** A call by this player, now. */
const by = <const I>(player: string, input: I) =>
  callOf(playerCaller(player), input, built.clock.now());

async function open(player: string, intent: string, stake = '1') {
  const opened = await built.wagering.openRound(asked(player, intent, stake));
  if (isRefusal(opened)) throw new Error(opened.refused);
  return opened;
}
const settle = async (player: string, intent: string, payout: string, stake = '1') => {
  const { round } = await open(player, intent, stake);
  return built.wagering.settleRound({
    round,
    payout: units(payout),
    draws: [[32, 5]],
    outcome: { events: [] },
  });
};

test('a stake is in play until the round is settled; the payout is cash', async () => {
  await built.fund('ann', '100');
  const { round } = await open('ann', 'intent-1', '10');
  expect(await built.ledger.balance('ann', 'PHP')).toMatchObject({
    cash: units('90'),
    inPlay: units('10'),
  });
  const settled = await built.wagering.settleRound({
    round,
    payout: units('25.5'),
    draws: [[32, 1]],
    outcome: {},
  });
  expect(settled).toMatchObject({
    state: 'settled',
    payout: units('25.5'),
    balanceAfter: units('115.5'),
  });
  expect(await built.ledger.balance('ann', 'PHP')).toEqual({
    cash: units('115.5'),
    held: 0n,
    inPlay: 0n,
    bonus: 0n,
  });
});

test('the same intent is the same round, also after it was settled', async () => {
  await built.fund('bob', '100');
  const first = await open('bob', 'click-1');
  const again = await open('bob', 'click-1');
  expect(again).toMatchObject({
    replayed: true,
    round: { roundId: first.round.roundId, nonce: first.round.nonce },
  });
  await settle('bob', 'click-1', '2');
  const late = await settle('bob', 'click-1', '99');
  expect(late.payout).toBe(units('2'));
  expect((await built.ledger.balance('bob', 'PHP')).cash).toBe(units('101'));
});

test('an intent repeated with another stake is refused', async () => {
  await built.fund('cat', '100');
  await settle('cat', 'click-1', '0');
  const reused = await built.wagering.openRound(asked('cat', 'click-1', '2'));
  expect(reused).toMatchObject({ refused: 'idempotency-key-reused' });
});

test('twenty sends of one click are one stake', async () => {
  await built.fund('dan', '100');
  const sends = await Promise.all(Array.from({ length: 20 }, () => open('dan', 'one-click', '5')));
  expect(new Set(sends.map(({ round }) => round.roundId)).size).toBe(1);
  expect(sends.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect((await built.ledger.balance('dan', 'PHP')).inPlay).toBe(units('5'));
});

test('one round at a time: parallel clicks open one round', async () => {
  await built.fund('eve', '100');
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      built.wagering.openRound(asked('eve', `click-${index}`)),
    ),
  );
  const refused = outcomes.flatMap((one) => (isRefusal(one) ? [one.refused] : []));
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'round-open'));
});

test('a stake above the balance is refused and moves nothing', async () => {
  await built.fund('fay', '3');
  expect(await built.wagering.openRound(asked('fay', 'too-much', '3.01'))).toMatchObject({
    refused: 'balance-too-low',
  });
  expect(await built.ledger.balance('fay', 'PHP')).toEqual({
    cash: units('3'),
    held: 0n,
    inPlay: 0n,
    bonus: 0n,
  });
});

// @proves R48
test('a spend limit holds to the unit, and loosens only after a day', async () => {
  await built.fund('gil', '1000');
  await actions().setLimit(by('gil', { kind: 'spend', span: 'day', value: '25' }));
  let staked = 0;
  for (let index = 0; index < 100; index += 1) {
    const outcome = await built.wagering.openRound(asked('gil', `round-${index}`, '0.8'));
    if (isRefusal(outcome)) {
      expect(outcome.refused).toBe('spend-limit-reached');
      continue;
    }
    staked += 1;
    await built.wagering.settleRound({ round: outcome.round, payout: 0n, draws: [], outcome: {} });
  }
  expect(staked).toBe(31);
  await actions().setLimit(by('gil', { kind: 'spend', span: 'day', value: '50' }));
  expect(await built.wagering.openRound(asked('gil', 'at-once'))).toMatchObject({
    refused: 'spend-limit-reached',
  });
});

// @proves R52
test('a break stops every stake, and a later shorter break does not end it', async () => {
  await built.fund('hal', '10');
  await actions().takeBreak(by('hal', { hours: 24 }));
  const shorter = given(await actions().takeBreak(by('hal', { hours: 1 })));
  expect(shorter.breakUntil).toBe(built.clock.now() + 24 * 3_600_000);
  expect(await built.wagering.openRound(asked('hal', 'on-break'))).toMatchObject({
    refused: 'player-on-break',
  });
});

// @proves R52
test('an exclusion stops every stake, is never shortened and covers breaks', async () => {
  await built.fund('ivo', '10');
  const { until } = given(await actions().excludeSelf(by('ivo', { months: 12 })));
  const year = Date.UTC(2027, 10, 21) - Date.UTC(2026, 10, 21);
  expect(until).toBe(built.clock.now() + year);
  expect(given(await actions().excludeSelf(by('ivo', { months: 6 })))).toEqual({ until });
  await actions().takeBreak(by('ivo', { hours: 1 }));
  expect(await built.wagering.openRound(asked('ivo', 'excluded'))).toMatchObject({
    refused: 'self-excluded',
    facts: { until },
  });
  const shown = given(await actions().getLimits(by('ivo', {})));
  expect(shown).toMatchObject({ breakUntil: null, exclusion: { until } });
  const other = ['nobody', 'ivo'];
  expect(await built.wagering.isAnyExcluded(other, built.clock.now())).toBe(true);
  expect(await built.wagering.isAnyExcluded(['hal'], built.clock.now())).toBe(false);
  expect(given(await actions().excludeSelf(by('ivo', { months: null })))).toEqual({ until: null });
});

test('a break after an ended exclusion is only a break', async () => {
  await actions().excludeSelf(by('ida', { months: 6 }));
  const later = built.clock.now() + 200 * 24 * 3_600_000;
  const then = <const I>(input: I) => callOf(playerCaller('ida'), input, later);
  await actions().takeBreak(then({ hours: 1 }));
  const shown = given(await actions().getLimits(then({})));
  expect(shown).toMatchObject({ breakUntil: later + 3_600_000, exclusion: null });
});

// @proves R50
test('a due reality check stops stakes until the player has seen the cost', async () => {
  await built.fund('ira', '10');
  const chosen = given(await actions().setRealityCheck(by('ira', { minutes: 15 })));
  expect(chosen).toEqual({ minutes: 15 });
  const since = built.clock.now();
  const at = (minutes: number) => ({
    ...asked('ira', `after ${minutes}`),
    player: playerCaller('ira', { since }),
    now: since + minutes * 60_000,
  });
  const first = await built.wagering.openRound(at(14));
  if (isRefusal(first)) throw new Error(first.refused);
  await built.wagering.settleRound({ round: first.round, payout: 0n, draws: [], outcome: {} });
  expect(await built.wagering.openRound(at(15))).toEqual({ refused: 'reality-check-due' });
  const seen = callOf(playerCaller('ira', { since }), {}, since + 15 * 60_000);
  expect(given(await actions().getSessionStrip(seen)).checkDueAt).toBe(since + 15 * 60_000);
  expect(given(await actions().passRealityCheck(seen))).toEqual({ dueAt: since + 30 * 60_000 });
  expect(isRefusal(await built.wagering.openRound(at(16)))).toBe(false);
});

test('a seed is revealed by rotation, never while a round is open', async () => {
  await built.fund('ian', '10');
  const { round } = await open('ian', 'first');
  const before = (await built.wagering.seedOf(round))
    .draws(built.wagering.drawnFrom(round))
    .int(1_000_000);
  expect(await actions().rotateSeed(by('ian', {}))).toMatchObject({
    refused: 'seed-rotation-blocked',
  });
  await settle('ian', 'first', '0');
  const receipt = given(await actions().getRound(by('ian', { roundId: round.roundId })));
  expect(receipt.serverSeed).toBeNull();
  given(await actions().getSeed(by('ian', {})));
  const rotated = given(await actions().rotateSeed(by('ian', { clientSeed: 'my-own-words' })));
  expect(rotated.revealed.commitment).toBe(round.commitment);
  expect(rotated.current.nonce).toBe(0);
  expect(
    (await built.wagering.seedOf(round)).draws(built.wagering.drawnFrom(round)).int(1_000_000),
  ).toBe(before);
  expect((await open('ian', 'second')).round).toMatchObject({
    clientSeed: 'my-own-words',
    nonce: 1n,
  });
});

test('one intent rotates once and gets the same answer, also in parallel', async () => {
  const more = { intent: 'one-click-of-lou' };
  given(await actions().getSeed(by('lou', {})));
  const rotate = async (intent = more) =>
    given(await actions().rotateSeed(callOf(playerCaller('lou'), {}, built.clock.now(), intent)));
  const [first, second] = await Promise.all([rotate(), rotate()]);
  expect(second).toEqual(first);
  built.clock.advance(1000);
  await rotate({ intent: 'another-click' });
  expect(await rotate()).toEqual(first);
});

test('another player’s round is unknown', async () => {
  await built.fund('joy', '10');
  const { roundId } = await settle('joy', 'mine', '0');
  expect(await actions().getRound(by('ann', { roundId }))).toMatchObject({
    refused: 'round-unknown',
  });
});

test('a void returns the stake and is announced once', async () => {
  await built.fund('kim', '10');
  const { round } = await open('kim', 'voided', '4');
  await built.wagering.voidRound(round, 'test');
  const again = await built.wagering.voidRound(round, 'test');
  expect(again.state).toBe('void');
  expect(built.closed.filter(({ playerId }) => playerId === 'kim')).toHaveLength(1);
  expect((await built.ledger.balance('kim', 'PHP')).cash).toBe(units('10'));
});

test('the betting record lists own rounds, newest first, with sums', async () => {
  await built.fund('leo', '100');
  for (const [intent, payout] of [
    ['one', '0'],
    ['two', '2.5'],
    ['three', '0'],
  ] as const) {
    await settle('leo', intent, payout);
    built.clock.advance(1000);
  }
  const record = given(await actions().listBets(by('leo', { pageSize: 2 })));
  expect(record.page.total).toBe(3);
  expect(record.list.map(({ netProfit }) => netProfit)).toEqual([-1, 1.5]);
  expect(record.footer).toEqual({
    stake: 3,
    payout: 2.5,
    netProfit: -0.5,
    gameLoses: 3,
    gameWinnings: 2.5,
    whole: true,
  });
  const early = given(await actions().listBets(by('leo', { endDate: '2020-01-01' })));
  expect(early.list).toEqual([]);
  const seen = given(await actions().findRounds(callOf(owner, { id: 'leo' }, built.clock.now())));
  expect(seen.list.map(({ payout }) => payout)).toEqual(['0.0000', '2.5000', '0.0000']);
});

// @proves R49
test('the session strip counts from sign-in; limits show use and pending changes', async () => {
  await built.fund('mia', '100');
  await settle('mia', 'one', '0.4');
  expect(given(await actions().getSessionStrip(by('mia', {})))).toMatchObject({
    staked: '1.00',
    paid: '0.40',
    net: '-0.60',
  });
  await actions().setLimit(by('mia', { kind: 'loss', span: 'week', value: '5' }));
  await actions().setLimit(by('mia', { kind: 'loss', span: 'week', value: null }));
  await actions().setLimit(by('mia', { kind: 'session', span: 'single', value: '90' }));
  const { limits } = given(await actions().getLimits(by('mia', {})));
  expect(limits).toMatchObject([
    {
      kind: 'loss',
      value: '5.00',
      used: '0.60',
      pendingValue: null,
      pendingFrom: expect.any(Number),
    },
    { kind: 'session', value: '90', used: '60' },
  ]);
  for (const value of ['-1', '1.001', 'ten', '99999999999999999999']) {
    const refused = await actions().setLimit(by('mia', { kind: 'loss', span: 'day', value }));
    expect(refused).toMatchObject({ refused: 'amount-invalid' });
  }
});

test('a player has a seed pair before the first stake and sees revealed ones', async () => {
  const before = given(await actions().getSeed(by('new', {})));
  expect(before).toMatchObject({
    current: { nonce: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
    revealed: [],
  });
  await actions().rotateSeed(by('new', {}));
  const after = given(await actions().getSeed(by('new', {})));
  expect(after.revealed[0]?.commitment).toBe(before.current.commitment);
  expect(after.current.commitment).not.toBe(before.current.commitment);
});

test('the top winners are real payouts in real money, one a player', async () => {
  const winners = await built.wagering.topWinners('PHP', 0, 3);
  expect(winners[0]).toMatchObject({ playerId: 'ann', payout: units('25.5') });
  expect(new Set(winners.map(({ playerId }) => playerId)).size).toBe(winners.length);
});

test('play money counts towards no money limit, but a break stops it', async () => {
  await built.fund('nat', '100');
  await built.fund('nat', '100', 'FUN');
  await actions().setLimit(by('nat', { kind: 'spend', span: 'day', value: '3' }));
  const inFun = (intent: string, stake: string) => {
    const { player, ...rest } = asked('nat', intent, stake);
    return built.wagering.openRound({ ...rest, player: { ...player, currency: 'FUN' } });
  };
  const played = given(await inFun('fun', '50'));
  await built.wagering.settleRound({ round: played.round, payout: 0n, draws: [], outcome: {} });
  const real = given(await built.wagering.openRound(asked('nat', 'real', '2')));
  await built.wagering.settleRound({ round: real.round, payout: 0n, draws: [], outcome: {} });
  expect(await built.wagering.openRound(asked('nat', 'more', '2'))).toMatchObject({
    refused: 'spend-limit-reached',
  });
  await actions().takeBreak(by('nat', { hours: 1 }));
  expect(await inFun('on-break', '1')).toMatchObject({ refused: 'player-on-break' });
});

test('two parallel first readings get the same seed', async () => {
  const ports = { database, randomness: systemRandomness };
  const looks = await Promise.all([ownPlay(ports, 'ona', 'PHP'), ownPlay(ports, 'ona', 'PHP')]);
  expect(looks[0].commitment).toBe(looks[1].commitment);
});

test('a stake is taken after a restore lost the player’s row', async () => {
  await built.fund('lost', '100');
  await settle('lost', 'lost-1', '0');
  await sql`delete from wagering_player where player_id = 'lost'`.execute(database.kysely);
  const { round } = await open('lost', 'lost-2');
  expect(round).toMatchObject({ state: 'open', nonce: 1n });
  expect((await built.ledger.balance('lost', 'PHP')).inPlay).toBe(units('1'));
});
