// An envelope is open between its times while packets are left; who took what is told afterwards.
import { expect, test } from 'vitest';
import { envelopeWith } from '../testing.ts';
import { isOpen, isOver, stateOf, termsOf, type Envelope } from './envelope.ts';

const written = envelopeWith(1000, { endsAt: 2000, packets: 3 });
const envelope: Envelope = {
  id: 'golden',
  version: 1,
  stage: 'published',
  written,
  writtenAt: 0,
  writtenBy: 'ann',
  proposedBy: '',
  publishedBy: 'ann',
  taken: 0,
  takenAmount: 0n,
  commitment: '',
  seed: '',
  endedAt: null,
  returned: null,
};
const own = { place: 1, amount: 100n };

test('an envelope is open from its beginning until its end', () => {
  expect([999, 1000, 1999, 2000].map((now) => isOpen(envelope, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOpen({ ...envelope, stage: 'draft' }, 1500)).toBe(false);
  expect(isOpen({ ...envelope, stage: 'stopped' }, 1500)).toBe(false);
});

test('a member sees one envelope as what it is for them', () => {
  expect(stateOf(envelope, undefined, 500)).toBe('coming-soon');
  expect(stateOf(envelope, undefined, 1500)).toBe('open');
  expect(stateOf(envelope, own, 1500)).toBe('opened');
  expect(stateOf({ ...envelope, taken: 3 }, undefined, 1500)).toBe('empty');
  expect(stateOf({ ...envelope, taken: 3 }, own, 1500)).toBe('opened');
  expect(stateOf({ ...envelope, stage: 'ended' }, undefined, 2500)).toBe('ended');
});

test('amounts of others are told once nothing can be taken any more, never before', () => {
  expect(isOver({ ...envelope, taken: 2 }, 1500)).toBe(false);
  expect(isOver({ ...envelope, taken: 3 }, 1500)).toBe(true);
  expect(isOver(envelope, 2000)).toBe(true);
  expect(isOver({ ...envelope, stage: 'ended' }, 1500)).toBe(true);
});

test('the terms of the draw are those that staff wrote, in units', () => {
  expect(termsOf('golden', written)).toEqual({
    envelopeId: 'golden',
    kind: 'double-mean',
    total: 1_000_000n,
    packets: 3,
    parts: [],
  });
});
