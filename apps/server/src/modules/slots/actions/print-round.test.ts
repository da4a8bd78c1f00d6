// Proves that a round is printed as the contract says: amounts with two decimals, and what a round
// without an outcome has is nothing, not a fault.
import { slots } from '@baize/contract';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Round } from '../../wagering/index.ts';
import { units } from '../../wagering/testing.ts';
import { printRound } from './print-round.ts';

const settled: Round = {
  playerId: 'ann',
  vendor: null,
  roundId: 'round-1',
  gameCode: 'golden-lotus-20',
  gameVersion: 'v1',
  family: 'slots',
  bet: '',
  currency: 'PHP',
  state: 'settled',
  stake: units('0.2'),
  payout: units('1234.5'),
  jackpotFed: 0n,
  jackpotWon: 0n,
  commitment: 'ab'.repeat(32),
  seedId: 'seed-1',
  clientSeed: 'my-own-words',
  nonce: 7n,
  draws: [[32, 5]],
  outcome: { events: [{ kind: 'spin-landed' }] },
  balanceAfter: units('1000000'),
  openedAt: 1000,
  settledAt: 2000,
};
const fits = new Ajv({ strict: false }).compile(slots.spin.gives);

test('a settled round has its events, payout and balance after', () => {
  const printed = printRound(settled);
  expect(fits(printed)).toBe(true);
  expect(printed).toMatchObject({
    stake: '0.20',
    payout: '1234.50',
    balance: '1000000.00',
    events: [{ kind: 'spin-landed' }],
    settledAt: 2000,
    nonce: 7,
  });
});

test('a void round has no events and no payout', () => {
  const printed = printRound({ ...settled, state: 'void', payout: 0n, outcome: { void: 'gone' } });
  expect(fits(printed)).toBe(true);
  expect(printed).toMatchObject({ payout: '0.00', events: [] });
});
