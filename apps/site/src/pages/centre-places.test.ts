// The member centre lists its pages in the order of the specification, each only while it is
// offered.
import { expect, test } from 'vitest';
import { listedPlaces, placesInOrder, type CentreFacts } from './centre-places.ts';

const all: CentreFacts = {
  isOn: () => true,
  isBuilt: () => true,
  mayTransferUp: true,
  isReferralOn: true,
};

// @proves L86
test('the thirteen of the specification come first, in its order', () => {
  expect(listedPlaces(all)).toEqual(placesInOrder);
  expect(placesInOrder.slice(0, 13).at(0)).toBe('securityCenter');
  expect(placesInOrder.indexOf('messageV2')).toBe(12);
});

// @proves L86
test('a transfer to the upline needs a team, inviting needs its switch', () => {
  expect(listedPlaces({ ...all, mayTransferUp: false })).not.toContain('transferUpline');
  expect(listedPlaces({ ...all, isReferralOn: false })).not.toContain('referral');
});

test('an entry that is switched off or has no screen is not listed', () => {
  const isOn = (module: string) => module !== 'BETREC3';
  const listed = listedPlaces({ ...all, isOn, isBuilt: (place) => place !== 'bonusDetails' });
  expect(listed).not.toContain('personalHistoryCopy');
  expect(listed).not.toContain('personalProfit');
  expect(listed).not.toContain('bonusDetails');
  expect(listed).toHaveLength(placesInOrder.length - 3);
});
