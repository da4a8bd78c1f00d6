// The page finds the same round the server drew, and reports a changed seed, payout or draw.
import { expect, test } from 'vitest';
import {
  commitment,
  draws,
  slotGameOf,
  jackpotNumbers,
  onlyBet,
  openSeed,
  playRound,
} from '@baize/engines';
import { printUnits } from '@baize/money';
import { readReceipt } from './receipt.ts';
import { verifyRound, type VerifyAsked } from './verify.ts';

const serverSeed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00';
const clientSeed = 'player-seed-001';

function recorded(): VerifyAsked {
  const game = slotGameOf('golden-lotus-20');
  if (!game) throw new Error('no such game');
  const drawn = draws({ serverSeed, clientSeed, nonce: 8 });
  const round = playRound({ game: game.definition, stake: 1_0000n, draws: drawn });
  return {
    gameCode: game.code,
    bet: onlyBet,
    stake: '1.0000',
    serverSeed,
    clientSeed,
    nonce: '8',
    commitment: commitment(serverSeed),
    payout: printUnits(round.payout, 4),
    draws: drawn.recorded.map(({ range, value }) => [range, value] as const),
  };
}

async function verified(asked: VerifyAsked) {
  const found = await verifyRound(asked);
  if ('misfit' in found) throw new Error(found.misfit);
  return found.verified;
}

test('an honest round matches in commitment, numbers and payout', async () => {
  const found = await verified(recorded());
  expect(found.commitment.match).toBe('same');
  expect(found.payout.match).toBe('same');
  expect(found.drawsMatch).toBe('same');
  expect(found.drawn.slice(0, 5).map(({ value }) => value)).toEqual([21, 28, 13, 2, 28]);
});

test('a changed bit is found: of the commitment, of the payout, of a number drawn', async () => {
  const honest = recorded();
  const other = await verified({ ...honest, commitment: '0'.repeat(64), payout: '9999.00' });
  expect([other.commitment.match, other.payout.match]).toEqual(['different', 'different']);
  const [first, ...rest] = honest.draws ?? [];
  const moved = await verified({ ...honest, draws: [[32, ((first?.[1] ?? 0) + 1) % 32], ...rest] });
  expect(moved.drawsMatch).toBe('different');
});

test('the number of a jackpot is drawn again, and one that was changed is found', async () => {
  const { major = 0 } = jackpotNumbers(openSeed(serverSeed), { clientSeed, nonce: 8 });
  const asked = (number: number) => ({ ...recorded(), jackpots: [{ tier: 'major', number }] });
  const honest = await verified(asked(major));
  expect(honest.jackpots).toEqual([{ tier: 'major', computed: major, match: 'same' }]);
  expect((await verified(asked(major + 1))).jackpots[0]?.match).toBe('different');
});

test('the bytes shown are the ones the fairness page of the docs gives', async () => {
  const found = await verified({ ...recorded(), nonce: '1', payout: undefined, draws: undefined });
  expect(found.blocks[0]).toBe('560c5607e39f8ae8511a8ade3a6d1a68f6366a4bced40fab3c230e91f18835ec');
});

test.each([
  [{ serverSeed: 'abc' }, 'seed-wrong'],
  [{ clientSeed: '' }, 'client-seed-wrong'],
  [{ nonce: '0' }, 'nonce-wrong'],
  [{ stake: '0.07' }, 'stake-wrong'],
  [{ bet: 'red' }, 'stake-wrong'],
])('%o is told as %s', async (change, misfit) => {
  expect(await verifyRound({ ...recorded(), ...change })).toEqual({ misfit });
});

test('a file that is no receipt is told apart from one', () => {
  expect(readReceipt('{"hello":1}')).toBeUndefined();
  expect(readReceipt('not json')).toBeUndefined();
  const receipt = { ...recorded(), nonce: 8, serverSeed: null, payout: '0', commitment: 'x' };
  const { bet: _, ...older } = receipt;
  const read = { nonce: '8', serverSeed: '', bet: onlyBet };
  expect(readReceipt(JSON.stringify(receipt))).toMatchObject(read);
  expect(readReceipt(JSON.stringify(older))).toMatchObject(read);
});
