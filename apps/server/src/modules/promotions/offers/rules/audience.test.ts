// Promotions that are for some members alone.
import { expect, test } from 'vitest';
import { writtenWith } from '../../testing.ts';
import { notFor, type MemberStanding } from './audience.ts';
import type { SegmentFilter } from './segment.ts';

const member: MemberStanding = {
  level: 3,
  country: 'PH',
  registeredAt: 1000,
  hasMobile: false,
  seenDay: null,
  deposits: 2,
};
const { audience: everybody } = writtenWith({}).spec;
const regulars: SegmentFilter = {
  levelMin: null,
  levelMax: null,
  countries: [],
  registeredFrom: null,
  registeredUntil: null,
  seenWithin: null,
  unseenFor: null,
  depositsMin: 2,
  depositsMax: null,
};
const asked = (more: Partial<typeof everybody>, segment: SegmentFilter | null = null) =>
  notFor({ written: { spec: { audience: { ...everybody, ...more } } }, segment }, member, 2000);

test('a promotion without an audience is for everybody', () => {
  expect(asked({})).toBeUndefined();
});

test.each([
  [{ levelMin: 3 }, undefined],
  [{ levelMin: 4 }, 'not-for-you'],
  [{ levelMax: 2 }, 'not-for-you'],
  [{ countries: ['ID', 'PH'] }, undefined],
  [{ countries: ['ID'] }, 'not-for-you'],
  [{ registeredFrom: 1000 }, undefined],
  [{ registeredFrom: 1001 }, 'not-for-you'],
  [{ registeredUntil: 1000 }, 'not-for-you'],
  [{ withMobile: true }, 'mobile-missing'],
  [{ withMobile: true, levelMin: 4 }, 'not-for-you'],
] as const)('%j gives %s', (more, reason) => {
  expect(asked({ ...more, countries: 'countries' in more ? [...more.countries] : [] })).toBe(
    reason,
  );
});

test('a promotion for a segment is for its members, and for nobody once it is unknown', () => {
  const segment = 'regulars';
  expect(asked({ segment }, regulars)).toBeUndefined();
  expect(asked({ segment }, { ...regulars, depositsMin: 3 })).toBe('not-for-you');
  expect(asked({ segment }, null)).toBe('not-for-you');
});
