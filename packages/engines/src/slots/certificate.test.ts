// The certificate of every slot we deal: its data are sound, its return is the one it
// states, what is dealt agrees with what is counted, and a version names what decides a payout.
import { expect, test } from 'vitest';
import { onlyBet } from '../kit/family.ts';
import { openSeed } from '../kit/fairness.ts';
import { parseRatio, printPercent } from '../kit/ratio.ts';
import { gridOf, type PayByCount, type SlotGame } from './definition.ts';
import { parSheet } from './par-sheet.ts';
import { slotGames as games, type DealtSlot } from './games.ts';
import { playRound } from './round.ts';
import { stakesOf } from './stakes.ts';

const sheets = new Map(games.map(({ code, definition }) => [code, parSheet(definition)]));
const onStrips = games.flatMap(({ code, definition }) =>
  'strips' in definition ? { code, definition } : [],
);
const exact = games.filter(({ returnExact }) => returnExact !== undefined);

test.each(onStrips)(
  '$code: its strips show what it pays, and fill its window',
  ({ definition }) => {
    const { strips, rows, scatter } = definition;
    const pays = paysOf(definition);
    expect(new Set([...Object.keys(pays), ...wildOf(definition), scatter])).toEqual(
      new Set(strips.flat()),
    );
    for (const wild of wildOf(definition)) expect(strips[0]).not.toContain(wild);
    for (const strip of strips) expect(strip.length).toBeGreaterThanOrEqual(rows);
    for (const pay of Object.values(pays)) {
      const credits = Object.values(pay);
      expect(credits).toEqual(credits.toSorted((less, more) => less - more));
    }
  },
);

test.each(games.filter(({ definition }) => 'lines' in definition))(
  '$code: its lines differ and cross every reel of its window',
  ({ definition }) => {
    if (!('lines' in definition)) return expect.fail('a line game has lines');
    const { reels, rows } = gridOf(definition);
    const { lines } = definition;
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.length).toBe(reels);
      for (const row of line) expect([...Array(rows).keys()]).toContain(row);
    }
  },
);

test.each(games)(
  '$code: every stake has whole cents a credit, smallest first',
  ({ definition }) => {
    const stakes = stakesOf(definition);
    expect(stakes).toEqual([...new Set(stakes)].toSorted((less, more) => (less < more ? -1 : 1)));
    for (const stake of stakes) expect(stake % (100n * BigInt(definition.stakeCredits))).toBe(0n);
    expect(definition.stakes).toContain(definition.stakeDefault);
  },
);

test.each(exact)('$code: the full cycle returns exactly what is stated', (game) => {
  const sheet = sheets.get(game.code);
  expect(sheet?.returnExact).toBe(game.returnExact);
  expect(game.returnPercent).toBe(printPercent(parseRatio(game.returnExact ?? ''), 2));
});

test.each(exact)('$code: what its pays bring is the return of its paid spins', ({ code }) => {
  const sheet = sheets.get(code);
  if (sheet?.pays === undefined) return;
  // Each is cut after four places, so the sum is lower by less than as many units of the last.
  const sum = sheet.pays.reduce((before, { returnPercent }) => before + Number(returnPercent), 0);
  const away = Number(sheet.baseReturnPercent) - sum;
  expect(away).toBeGreaterThan(-0.000_001);
  expect(away).toBeLessThan(0.0001 * (sheet.pays.length + 1));
});

test.each(games)('$code: what play is held to is what its sheet says', ({ code, promises }) => {
  const sheet = sheets.get(code);
  expect(promises[onlyBet]).toMatchObject({
    basis: sheet?.returnExact === undefined ? 'simulated' : 'exact',
    percent: sheet?.returnPercent,
    roundDeviation: sheet?.roundDeviation,
  });
});

const rarest = 100_000_000;
const rarer = ['jade-tumble'];

// @proves R93
test.each(games)(
  '$code: its highest prize has odds, and is told to be rare where it is',
  (game) => {
    const { topPrize } = sheets.get(game.code) ?? expect.fail('every game has a sheet');
    const { stakes, spins } = topPrize;
    const { definition } = game;
    const inCredits = Object.entries(symbolPaysOf(definition));
    const scatterPays: Readonly<Record<number, number>> =
      'scatterPays' in definition ? definition.scatterPays : {};
    const highest = Math.max(
      ...inCredits.flatMap(([, pays]) => Object.values(pays)).map((pay) => pay / stakeOf(game)),
      ...Object.values(scatterPays),
      'hold' in definition ? definition.hold.fullStakes : 0,
    );
    expect(Number(stakes)).toBe(highest);
    expect(Number(spins)).toBeGreaterThan(1);
    expect(Number(spins) > rarest).toBe(rarer.includes(game.code));
  },
);

test.each(games)('$code: it returns between 95.5 and 96.5 %', ({ returnPercent }) => {
  expect(Number(returnPercent)).toBeGreaterThanOrEqual(95.5);
  expect(Number(returnPercent)).toBeLessThanOrEqual(96.5);
});

test.each(games)('$code: rounds dealt return what is stated, within four deviations', (game) => {
  const rounds = 25_000;
  const stake = stakesOf(game.definition)[0] ?? 0n;
  const seed = openSeed(`certificate-of-${game.code}`);
  let [paid, highest] = [0n, 0n];
  let hits = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'certificate', nonce });
    const { payout } = playRound({ game: game.definition, stake, draws });
    paid += payout;
    if (payout > highest) highest = payout;
    if (payout > 0n) hits += 1;
  }
  expect(highest).toBeLessThanOrEqual(stake * BigInt(game.definition.payoutStakesMax));
  const sheet = sheets.get(game.code);
  const margin = (deviation: number) => (4 * deviation) / Math.sqrt(rounds);
  const returned = Number(paid) / Number(stake) / rounds;
  const away = Math.abs(returned - Number(sheet?.returnPercent) / 100);
  expect(away).toBeLessThan(margin(Number(sheet?.roundDeviation)));
  const hitsAway = Math.abs(hits / rounds - Number(sheet?.hitPercent) / 100);
  expect(hitsAway).toBeLessThan(margin(0.5));
});

function paysOf(game: SlotGame): Readonly<Record<string, Readonly<Record<number, number>>>> {
  if ('linePays' in game) return game.linePays;
  return 'wayPays' in game ? game.wayPays : {};
}

function symbolPaysOf(game: SlotGame): Readonly<Record<string, PayByCount>> {
  if ('countPays' in game) return game.countPays;
  return 'clusterPays' in game ? game.clusterPays : paysOf(game);
}

const stakeOf = ({ definition }: DealtSlot) => definition.stakeCredits;

function wildOf(game: SlotGame): readonly string[] {
  return 'wild' in game ? [game.wild] : [];
}
