// Standings of a member in a promotion, word by word.
import type { ClaimState } from '@baize/contract';
import { expect, test } from 'vitest';
import { writtenWith } from '../../testing.ts';
import type { Offer } from './offer.ts';
import type { Spec } from './spec.ts';
import { stateOf } from './state.ts';

const start = Date.parse('2026-11-21T00:00:00Z');
const offerWith = (spec: Partial<Spec>, stage: Offer['stage'] = 'published'): Offer => ({
  id: 'm1',
  version: 1,
  stage,
  keepsDue: false,
  segment: null,
  written: writtenWith(spec, { startsAt: start, endsAt: start + 1000 }),
});
const claim = (state: ClaimState, period = 'once') => ({ state, period });
const asked = (
  offer: Offer,
  claims: ReturnType<typeof claim>[] = [],
  { hasJoined = false, now = start } = {},
) => stateOf(offer, { claims, period: 'once', hasJoined, now });

test('time decides before and after', () => {
  expect(asked(offerWith({}), [], { now: start - 1 })).toBe('coming-soon');
  expect(asked(offerWith({}), [], { now: start + 1000 })).toBe('closed');
  expect(asked(offerWith({}, 'stopped'))).toBe('closed');
});

test('a reward that is due can be claimed after the end', () => {
  expect(asked(offerWith({}), [claim('available')], { now: start + 5000 })).toBe('claim');
});

test('members join, play, apply, claim and have claimed', () => {
  const joined = { hasJoined: true };
  expect(asked(offerWith({ joins: true }))).toBe('join');
  expect(asked(offerWith({ joins: true }), [], joined)).toBe('in-progress');
  expect(asked(offerWith({ joins: true, trigger: 'deposit' }), [], joined)).toBe('signed');
  expect(asked(offerWith({ trigger: 'application' }))).toBe('join');
  expect(asked(offerWith({ trigger: 'application' }), [claim('pending')])).toBe('applying');
  expect(asked(offerWith({ trigger: 'application' }), [claim('rejected')])).toBe('rejected');
  expect(asked(offerWith({ trigger: 'draw', period: 'each' }), [claim('claimed')])).toBe('join');
  expect(asked(offerWith({}), [claim('claimed')])).toBe('claimed');
  expect(asked(offerWith({ automatic: true }), [claim('claimed')])).toBe('issued');
});

test('a reward for one friend that waits for staff leaves the promotion open', () => {
  const offer = offerWith({ trigger: 'invitation', period: 'each' });
  expect(asked(offer, [claim('pending')])).toBe('signed');
});

test('a cancelled claim counts for no tier', () => {
  const tier = { conditions: [], rewards: [] };
  const offer = offerWith({ joins: true, everyTier: true, tiers: [tier, tier] });
  expect(asked(offer, [claim('claimed'), claim('cancelled')])).toBe('join');
  expect(asked(offer, [claim('cancelled'), claim('claimed')])).toBe('join');
  expect(asked(offer, [claim('claimed'), claim('claimed')])).toBe('claimed');
  expect(asked(offer, [claim('claimed'), claim('claimed', 'd1')])).toBe('join');
});

test('a claim of an earlier period leaves this one open', () => {
  expect(asked(offerWith({ period: 'day' }), [claim('claimed', 'd1')])).toBe('in-progress');
});
