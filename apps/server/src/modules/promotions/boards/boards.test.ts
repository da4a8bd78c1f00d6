// Boards over a real database: every counted round is ranked once, places are exact, and a race
// that ended pays each place once.
import { demoType } from '@baize/contract';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { allCountable, countAllHours } from '../../wagering/testing.ts';
import { cash, buildPromotions, raceWith, writtenWith, type BuiltPromotions } from '../testing.ts';

let database: Database;
let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPromotions(database);
  ({ actions } = built.promotions);
});

const hourMs = 3_600_000;
const keep = async (of: BuiltPromotions = built) =>
  of.promotions.jobs.find(({ name }) => name === 'promotions-keep-boards')?.run();
const boardOf = async (id: string, playerId = 'ana', more: { last?: 'Y' } = {}) =>
  given(await actions.getBoard(built.member(playerId, { id, ...more })));
const staffBoardOf = async (id: string) => given(await actions.openBoard(built.staff({ id })));
const placesOf = async (id: string) =>
  (await staffBoardOf(id)).list.map(({ username, score }) => [username, score]);
const rewardsOf = async (playerId: string) =>
  given(await actions.listRewards(built.member(playerId, {}))).list.map(
    ({ rewards }) => rewards[0]?.amount,
  );
const fundAll = async (...names: string[]) => {
  for (const name of names) await built.fund(name, '100000');
};
/** Another count under way leaves the end to the next minute. */
const endRace = async (id: string) => {
  built.clock.set(Date.parse('2026-11-28T00:06:00Z'));
  await keep();
  for (let turn = 0; turn < 50 && (await staffBoardOf(id)).state !== 'ended'; turn += 1)
    await keep();
};

test('a board ranks members by what they staked, masks names and shows the own place', async () => {
  const id = await built.publish(raceWith());
  await fundAll('player-ana', 'player-bob', 'player-cyd');
  await built.play('player-ana', '50');
  await built.play('player-bob', '80');
  await built.play('player-cyd', '20');
  await built.play('player-ana', '40');
  await keep();
  const board = await boardOf(id, 'player-cyd');
  expect(board.list).toEqual([
    { place: 1, name: 'pl***a', score: '90.00', isOwn: false },
    { place: 2, name: 'pl***b', score: '80.00', isOwn: false },
    { place: 3, name: 'pl***d', score: '20.00', isOwn: true },
  ]);
  expect(board).toMatchObject({
    own: { place: 3, score: '20.00' },
    members: 3,
    state: 'running',
    hasLast: false,
    prizes: [
      { from: 1, to: 1, rewards: [{ amount: '100' }] },
      { from: 2, to: 3, rewards: [{ amount: '40' }] },
    ],
  });
  const visitor = given(await actions.getBoard(built.visitor({ id })));
  expect(visitor.own).toBeNull();
});

test('a board equals a recount from the rounds of its hours', async () => {
  const dates = {
    startsAt: built.clock.now() + 2 * hourMs,
    endsAt: built.clock.now() + 9 * hourMs,
  };
  const id = await built.publish(raceWith({}, dates));
  const names = ['ana', 'bob', 'cyd', 'dee'];
  await fundAll(...names);
  const rounds: { name: string; stake: number; at: number }[] = [];
  const step = fc.record({
    name: fc.constantFrom(...names),
    stake: fc.integer({ min: 1, max: 30 }),
    waitMs: fc.constantFrom(1, 1_000, 1_300_000),
    counted: fc.constantFrom('counted' as const, 'uncounted' as const),
  });
  const [steps = []] = fc.sample(fc.array(step, { minLength: 40, maxLength: 40 }), {
    numRuns: 1,
    seed: 17,
  });
  for (const { name, stake, waitMs, counted } of steps) {
    built.clock.advance(waitMs);
    await built.play(name, String(stake), 0n, counted);
    rounds.push({ name, stake, at: built.clock.now() });
  }
  await countAllHours(database, built.wagering);
  await keep();
  const ranked = rounds.filter(({ at }) => at >= dates.startsAt && at < dates.endsAt);
  expect(ranked.length).toBeLessThan(rounds.length);
  const placed = names
    .map((name) => ranked.filter((one) => one.name === name))
    .filter((own) => own.length > 0)
    .map((own) => ({
      name: own[0]?.name,
      score: own.reduce((sum, { stake }) => sum + stake, 0),
      at: Math.max(...own.map(({ at }) => at)),
    }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  expect(placed.length).toBeGreaterThan(2);
  expect(await placesOf(id)).toEqual(placed.map(({ name, score }) => [name, `${score}.00`]));
});

test('of equal scores the one that was reached first is ahead', async () => {
  const id = await built.publish(raceWith());
  await fundAll('ana', 'bob');
  await built.play('bob', '10');
  built.clock.advance(1_000);
  await built.play('ana', '30');
  built.clock.advance(1_000);
  await built.play('bob', '20');
  await keep();
  expect(await placesOf(id)).toEqual([
    ['ana', '30.00'],
    ['bob', '30.00'],
  ]);
});

test('the highest multiple counts, from when it was first reached', async () => {
  const board = { score: 'multiple' as const, games: raceGames, multipleMin: 200 };
  const id = await built.publish(raceWith({ board }));
  await fundAll('ana', 'bob', 'cyd');
  await built.play('ana', '10', built.unitsOf('55'));
  built.clock.advance(1_000);
  await built.play('bob', '1', built.unitsOf('12.5'));
  await built.play('ana', '10', built.unitsOf('30'));
  await built.play('cyd', '10', built.unitsOf('19'));
  await keep();
  expect(await placesOf(id)).toEqual([
    ['bob', '1250'],
    ['ana', '550'],
  ]);
});
const raceGames = { categories: [], vendors: [], games: [] };

test('play of other games and other hours is not ranked', async () => {
  const games = { ...raceGames, categories: ['LIVE' as const] };
  const live = await built.publish(
    raceWith({ board: { score: 'turnover', games, multipleMin: 100 } }),
  );
  const later = await built.publish(
    raceWith({}, { startsAt: built.clock.now() + hourMs, endsAt: built.clock.now() + 9 * hourMs }),
  );
  await fundAll('ana');
  await built.play('ana', '10');
  expect((await boardOf(live)).members).toBe(0);
  expect(await boardOf(later)).toMatchObject({ state: 'coming', members: 0, list: [] });
});

test('a race that ended pays each place once, however many processes end it', async () => {
  const id = await built.publish(raceWith());
  const names = ['ana', 'bob', 'cyd', 'dee'];
  await fundAll(...names);
  for (const [at, name] of names.entries()) await built.play(name, String(100 - at));
  const other = buildPromotions(database);
  await other.promotions.start();
  await keep();
  expect(await rewardsOf('ana')).toEqual([]);
  for (const one of [built, other]) one.clock.set(Date.parse('2026-11-28T00:04:00Z'));
  await keep();
  expect((await boardOf(id)).state).toBe('counting');
  for (const one of [built, other]) one.clock.set(Date.parse('2026-11-28T00:06:00Z'));
  await Promise.all([keep(), keep(other), keep(), keep(other)]);
  // One of several counts at once: the others leave the end to it, or to the next minute.
  await keep();
  await other.promotions.stop();
  expect(await Promise.all(names.map(rewardsOf))).toEqual([['100'], ['40'], ['40'], []]);
  const board = await boardOf(id, 'dee');
  expect(board).toMatchObject({ state: 'ended', own: { place: 4 } });
  const [due] = given(await actions.listRewards(built.member('ana', {}))).list;
  const claims = [1, 2, 3].map(() =>
    actions.claimReward(built.member('ana', { id: due?.claimId ?? '' })),
  );
  const done = await Promise.all(claims);
  expect(done.filter((one) => 'claimId' in one)).toHaveLength(1);
});

test('rounds that were not counted yet are counted before a race ends', async () => {
  const id = await built.publish(raceWith());
  await fundAll('ana', 'bob');
  await built.play('bob', '10');
  built.clock.set(Date.parse('2026-11-27T23:59:59Z'));
  await built.play('ana', '10.01', 0n, 'uncounted');
  // An open transaction lasts less than the minutes that pass here at once.
  await allCountable(database);
  built.clock.set(Date.parse('2026-11-28T00:06:00Z'));
  const ended = async () => {
    await keep();
    return (await boardOf(id)).state;
  };
  await expect.poll(ended, { timeout: 20_000 }).toBe('ended');
  expect(await rewardsOf('ana')).toEqual(['100']);
  expect(await rewardsOf('bob')).toEqual(['40']);
});

test('resting, demo and excluded members are on no board', async () => {
  const id = await built.publish(raceWith());
  const names = ['ana', 'bob', 'cyd', 'dee', 'demo'];
  await fundAll(...names);
  built.members.set('demo', { type: demoType });
  for (const [at, name] of names.entries()) await built.play(name, String(10 + at));
  await keep();
  expect((await placesOf(id)).map(([name]) => name)).toEqual(['dee', 'cyd', 'bob', 'ana']);
  given(await built.wagering.actions.takeBreak(built.member('dee', { hours: 720 })));
  const asked = { id, username: 'cyd', isExcluded: true, reason: 'Two accounts of one person' };
  built.opened.add('cyd');
  expect(await actions.changeBoardEntry(built.staff(asked))).toEqual({
    refused: 'reward-own-member',
  });
  built.opened.clear();
  const shown = given(await actions.changeBoardEntry(built.staff(asked)));
  expect(shown.list.at(-1)).toMatchObject({
    place: null,
    username: 'cyd',
    state: 'excluded',
    reason: 'Two accounts of one person',
  });
  expect(built.audited.at(-1)).toMatchObject({ action: 'change-board-entry', subject: 'cyd' });
  await keep();
  expect((await boardOf(id)).list.map(({ name }) => name)).toEqual(['b***', 'a***']);
  expect((await actions.getBoard(built.member('dee', { id }))) as object).toEqual({
    refused: 'promotion-not-found',
  });
  await built.play('cyd', '50');
  await endRace(id);
  expect(await Promise.all(names.map(rewardsOf))).toEqual([['40'], ['100'], [], [], []]);
});

test('an excluded member is let on again with what they played meanwhile', async () => {
  const id = await built.publish(raceWith());
  await fundAll('ana', 'bob');
  await built.play('bob', '5');
  const asked = { id, username: 'ana', reason: 'A mistake' };
  given(await actions.changeBoardEntry(built.staff({ ...asked, isExcluded: true })));
  await built.play('ana', '10');
  await keep();
  expect((await boardOf(id)).own).toBeNull();
  const shown = given(await actions.changeBoardEntry(built.staff({ ...asked, isExcluded: false })));
  expect(shown.list.map(({ username, place }) => [username, place])).toEqual([
    ['ana', 1],
    ['bob', 2],
  ]);
});

test('a member on a break is passed over at the end, and the next moves up', async () => {
  const id = await built.publish(raceWith());
  await fundAll('ana', 'bob');
  await built.play('ana', '20');
  await built.play('bob', '10');
  await keep();
  given(await built.wagering.actions.takeBreak(built.member('ana', { hours: 720 })));
  await endRace(id);
  expect(await rewardsOf('bob')).toEqual(['100']);
  expect((await boardOf(id, 'bob')).list).toHaveLength(1);
});

test('a stopped race ends without prizes', async () => {
  const id = await built.publish(raceWith());
  await fundAll('ana');
  await built.play('ana', '20');
  await keep();
  given(await actions.stopPromotion(built.staff({ id, reason: 'A mistake', keepDue: true })));
  await endRace(id);
  expect(await rewardsOf('ana')).toEqual([]);
  expect((await boardOf(id)).state).toBe('ended');
  const again = { id, username: 'ana', isExcluded: true, reason: 'Too late' };
  expect(await actions.changeBoardEntry(built.staff(again))).toEqual({ refused: 'board-ended' });
});

test('a race needs a budget for all of its prizes', async () => {
  const { createPromotion } = actions;
  const withTotal = (total: string) => raceWith({ budget: { total, day: null, member: null } });
  expect(await createPromotion(built.staff(withTotal('179.99')))).toEqual({
    refused: 'promotion-budget-too-low',
  });
  given(await createPromotion(built.staff(withTotal('180'))));
  const open = raceWith({}, { endsAt: null });
  expect(await createPromotion(built.staff(open))).toEqual({
    refused: 'promotion-condition-wrong',
  });
  expect(await createPromotion(built.staff(raceWith({ board: null })))).toEqual({
    refused: 'promotion-condition-wrong',
  });
});

test('the board of yesterday is shown beside that of today', async () => {
  const id = await built.publish(raceWith({ period: 'day' }, { endsAt: null }));
  await fundAll('ana', 'bob');
  await built.play('ana', '20');
  await keep();
  built.clock.advance(24 * hourMs);
  await built.play('bob', '10');
  await keep();
  expect(await boardOf(id)).toMatchObject({ hasLast: true, own: null, members: 1 });
  expect(await boardOf(id, 'ana', { last: 'Y' })).toMatchObject({
    state: 'ended',
    own: { place: 1, score: '20.00' },
  });
  expect(await rewardsOf('ana')).toEqual(['100']);
  expect(await rewardsOf('bob')).toEqual([]);
});

test('clients of the family are told races and leaders in their form', async () => {
  const id = await built.publish(raceWith());
  await built.publish(writtenWith({}));
  await fundAll('player-ana', 'player-bob');
  await built.play('player-ana', '50');
  await built.play('player-bob', '80');
  await keep();
  const [race, ...more] = given(await actions.getRankBoardList(built.member('player-ana', {})));
  expect(more).toEqual([]);
  expect(race).toMatchObject({
    promotionId: id,
    list: [
      { rank: 1, playerName: 'pl***b', reachedValue: 80 },
      { rank: 2, playerName: 'pl***a', reachedValue: 50 },
    ],
    footer: { rank: 2, reachedValue: 50 },
  });
});

test('a promotion without a board has none to show', async () => {
  const id = await built.publish(
    writtenWith({ tiers: [{ conditions: [], rewards: [cash('1')] }] }),
  );
  expect(await actions.getBoard(built.member('ana', { id }))).toEqual({
    refused: 'board-not-found',
  });
  expect(await actions.openBoard(built.staff({ id: 'nothing' }))).toEqual({
    refused: 'promotion-not-found',
  });
});
