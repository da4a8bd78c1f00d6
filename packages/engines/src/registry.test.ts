// The certificate of every game in the registry: its data are sound, its return over the full cycle
// is exactly the one it states, what is dealt agrees with what is counted, and a version names what
// decides a payout.
import { expect, test } from 'vitest';
import { openSeed } from './kit/fairness.ts';
import { parseRatio, printPercent } from './kit/ratio.ts';
import { gameOf, games, type Game } from './registry.ts';
import { parSheet } from './slots/par-sheet.ts';
import { playRound, stakesOf } from './slots/round.ts';

const sheets = new Map(games.map(({ code, definition }) => [code, parSheet(definition)]));

test.each(games)('$code: reels, lines and pays fit together', ({ definition }) => {
  const { strips, lines, rows, wild, scatter, linePays, freeSpins } = definition;
  const symbols = new Set(strips.flat());
  expect(new Set([...Object.keys(linePays), wild, scatter])).toEqual(symbols);
  expect(strips[0]).not.toContain(wild);
  expect(new Set(lines.map(String)).size).toBe(lines.length);
  for (const line of lines) {
    expect(line.length).toBe(strips.length);
    for (const row of line) expect([...Array(rows).keys()]).toContain(row);
  }
  for (const strip of strips) expect(strip.length).toBeGreaterThanOrEqual(rows);
  for (const pay of Object.values(linePays)) {
    const credits = Object.values(pay);
    expect(credits).toEqual(credits.toSorted((less, more) => less - more));
  }
  expect(freeSpins.spinsMax).toBeGreaterThanOrEqual(freeSpins.awarded);
});

test.each(games)(
  '$code: every stake has whole cents a credit, smallest first',
  ({ definition }) => {
    const stakes = stakesOf(definition);
    expect(stakes).toEqual([...new Set(stakes)].toSorted((less, more) => (less < more ? -1 : 1)));
    for (const stake of stakes) expect(stake % (100n * BigInt(definition.stakeCredits))).toBe(0n);
    expect(definition.stakes).toContain(definition.stakeDefault);
  },
);

test.each(games)('$code: the full cycle returns exactly what is stated', (game) => {
  const sheet = sheets.get(game.code);
  expect(sheet?.returnExact).toBe(game.returnExact);
  expect(game.returnPercent).toBe(printPercent(parseRatio(game.returnExact ?? ''), 2));
  const { numerator, denominator } = parseRatio(game.returnExact ?? '');
  expect(numerator).toBeLessThan(denominator);
});

test.each(games)('$code: rounds dealt return what was counted, within four deviations', (game) => {
  const rounds = 60_000;
  const stake = 10_000n;
  const seed = openSeed(`certificate-of-${game.code}`);
  let paid = 0n;
  let hits = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'certificate', nonce });
    const { payout } = playRound({ game: game.definition, stake, draws });
    expect(payout).toBeLessThanOrEqual(stake * BigInt(game.definition.payoutStakesMax));
    paid += payout;
    if (payout > 0n) hits += 1;
  }
  const sheet = sheets.get(game.code);
  const margin = (deviation: number) => (4 * deviation) / Math.sqrt(rounds);
  const returned = Number(paid) / Number(stake) / rounds;
  const away = Math.abs(returned - Number(sheet?.returnPercent) / 100);
  expect(away).toBeLessThan(margin(Number(sheet?.roundDeviation)));
  const hitsAway = Math.abs(hits / rounds - Number(sheet?.hitPercent) / 100);
  expect(hitsAway).toBeLessThan(margin(0.5));
});

test.each(games)('$code: is found by its code, and its version is a hash', (game) => {
  expect(gameOf(game.code)).toBe(game);
  expect(game.version).toMatch(/^[0-9a-f]{64}$/);
});

test('codes and versions are each a game’s own, and a stranger’s code finds nothing', () => {
  const own = (pick: (game: Game) => string) => new Set(games.map(pick)).size;
  expect(own((game) => game.code)).toBe(games.length);
  expect(own((game) => game.version)).toBe(games.length);
  expect(gameOf('toString')).toBeUndefined();
});
