// Proves that the script we publish for doubters finds what our engines drew: same commitment, same
// numbers, for whole rounds with their features. The script shares no line with this package.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { envelopePackets } from './envelope/packets.ts';
import { commitment, draws } from './kit/fairness.ts';
import { slotGames } from './slots/games.ts';
import { playRound } from './slots/round.ts';

const script = fileURLToPath(new URL('../../../docs/fairness/verify.mjs', import.meta.url));
const serverSeed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00';

interface Found {
  readonly commitment: string;
  readonly draws: readonly (readonly number[])[];
}

test.each(slotGames)('$code: the script draws all that its rounds draw', ({ definition: game }) => {
  for (const nonce of [8, featureNonce(game)]) {
    const seeds = { serverSeed, clientSeed: 'player-seed-001', nonce };
    const round = draws(seeds);
    playRound({ game, stake: 10_000n, draws: round });
    const ranges = round.recorded.map(({ range }) => range).join(',');
    const values = round.recorded.map(({ value }) => value);
    const words = [serverSeed, seeds.clientSeed, String(nonce), ranges, '1'];
    expect(run(words)).toEqual({ commitment: commitment(serverSeed), draws: [values] });
  }
});

test('a range that throws values away is drawn alike', () => {
  const range = 2 ** 31 + 1;
  const round = draws({ serverSeed, clientSeed: 'ü', nonce: 3 });
  const values = Array.from({ length: 40 }, () => [round.int(range)]);
  expect(run([serverSeed, 'ü', '3', String(range), '40']).draws).toEqual(values);
});

test('the script draws the packets of red envelopes', () => {
  const money = { envelopeId: 'golden', total: 1_234_500n, packets: 40, parts: [] };
  const doubled = envelopePackets(serverSeed, { ...money, kind: 'double-mean' });
  const words = [serverSeed, 'envelope', 'golden'];
  expect(run([...words, 'double-mean', '123.45', '40'])).toEqual({
    commitment: commitment(serverSeed),
    packets: doubled.map(printed),
  });
  const parts = [
    { amount: 88_800n, count: 2 },
    { amount: 100n, count: 9 },
  ];
  const rain = { envelopeId: 'golden', kind: 'rain', total: 178_500n, packets: 11, parts } as const;
  expect(run([...words, 'rain', '8.88x2,0.01x9'])).toMatchObject({
    packets: envelopePackets(serverSeed, rain).map(printed),
  });
});

const printed = (amount: bigint) => (Number(amount) / 10_000).toFixed(2);

function run(words: readonly string[]): Found {
  return JSON.parse(
    execFileSync(process.execPath, [script, ...words], { encoding: 'utf8' }),
  ) as Found;
}

/** The first round of the seed that wins a feature. */
function featureNonce(game: (typeof slotGames)[number]['definition']): number {
  for (let nonce = 0; ; nonce += 1) {
    const round = draws({ serverSeed, clientSeed: 'player-seed-001', nonce });
    const { events } = playRound({ game, stake: 10_000n, draws: round });
    const kinds = events.map(({ kind }) => kind);
    if (kinds.includes('feature-ended') || kinds.includes('hold-ended')) return nonce;
  }
}
