// Proves that the script we publish for doubters finds what our engines drew: same commitment, same
// stops, for whole rounds with free spins. The script shares no line with this package.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commitment, draws } from './kit/fairness.ts';
import { games } from './registry.ts';
import { playRound } from './slots/round.ts';

const script = fileURLToPath(new URL('../../../docs/fairness/verify.mjs', import.meta.url));
const serverSeed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00';

interface Found {
  readonly commitment: string;
  readonly draws: readonly (readonly number[])[];
}

test.each(games)('$code: the script draws the stops of every spin', ({ definition: game }) => {
  const ranges = game.strips.map((strip) => strip.length).join(',');
  for (const nonce of [8, featureNonce(game)]) {
    const seeds = { serverSeed, clientSeed: 'player-seed-001', nonce };
    const { events } = playRound({ game, stake: 10_000n, draws: draws(seeds) });
    const stops = events.flatMap((event) => (event.kind === 'spin-landed' ? [event.stops] : []));
    const words = [serverSeed, seeds.clientSeed, String(nonce), ranges, String(stops.length)];
    expect(run(words)).toEqual({ commitment: commitment(serverSeed), draws: stops });
  }
});

test('a range that throws values away is drawn alike', () => {
  const range = 2 ** 31 + 1;
  const round = draws({ serverSeed, clientSeed: 'ü', nonce: 3 });
  const values = Array.from({ length: 40 }, () => [round.int(range)]);
  expect(run([serverSeed, 'ü', '3', String(range), '40']).draws).toEqual(values);
});

function run(words: readonly string[]): Found {
  return JSON.parse(
    execFileSync(process.execPath, [script, ...words], { encoding: 'utf8' }),
  ) as Found;
}

/** The first round of the seed that wins free spins. */
function featureNonce(game: (typeof games)[number]['definition']): number {
  for (let nonce = 0; ; nonce += 1) {
    const round = draws({ serverSeed, clientSeed: 'player-seed-001', nonce });
    const { events } = playRound({ game, stake: 10_000n, draws: round });
    if (events.length > 1) return nonce;
  }
}
