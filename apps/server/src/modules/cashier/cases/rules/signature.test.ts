// Signatures over a record: two people, the record as it is, and terms that still stand.
import { expect, test } from 'vitest';
import {
  isSignedByTwo,
  needsTwo,
  printSigned,
  signersOf,
  type HeldSignature,
} from './signature.ts';

const by = (staffId: string, more: Partial<HeldSignature> = {}): HeldSignature => ({
  withdrawalId: 'w1',
  staffId,
  record: 'r1',
  terms: 't1',
  at: 1,
  isGenuine: true,
  ...more,
});
const now = { record: 'r1', terms: 't1' };

test.each<[string, HeldSignature[], number]>([
  ['nobody', [], 0],
  ['one person twice', [by('ana'), by('ana', { at: 2 })], 1],
  ['two people', [by('ana'), by('ben')], 2],
  ['two people, one of them another record', [by('ana', { record: 'r0' }), by('ben')], 1],
  ['two people, one of them other terms', [by('ana', { terms: 't0' }), by('ben')], 1],
  ['two people, one signature forged', [by('ana', { isGenuine: false }), by('ben')], 1],
])('%s: %s hold for the record', (_, signatures, people) => {
  expect(signersOf(signatures, now)).toBe(people);
});

test('a payment needs two signatures over one record of the same terms', () => {
  const two = [by('ana'), by('ben')];
  expect(isSignedByTwo(two, 't1')).toBe(true);
  expect(isSignedByTwo(two, 't2')).toBe(false);
  expect(isSignedByTwo([by('ana'), by('ben', { record: 'r2' })], 't1')).toBe(false);
  expect(isSignedByTwo([by('ana'), by('ben', { isGenuine: false })], 't1')).toBe(false);
});

test.each([
  [999n, '', 1000n, false],
  [1000n, '', 1000n, true],
  [1n, 'second-person', 1000n, true],
  [5000n, 'approve', 0n, false],
])('%d with the verdict %j needs two from %d on: %s', (amount, verdict, from, needs) => {
  expect(needsTwo({ amount, verdict }, from)).toBe(needs);
});

test('every field of what is signed changes its text', () => {
  const first = printSigned(by('ana'));
  const changes = [
    { withdrawalId: 'w2' },
    { staffId: 'ben' },
    { record: 'r2' },
    { terms: 't2' },
    { at: 2 },
  ];
  for (const change of changes) expect(printSigned(by('ana', change))).not.toBe(first);
});
