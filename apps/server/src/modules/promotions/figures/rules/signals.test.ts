// Signs of abuse: linked members, those who had the promotion first; play that risks little.
import { expect, test } from 'vitest';
import { signalsOf, type KnownOfMember } from './signals.ts';

const none = { 'same-device': [], 'same-address': [], 'same-document': [], 'same-payee': [] };
const quiet: KnownOfMember = {
  links: none,
  had: new Set(),
  opposite: { staked: 0n, offset: 0n },
  lowRisk: { rounds: 0, staked: 0n, lowRisk: 0n },
};

test('a member without links who plays at risk has no signal', () => {
  expect(signalsOf(quiet)).toEqual([]);
});

test('members of one device are named, those who had the promotion first', () => {
  const links = { ...none, 'same-device': ['ana', 'bob', 'cy'] };
  expect(signalsOf({ ...quiet, links, had: new Set(['cy', 'dan']) })).toEqual([
    { signal: 'same-device', members: 3, had: 1, playerIds: ['cy', 'ana', 'bob'], percent: 0 },
  ]);
});

test('a shared address counts only for members who had the promotion', () => {
  const links = { ...none, 'same-address': ['ana', 'bob'] };
  expect(signalsOf({ ...quiet, links })).toEqual([]);
  const [signal] = signalsOf({ ...quiet, links, had: new Set(['bob']) });
  expect(signal).toMatchObject({ members: 1, had: 1, playerIds: ['bob'] });
});

test('opposite bets count from three tenths of the stakes on', () => {
  const at = (offset: bigint) => signalsOf({ ...quiet, opposite: { staked: 100n, offset } });
  expect(at(29n)).toEqual([]);
  expect(at(30n)).toMatchObject([{ signal: 'opposite-bets', percent: 30 }]);
});

test('low risk needs twenty rounds and seven tenths of the stakes', () => {
  const at = (rounds: number, lowRisk: bigint) =>
    signalsOf({ ...quiet, lowRisk: { rounds, staked: 1000n, lowRisk } });
  expect(at(19, 1000n)).toEqual([]);
  expect(at(20, 699n)).toEqual([]);
  expect(at(20, 705n)).toMatchObject([{ signal: 'low-risk', percent: 70 }]);
});
