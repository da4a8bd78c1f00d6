// Foresees a step over many withdrawals for each, and names its refusals.
import { expect, test } from 'vitest';
import type { BulkAction, BulkOutcome } from '@baize/contract';
import { foreseen, outcomeOf, wasTaken, type BulkFacts } from './bulk.ts';

const plain: BulkFacts = {
  state: 'pending',
  needsTwo: false,
  isClaimed: false,
  hasOpened: false,
};

test.each<[BulkAction, Partial<BulkFacts>, BulkOutcome]>([
  ['approve', {}, 'ready'],
  ['approve', { state: 'approved' }, 'not-in-state'],
  ['approve', { needsTwo: true }, 'needs-signatures'],
  ['approve', { hasOpened: true }, 'second-person'],
  ['approve', { isClaimed: true, needsTwo: true }, 'claimed'],
  ['refuse', { needsTwo: true, hasOpened: true }, 'ready'],
  ['refuse', { state: 'approved' }, 'ready'],
  ['refuse', { state: 'paying' }, 'not-in-state'],
  ['pay', {}, 'not-in-state'],
  ['pay', { state: 'approved', needsTwo: true }, 'ready'],
  ['pay', { state: 'approved', hasOpened: true }, 'second-person'],
])('%s of %j is %s', (action, facts, outcome) => {
  expect(foreseen(action, { ...plain, ...facts })).toBe(outcome);
});

test('a refusal that no step gives is told as unknown', () => {
  expect(outcomeOf('record-changed')).toBe('changed');
  expect(outcomeOf('balance-too-low')).toBe('unknown');
});

test('only the step of the same person counts as taken already', () => {
  expect(wasTaken('approve', { state: 'approved', judgedBy: 'ana' }, 'ana')).toBe(true);
  expect(wasTaken('approve', { state: 'approved', judgedBy: 'ben' }, 'ana')).toBe(false);
  expect(wasTaken('refuse', { state: 'approved', judgedBy: 'ana' }, 'ana')).toBe(false);
  expect(wasTaken('pay', { state: 'paying', judgedBy: 'ben' }, 'ana')).toBe(true);
});
