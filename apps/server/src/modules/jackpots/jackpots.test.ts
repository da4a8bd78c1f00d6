// Proves that contributions, wins and pools agree to the unit under parallel wins and crashes, that
// a mystery falls at its hidden amount, and that a pool keeps the terms with which it opened.
import { commitment, jackpotNumbers, mysteryAmount } from '@baize/engines';
import { unitsToNumber } from '@baize/money';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import { prepared, type Database } from '../../platform/database/index.ts';
import { freshTerms } from './rules/terms.ts';
import { closePool, readTiers, readWins } from './store/pools.ts';
import { always, buildJackpots, never, noWin, owner, units } from './testing.ts';

let database: Database;
let one: ReturnType<typeof buildJackpots>;
beforeEach(async () => {
  database = await freshDatabase();
  one = buildJackpots(database);
  await one.jackpots.start();
});
afterEach(async () => {
  await one.close();
  await database.close();
});

const winMajor = { major: always, grand: never };

/** Terms small enough to be played through. */
async function runBy(tier: 'mini' | 'major', seed: string, ceiling: string, ppm = 50_000) {
  await sql`update jackpots_tier set seed = ${units(seed)}, ceiling = ${units(ceiling)},
    contribution_ppm = ${ppm} where tier = ${tier}`.execute(database.kysely);
  await sql`update jackpots_pool set seed = ${units(seed)}, ceiling = ${units(ceiling)},
    contribution_ppm = ${ppm} where tier = ${tier}`.execute(database.kysely);
}

test('every tier begins with its seed once for any number of processes', async () => {
  const other = buildJackpots(database);
  await Promise.all([one.jackpots.start(), other.jackpots.start()]);
  expect(await one.held('mini')).toBe(freshTerms.mini.seed);
  expect(await one.held('grand')).toBe(freshTerms.grand.seed);
  expect(await one.listJackpots()).toMatchObject({ funded: '110200.0000', balanced: true });
  await other.close();
});

// @proves R95
test('a round of 10.00 feeds each pool its share of the stake, and the reserve', async () => {
  await one.fund('ana', '100');
  const round = await one.play('ana', '10', noWin);
  expect(await one.held('mini')).toBe(units('200.04'));
  expect(await one.held('major')).toBe(units('10000.02'));
  expect(await one.held('grand')).toBe(units('100000.02'));
  expect(await one.reserve()).toBe(units('0.065'));
  expect(round).toMatchObject({ jackpotFed: units('0.145'), jackpotWon: 0n, payout: 0n });
  // Who takes no part feeds nothing.
  expect((await one.play('ana', '10', undefined)).jackpotFed).toBe(0n);
  expect(await one.listJackpots()).toMatchObject({ fedByRounds: '0.1450', balanced: true });
});

test('a winner is paid the whole pool within the round, and the next one is seeded', async () => {
  await one.fund('ana', '100');
  const round = await one.play('ana', '10', winMajor);
  const prize = units('10000.02');
  expect(round).toMatchObject({ payout: prize, jackpotWon: prize });
  expect(round.outcome).toMatchObject({
    jackpot: { won: [{ tier: 'major', pool: 1, prize: '10000.0200' }] },
  });
  expect(await one.ledger.balance('ana', 'PHP')).toMatchObject({ cash: units('90') + prize });
  expect(await one.held('major')).toBe(freshTerms.major.seed);
  const books = await one.listJackpots();
  expect(books.balanced).toBe(true);
  expect(books.tiers[1]?.books).toMatchObject({ seeded: '20000.0000', won: '10000.0200' });
  expect(await one.isBalanced()).toBe(true);
});

test('a pool is won once: a second win fails and changes nothing', async () => {
  const [tier] = await readTiers(database.kysely, one.secrets);
  if (!tier?.pool) throw new Error('no pool runs');
  const { pool } = tier;
  const won = { pool, prize: 1n, roundId: 'r1', gameCode: 'GL20', at: 0 };
  const keep = (playerId: string) => {
    const saving = closePool({ ...won, playerId });
    return prepared(database.kysely, saving, saving.values);
  };
  await keep('ana');
  await expect(keep('ben')).rejects.toThrow('division by zero');
  const { wins } = await readWins(database.kysely, { offset: 0, limit: 9 });
  expect(wins).toMatchObject([{ player_id: 'ana', tier: pool.tier }]);
});

test('one round may win two tiers, and is paid both', async () => {
  await one.fund('ana', '100');
  const round = await one.play('ana', '10', { major: always, grand: always });
  expect(round.jackpotWon).toBe(units('110000.04'));
  expect((await one.listJackpots()).balanced).toBe(true);
});

// @proves R95
test('a seed comes from the reserve first, and from the house for the rest', async () => {
  await one.fund('ana', '1000010');
  await one.play('ana', '1000000', noWin);
  // 0.65 % of a million, less the seed of the mini that so large a stake was sure to win.
  expect(await one.reserve()).toBe(units('6300'));
  await one.play('ana', '10', winMajor);
  expect(await one.reserve()).toBe(0n);
  // The mini fell again, with what had been left over; its seed came first. Of the 10 000 for the
  // major the reserve had 6100.065.
  expect(await one.listJackpots()).toMatchObject({ funded: '114099.9350', balanced: true });
});

// @proves R94
test('parallel winners each win one pool, in the order of postings', async () => {
  const other = buildJackpots(database);
  const players = Array.from({ length: 24 }, (_, index) => `player-${index}`);
  for (const player of players) await one.fund(player, '100');
  const rounds = await Promise.all(players.map((player) => one.open(player)));
  const settled = await Promise.all(
    rounds.map((round, index) => (index % 2 ? one : other).settle(round, winMajor)),
  );
  const prizes = settled.map(({ jackpotWon }) => jackpotWon).sort((a, b) => Number(b - a));
  // All were fed before, each by some; every further pool began again at its seed.
  expect(prizes.every((prize) => prize > freshTerms.major.seed)).toBe(true);
  const held = await one.held('major');
  const fed = 24n * units('0.02');
  expect(prizes.reduce((sum, prize) => sum + prize, held)).toBe(25n * units('10000') + fed);
  const { list, total } = given(
    await one.jackpots.actions.listJackpotWins(callOf(owner, { pageSize: 100 }, one.clock.now())),
  );
  expect(total).toBe(24);
  expect(new Set(list.map(({ number }) => number)).size).toBe(24);
  expect(await one.listJackpots()).toMatchObject({ balanced: true });
  expect(await one.isBalanced()).toBe(true);
  await other.close();
});

// @proves R95
test('parallel contributions of several processes lose no unit', async () => {
  const other = buildJackpots(database);
  const players = Array.from({ length: 20 }, (_, index) => `player-${index}`);
  for (const player of players) await one.fund(player, '100');
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all(
      players.map((player, index) => (index % 2 ? one : other).play(player, '1.37', noWin)),
    );
  }
  const { tiers, fedByRounds, balanced } = await one.listJackpots();
  expect(tiers.map(({ books }) => books.fed)).toEqual(['0.4320', '0.2160', '0.2160']);
  expect(fedByRounds).toBe('1.5680');
  expect(balanced).toBe(true);
  await other.close();
});

test('a crash after the stake loses no win: the same number is drawn, and paid once', async () => {
  await one.fund('ana', '100');
  const left = await one.open('ana');
  const before = jackpotNumbers(await one.wagering.seedOf(left), one.wagering.drawnFrom(left));
  const other = buildJackpots(database);
  const [found] = await other.wagering.openRounds({ before: one.clock.now() + 1, count: 10 });
  if (!found) throw new Error('the round is gone');
  expect(
    jackpotNumbers(await other.wagering.seedOf(found), other.wagering.drawnFrom(found)),
  ).toEqual(before);
  const [paid, again] = await Promise.all([
    other.settle(found, winMajor),
    one.settle(left, winMajor),
  ]);
  expect(again).toEqual(paid);
  expect(await one.ledger.balance('ana', 'PHP')).toMatchObject({
    cash: units('90') + paid.jackpotWon,
  });
  expect((await one.listJackpots()).balanced).toBe(true);
  await other.close();
});

// @proves R94
test('a mystery is won at its hidden amount, which can be checked afterwards', async () => {
  await runBy('mini', '200', '210');
  const hash = (await one.getJackpot()).tiers[0]?.commitment;
  expect(JSON.stringify(await one.getJackpot())).not.toContain('"secret":"');
  await one.fund('ana', '10000');
  let won = 0n;
  while (won === 0n) won = (await one.play('ana', '10', noWin)).jackpotWon;
  one.clock.advance(2000);
  const last = (await one.getJackpot()).tiers[0]?.lastWin;
  expect(last?.commitment).toBe(hash);
  expect(commitment(last?.secret ?? '')).toBe(hash);
  const terms = { seed: units('200'), ceiling: units('210') };
  expect(mysteryAmount(last?.secret ?? '', terms)).toBe(won);
  // The part of the last stake beyond the prize goes to the next pool.
  const left = (await one.held('mini')) - units('200');
  expect(left >= 0n && left < units('0.5')).toBe(true);
  expect((await one.listJackpots()).balanced).toBe(true);
});

// @proves R95
test('no prize exceeds its ceiling; contributions beyond it go to the reserve', async () => {
  await runBy('major', '10000', '10000.40');
  await one.fund('ana', '1000');
  for (let turn = 0; turn < 3; turn += 1) await one.play('ana', '10', noWin);
  expect(await one.held('major')).toBe(units('10000.40'));
  expect((await one.play('ana', '10', winMajor)).jackpotWon).toBe(units('10000.40'));
  expect((await one.listJackpots()).balanced).toBe(true);
});

// @proves L20 L144 R94
test('the public jackpot figures are complete, current and shown with the rules', async () => {
  const shown = await one.getJackpot();
  expect(shown.tiers.map(({ tier, amount }) => [tier, amount])).toEqual([
    ['mini', '200.00'],
    ['major', '10000.00'],
    ['grand', '100000.00'],
  ]);
  expect(shown.tiers[0]).toMatchObject({
    prizeMinimum: '200.01',
    prizeMaximum: '1000.00',
    contributionPpm: 4000,
    diversionPpm: 2000,
  });
  expect(shown).toMatchObject({
    jackpot_amount: 100_000,
    game_jackpot: [{ game_name: 'Golden Lotus 20', amount: 100_000 }],
  });
  await one.fund('ana', '100000');
  await one.play('ana', '100000', noWin);
  one.clock.advance(1001);
  const later = await one.getJackpot();
  expect(later.jackpot_amount).toBe(unitsToNumber(units('100200')));
  expect(later.at).toBe(one.clock.now());
});

const terms = {
  seed: '12000',
  ceiling: '150000',
  contributionPpm: 1000,
  diversionPpm: 0,
  turnover: '1000000',
};
const change = (input: Partial<typeof terms & { tier: string; ending: boolean }>) =>
  one.jackpots.actions.changeJackpot(
    callOf(owner, { tier: 'major', ending: false, ...terms, ...input }, one.clock.now()),
  );

// @proves R119
test('changed terms apply from the next pool on and are audited', async () => {
  given(await change({}));
  expect((await one.listJackpots()).tiers[1]?.running).toMatchObject({ seed: '10000.00' });
  await one.fund('ana', '100');
  expect((await one.play('ana', '10', winMajor)).jackpotWon).toBe(units('10000.02'));
  expect((await one.listJackpots()).tiers[1]?.running).toMatchObject({
    number: 2,
    seed: '12000.00',
    contributionPpm: 1000,
  });
  expect(one.notes).toMatchObject([{ action: 'change-jackpot', subject: 'major' }]);
  given(await change({}));
  expect(one.notes).toHaveLength(1);
});

// @proves R119
test('a ceiling is never lowered, and terms that do not fit are refused', async () => {
  expect(await change({ ceiling: '99999' })).toMatchObject({ refused: 'jackpot-ceiling-lowered' });
  expect(await change({ seed: '150000' })).toMatchObject({ refused: 'jackpot-terms-invalid' });
  expect(await change({ seed: '0.001' })).toMatchObject({ refused: 'jackpot-terms-invalid' });
  expect(await change({ tier: 'mini' })).toMatchObject({ refused: 'jackpot-terms-invalid' });
  expect(await change({ tier: 'mega' })).toMatchObject({ refused: 'jackpot-unknown' });
  expect(one.notes).toEqual([]);
});

// @proves R119
test('an ended tier runs until its pool is won, and may begin again', async () => {
  given(await change({ ending: true }));
  await one.fund('ana', '100');
  expect((await one.play('ana', '10', winMajor)).jackpotWon).toBe(units('10000.02'));
  expect((await one.play('ana', '10', winMajor)).jackpotWon).toBe(0n);
  one.clock.advance(2000);
  expect((await one.getJackpot()).tiers.map(({ tier }) => tier)).toEqual(['mini', 'grand']);
  given(await change({ ending: false }));
  expect((await one.listJackpots()).tiers[1]?.running).toMatchObject({
    number: 2,
    amount: '12000.00',
  });
  expect((await one.listJackpots()).balanced).toBe(true);
});
