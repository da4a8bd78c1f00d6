// Proves that a changed level takes the place of its turnover, and what a new one begins with.
import { expect, test } from 'vitest';
import { nextLevel, withLevel, withoutLevel, type Scheme, type SchemeLevel } from './scheme.ts';

const level = (levelId: string, more: Partial<SchemeLevel>): SchemeLevel => ({
  levelId,
  members: 3,
  emblem: 'bronze',
  colour: '#b8713c',
  names: {},
  turnover: '100.00',
  deposits: '0.00',
  keep: '0.00',
  withdrawalMaximum: null,
  withdrawsFirst: false,
  contact: '',
  ...more,
});
const bronze = level('b', {});
const silver = level('s', { emblem: 'silver', turnover: '900.00', withdrawalMaximum: '600000.00' });
const scheme: Scheme = {
  version: 4,
  currency: 'PHP',
  withdrawalMaximum: '500000',
  levels: [bronze, silver],
  without: 0,
};

test('levels are sorted by turnover, without display-only fields', () => {
  const { members: _members, ...moved } = { ...bronze, turnover: '1000' };
  expect(withLevel(scheme, moved).map(({ levelId }) => levelId)).toEqual(['s', 'b']);
  expect(withLevel(scheme, moved)[0]).not.toHaveProperty('members');
  expect(withoutLevel(scheme, 'b').map(({ levelId }) => levelId)).toEqual(['s']);
});

test('a new level has a free badge and is worth no less than the highest', () => {
  expect(nextLevel(scheme)).toMatchObject({ emblem: 'gold', withdrawalMaximum: '600000.00' });
  const all = ['bronze', 'silver', 'gold', 'platinum', 'jade', 'diamond', 'obsidian'] as const;
  const full = { ...scheme, levels: all.map((emblem) => level(emblem, { emblem })) };
  expect(nextLevel(full)).toBeUndefined();
});
