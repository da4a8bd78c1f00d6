// A filter lets through whom everything holds of, to its edges.
import { dayAt } from '@baize/money';
import { expect, test } from 'vitest';
import { isInSegment, type SegmentFilter, type SegmentMember } from './segment.ts';

const now = Date.parse('2026-11-27T04:00:00Z');
const everybody: SegmentFilter = {
  levelMin: null,
  levelMax: null,
  countries: [],
  registeredFrom: null,
  registeredUntil: null,
  seenWithin: null,
  unseenFor: null,
  depositsMin: null,
  depositsMax: null,
};
const member: SegmentMember = {
  level: 3,
  country: 'PH',
  registeredAt: 1000,
  seenDay: dayAt(now) - 10,
  deposits: 2,
};

test.each<[Partial<SegmentFilter>, boolean]>([
  [{}, true],
  [{ levelMin: 3, levelMax: 3 }, true],
  [{ levelMin: 4 }, false],
  [{ levelMax: 2 }, false],
  [{ countries: ['VN', 'PH'] }, true],
  [{ countries: ['VN'] }, false],
  [{ registeredFrom: 1000, registeredUntil: 1001 }, true],
  [{ registeredUntil: 1000 }, false],
  [{ registeredFrom: 1001 }, false],
  [{ seenWithin: 10, unseenFor: 10 }, true],
  [{ seenWithin: 9 }, false],
  [{ unseenFor: 11 }, false],
  [{ depositsMin: 2, depositsMax: 2 }, true],
  [{ depositsMin: 3 }, false],
  [{ depositsMax: 1 }, false],
])('a member with %j: %s', (filter, isIn) => {
  expect(isInSegment({ ...everybody, ...filter }, member, now)).toBe(isIn);
});

test('a member who never signed in is unseen for ever', () => {
  const never = { ...member, seenDay: null };
  expect(isInSegment({ ...everybody, unseenFor: 3650 }, never, now)).toBe(true);
  expect(isInSegment({ ...everybody, seenWithin: 3650 }, never, now)).toBe(false);
});
