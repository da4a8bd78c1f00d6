// Promotions that are for some members alone.
import { expect, test } from 'vitest';
import { writtenWith } from '../../testing.ts';
import { notFor, type MemberStanding } from './audience.ts';

const member: MemberStanding = {
  level: 3,
  country: 'PH',
  registeredAt: 1000,
  hasMobile: false,
  segments: ['regulars'],
};
const { audience: everybody } = writtenWith({}).spec;
const asked = (more: Partial<typeof everybody>) =>
  notFor({ audience: { ...everybody, ...more } }, member);

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
  [{ segment: 'regulars' }, undefined],
  [{ segment: 'others' }, 'not-for-you'],
  [{ withMobile: true }, 'mobile-missing'],
  [{ withMobile: true, levelMin: 4 }, 'not-for-you'],
] as const)('%j gives %s', (more, reason) => {
  expect(asked({ ...more, countries: 'countries' in more ? [...more.countries] : [] })).toBe(
    reason,
  );
});
