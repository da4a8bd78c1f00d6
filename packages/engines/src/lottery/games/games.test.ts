// Every game can be scheduled, takes slips on every play of its kind, and promises on each kind of
// bet just what its prizes and odds give.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { canonicalJson, type Json } from '../../kit/canonical-json.ts';
import { playSets } from '../play-sets.ts';
import {
  checkSlip,
  drawKinds,
  drawNumbers,
  issuesOf,
  limitsOf,
  lotteryGames,
  lunarYear,
  playPromises,
  playsByKind,
  randomPick,
  scheduleFault,
  settle,
  statedOdds,
  unitPrice,
  type LotteryGame,
  type Play,
  type SlipTerms,
} from '../index.ts';

const kinds = playsByKind(lunarYear('2026-11-23'));
const draws = openSeed('24'.repeat(32)).draws({ clientSeed: 'games', nonce: 1 });
const termsIn =
  (game: LotteryGame, group: number) =>
  (play: Play): SlipTerms =>
    play.pays === 'odds'
      ? { pays: 'odds', amount: play.amountStep ?? 10_000n, odds: statedOdds(game, play) }
      : { pays: 'prize', price: unitPrice, mode: 'yuan', multiple: 1, group };

test('there are at least 24 games, of every kind, each with a code of its own', () => {
  expect(lotteryGames.length).toBeGreaterThanOrEqual(24);
  expect(new Set(lotteryGames.map(({ code }) => code)).size).toBe(lotteryGames.length);
  expect(new Set(lotteryGames.map(({ kind }) => kind)).size).toBe(drawKinds.length);
});

test.each(lotteryGames)('$code has issues, and takes and settles slips on its plays', (game) => {
  expect(scheduleFault(game.schedule)).toBeUndefined();
  const days = Array.from(
    { length: 30 },
    (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`,
  );
  const november = days.flatMap((day) => issuesOf(game.schedule, day));
  expect(november.length).toBeGreaterThan(0);
  expect(new Set(november.map(({ id }) => id)).size).toBe(november.length);
  const kind = drawKinds.find(({ code }) => code === game.kind)!;
  const result = drawNumbers(kind, draws);
  let taken = 0;
  for (const play of kinds.get(game.kind)!) {
    const asked = {
      selection: randomPick(play, { draws, extra: 1 }),
      terms: termsIn(game, 1956)(play),
    };
    const checked = checkSlip(play, asked, limitsOf(game, 1956));
    if ('refusal' in checked) continue;
    taken += 1;
    const { payout } = settle(play, checked.value, result);
    expect(payout >= 0n && payout <= game.payoutCap && payout % 100n === 0n).toBe(true);
  }
  expect(taken).toBeGreaterThan(kinds.get(game.kind)!.length * 0.8);
});

test('a member slides between the lowest group and the own one, never above', () => {
  const [game] = lotteryGames;
  expect(limitsOf(game!, 1956)).toMatchObject({ groupLeast: 1800, groupMost: 1956 });
  expect(limitsOf(game!, 2000)).toMatchObject({ groupMost: 1998 });
});

const [first] = lotteryGames;

test.each([...kinds])(
  '%s: no kind of bet returns more than is stated, nor a hundredth less',
  (_, plays) => {
    const prizes = plays.filter(({ pays }) => pays === 'prize');
    // Fixed odds and those of the house follow no stated return: each has a test of its own.
    const odds = plays.filter(
      ({ pays, tiers }) =>
        pays === 'odds' &&
        tiers.every(({ fixed, house }) => fixed === undefined && house === undefined),
    );
    for (const group of [1800, 1956, 1998])
      for (const { percent } of Object.values(playPromises(prizes, termsIn(first!, group)))) {
        expect(Number(percent)).toBeLessThanOrEqual(group / 20);
        expect(Number(percent)).toBeGreaterThan(group / 20 - 0.01);
      }
    for (const [name, { percent, roundDeviation }] of Object.entries(
      playPromises(odds, termsIn(first!, 1956)),
    )) {
      expect(Number(percent), name).toBeLessThanOrEqual(97);
      expect(Number(percent), name).toBeGreaterThan(96.99);
      expect(Number(roundDeviation)).toBeGreaterThan(0.5);
    }
  },
);

test('the deviation of a bet with a push is that of its three outcomes', () => {
  const halves = kinds.get('LHC')!.filter(({ code }) => code === 'SPECIAL_HALVES');
  const promises = playPromises(halves, termsIn(first!, 1956));
  // 24/49 pay 1.9387 and 1/49 pays 1: E = 0.96997…, E² of squares less E² is 0.92040…
  expect(promises['SPECIAL_HALVES big']).toEqual({ percent: '96.9975', roundDeviation: '0.9594' });
});

test('games and plays are plain data, to be hashed as they are', () => {
  const data: unknown = [lotteryGames.map(({ schedule }) => schedule), playSets(2026)];
  expect(JSON.parse(canonicalJson(data as Json))).toEqual(JSON.parse(JSON.stringify(data)));
});
