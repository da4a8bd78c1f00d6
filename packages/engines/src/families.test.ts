// Every family is sound: codes and versions are a game's own, stakes are whole cents, each kind of
// bet returns what it promises, a receipt gives the round again. A family that takes another's code
// or game is refused.
import { expect, test } from 'vitest';
import { openSeed } from './kit/fairness.ts';
import type { Family, FamilyGame } from './kit/family.ts';
import { families, familyOf, gameOf, games, registered, roundFamilyOf } from './registry.ts';

// Slips have certificates of their own, and so have rounds that go on step by step:
// `lottery/family.test.ts`, `instant/hands.test.ts`.
const bets = games.flatMap((game) => {
  const family = roundFamilyOf(game);
  if (family === undefined) return [];
  const ended = Object.entries(game.promises).filter(([, { choice }]) => choice !== null);
  return ended.map(([bet, promise]) => ({
    code: game.code,
    game,
    family,
    bet,
    promise,
  }));
});
const seeds = { serverSeed: '5a'.repeat(32), clientSeed: 'certificate' };

test.each(games)('$code is found by its code, and its version is a hash', (game) => {
  expect(gameOf(game.code)).toBe(game);
  expect(familyOf(game).games).toContain(game);
  expect(game.version).toMatch(/^[0-9a-f]{64}$/);
  expect(Number(game.returnPercent)).toBeGreaterThan(0);
});

test('codes and versions are each a game’s own, and a stranger’s code finds nothing', () => {
  expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
  expect(new Set(games.map(({ version }) => version)).size).toBe(games.length);
  expect(gameOf('toString')).toBeUndefined();
});

test.each(games)('$code: stakes are whole cents, smallest first', ({ stakes, stakeDefault }) => {
  expect(stakes).toEqual([...new Set(stakes)].toSorted((less, more) => (less < more ? -1 : 1)));
  for (const stake of stakes) expect([stake > 0n, stake % 100n]).toEqual([true, 0n]);
  expect(stakes).toContain(stakeDefault);
});

test.each(bets)(
  '$code: rounds of "$bet" return what is promised',
  ({ game, family, bet, promise }) => {
    const rounds = 5000;
    const stake = game.stakes[0] ?? 0n;
    const seed = openSeed(seeds.serverSeed);
    let paid = 0n;
    let variances = 0;
    for (let nonce = 1; nonce <= rounds; nonce += 1) {
      const draws = seed.draws({ clientSeed: seeds.clientSeed, nonce });
      const played = family.play(game, { bet, stake, draws, choice: promise.choice });
      if (played === undefined) return expect.fail('a promised choice is allowed');
      paid += played.payout;
      variances += varianceIn(played.outcome);
    }
    const away = Number(paid) / Number(stake) / rounds - Number(promise.percent) / 100;
    const deviation = Number(promise.roundDeviation) * Math.sqrt(variances / rounds);
    const margin = (4 * deviation) / Math.sqrt(rounds);
    expect(Math.abs(away)).toBeLessThan(margin);
  },
);

test.each(bets)('$code: a receipt of "$bet" gives the round again', (one) => {
  const { game, family, bet, promise } = one;
  const { choice } = promise;
  const stake = game.stakes[0] ?? 0n;
  for (let nonce = 1; nonce <= 50; nonce += 1) {
    const draws = openSeed(seeds.serverSeed).draws({ clientSeed: seeds.clientSeed, nonce });
    const played = family.play(game, { bet, stake, draws, choice });
    const found = family.verify(game, { ...seeds, nonce, bet, stake, choice });
    expect(found).toEqual({ ...played, drawn: draws.recorded });
    expect(JSON.parse(JSON.stringify(found?.outcome))).toEqual(played?.outcome);
  }
});

test.each(games)('$code is described as plain data', (game) => {
  const told = familyOf(game).describe(game);
  expect(Object.keys(told).length).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(told))).toEqual(told);
});

/** A round without a variance of its own has that of its kind of bet. */
const varianceIn = (outcome: object): number =>
  Number((outcome as { variance?: string }).variance ?? 1);

const made = (code: string, gameCodes: readonly string[], change: Partial<FamilyGame> = {}) => {
  const round = families.find((family) => family.decides === 'round');
  const { play, verify, describe } = round as Extract<Family, { decides: 'round' }>;
  const own = gameCodes.map((gameCode): FamilyGame => {
    const [model] = games as readonly [FamilyGame, ...FamilyGame[]];
    return { ...model, code: gameCode, family: code, ...change };
  });
  return { decides: 'round', code, category: 'RNG', games: own, play, verify, describe } as const;
};

test.each([
  ['two families of one code', [made('coin', ['a']), made('coin', ['b'])], 'called coin'],
  ['a game of two families', [made('coin', ['a']), made('dice', ['a'])], 'both deal a'],
  ['a game twice', [made('coin', ['a', 'a'])], 'both deal a'],
  ['a game that names another family', [made('coin', ['a'], { family: 'dice' })], 'is of dice'],
  ['a game without a promise', [made('coin', ['a'], { promises: {} })], 'promises nothing'],
])('%s: refused', (_, list, said) => {
  expect(() => registered(list)).toThrow(said);
});

test('families that take nothing from one another are let by', () => {
  const list = [made('coin', ['a']), made('dice', ['b'])];
  expect(registered(list)).toBe(list);
});
