// Proves that the chance to win grows with the stake and with nothing else, that the number of a
// round is its own and leaves the game's draws alone, and that a mystery hides an even amount.
import { expect, test } from 'vitest';
import { draws, openSeed } from '../kit/fairness.ts';
import { jackpotNumber, jackpotNumbers, jackpotRange, mysteryAmount, winsJackpot } from './draw.ts';

const round = { clientSeed: 'lotus', nonce: 7 };
const seed = openSeed('a'.repeat(64));
const range = BigInt(jackpotRange);

test.each([2000n, 20_000n, 333_300n, 10_000_000n])(
  'a stake of %s units wins with the chance stake ÷ turnover, to one in 2⁴⁸',
  (stake) => {
    const turnover = 500_000_000_000n;
    // The numbers that win are those below the first that does not.
    const winning = (stake * range + turnover - 1n) / turnover;
    expect(winsJackpot({ number: Number(winning - 1n), stake, turnover })).toBe(true);
    expect(winsJackpot({ number: Number(winning), stake, turnover })).toBe(false);
    // Within one number of the exact share, so within a billionth of the chance.
    const missed = winning * turnover - stake * range;
    expect(missed >= 0n && missed < turnover).toBe(true);
  },
);

// @proves R96
test('ten times the stake wins ten times as often, within 5 %', () => {
  const drawn = openSeed('b'.repeat(64)).draws({ clientSeed: 'many', nonce: 1, label: 'jackpot' });
  const turnover = 4_000_000n;
  const wins = { small: 0, large: 0 };
  for (let played = 0; played < 400_000; played += 1) {
    const number = drawn.int(jackpotRange);
    if (winsJackpot({ number, stake: 20_000n, turnover })) wins.small += 1;
    if (winsJackpot({ number: jackpotRange - 1 - number, stake: 200_000n, turnover }))
      wins.large += 1;
  }
  expect(wins.small / 400_000).toBeGreaterThan(0.005 * 0.95);
  expect(wins.small / 400_000).toBeLessThan(0.005 * 1.05);
  expect(wins.large / wins.small).toBeGreaterThan(9.5);
  expect(wins.large / wins.small).toBeLessThan(10.5);
});

test('each tier has a number of its own, and the game draws what it always drew', () => {
  const { major, grand } = jackpotNumbers(seed, round);
  expect(major).not.toBe(grand);
  expect(jackpotNumber(seed, round, 'major')).toBe(major);
  expect(Object.keys(jackpotNumbers(seed, round))).toEqual(['major', 'grand']);
  const game = seed.draws(round);
  expect(game.int(jackpotRange)).not.toBe(major);
  expect(draws({ serverSeed: 'a'.repeat(64), ...round }).int(2 ** 32)).toBe(
    seed.draws(round).int(2 ** 32),
  );
});

// @proves R94
test('a mystery is any whole cent above the seed, the ceiling too, all alike', () => {
  const terms = { seed: 10_000n, ceiling: 10_400n };
  const found = new Map<bigint, number>();
  for (let index = 0; index < 8000; index += 1) {
    const amount = mysteryAmount(`secret-${index}`, terms);
    found.set(amount, (found.get(amount) ?? 0) + 1);
  }
  expect([...found.keys()].sort()).toEqual([10_100n, 10_200n, 10_300n, 10_400n]);
  for (const times of found.values()) expect(Math.abs(times - 2000)).toBeLessThan(200);
});
