// A stranger's script that knows the published definition and rules alone, and nothing of ours,
// pays what the engine pays; it draws jackpots too, and ends whatever range it is asked for.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  creditsToUnits,
  drawPrize,
  slotGames,
  jackpotNumber,
  mysteryAmount,
  openSeed,
  playRound,
} from './index.ts';

const at = (file: string) => new URL(`../../../docs/fairness/${file}`, import.meta.url);
const serverSeed = '5e'.repeat(32);
const { payoutOf } = (await import(at('payout.mjs').href)) as {
  payoutOf: (asked: object) => bigint;
};
const verify = (...words: readonly string[]): Record<string, unknown> => {
  const script = fileURLToPath(at('verify.mjs'));
  const options = { encoding: 'utf8', timeout: 20_000 } as const;
  return JSON.parse(execFileSync(process.execPath, [script, ...words], options)) as never;
};

test.each(slotGames)(
  '$code: 1,500 rounds pay the same by the published rules',
  ({ definition }) => {
    const game = JSON.parse(JSON.stringify(definition)) as object;
    const stake = 10_000n;
    const seed = openSeed(serverSeed);
    let paid = 0;
    for (let nonce = 1; nonce <= 1500; nonce += 1) {
      const draws = seed.draws({ clientSeed: 'stranger', nonce });
      const { payout } = playRound({ game: definition, stake, draws });
      const found = payoutOf({ game, serverSeed, clientSeed: 'stranger', nonce, stake });
      if (found !== payout) expect.fail(`nonce ${nonce}: ${found} where ${payout} was paid`);
      if (payout > 0n) paid += 1;
    }
    expect(paid).toBeGreaterThan(100);
    expect(creditsToUnits({ game: definition, stake, credits: definition.stakeCredits })).toBe(
      stake,
    );
  },
);

test('the published script draws the jackpots’ numbers and the mystery', () => {
  const seed = openSeed(serverSeed);
  const number = jackpotNumber(seed, { clientSeed: 'stranger', nonce: 7 }, 'grand');
  const told = verify(serverSeed, 'stranger', '7', 'jackpot', 'grand', '1.00', '500000.00');
  expect(told).toMatchObject({ number, wins: BigInt(number) * 500_000n < 2n ** 48n });
  const terms = { seed: 2_000_000n, ceiling: 5_000_000n };
  const { amount } = verify(serverSeed, 'mystery', '200.00', '500.00') as { amount: string };
  expect(BigInt(amount.replace('.', '')) * 100n).toBe(mysteryAmount(serverSeed, terms));
});

test('the published script draws prizes', () => {
  const weights = [3, 1, 40, 956];
  for (let nonce = 1; nonce <= 20; nonce += 1) {
    const drawn = drawPrize(weights, openSeed(serverSeed).draws({ clientSeed: 'stranger', nonce }));
    const told = verify(serverSeed, 'stranger', String(nonce), 'prize', weights.join(','));
    expect(told).toMatchObject({ value: drawn.value, segment: drawn.segment });
  }
});

test.each([2 ** 32, 2 ** 32 + 1, 2 ** 48, 2 ** 52])(
  'a range of %s is drawn, and it ends',
  (range) => {
    const value = openSeed(serverSeed).draws({ clientSeed: 'stranger', nonce: 3 }).int(range);
    expect(verify(serverSeed, 'stranger', '3', String(range))['draws']).toEqual([[value]]);
  },
);
