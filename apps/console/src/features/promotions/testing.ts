// Fixtures of the tests of promotions: one that runs, a segment, and a reward that waits for staff.
import type { Promotion, Segment, StaffClaim } from './staff-promotion.ts';
import { filledWith } from './maker/templates.ts';

const texts = {
  titles: { en: 'First deposit bonus' },
  summaries: { en: 'Half of it on top.' },
  terms: { en: '<p>Once for each member.</p>' },
};

export const promotion: Promotion = {
  ...filledWith('first-deposit', { now: 1_795_000_000_000, texts }),
  promotionId: 'p1',
  version: 2,
  publishedVersion: 2,
  stage: 'published',
  currency: 'PHP',
  spent: '2500.0000',
  members: 1410,
  changedBy: 'olga',
  changedAt: 1_795_000_000_000,
  proposedBy: '',
  publishedBy: 'tomas',
};

export const segment: Segment = {
  segmentId: 's1',
  version: 3,
  name: 'Regulars',
  levelMin: 2,
  levelMax: null,
  countries: ['PH', 'ID'],
  registeredFrom: null,
  registeredUntil: null,
  seenWithin: 7,
  unseenFor: null,
  depositsMin: 1,
  depositsMax: 9,
};

export const claim: StaffClaim = {
  claimId: 'c1',
  promotionId: 'p1',
  title: 'Show us your post',
  state: 'pending',
  rewards: [
    {
      kind: 'cash',
      amount: '100.0000',
      terms: {
        times: 1,
        withDeposit: false,
        days: 7,
        stakeMax: null,
        releaseMax: null,
        sticky: false,
        funding: 'cash-first',
      },
      ticket: '',
      gameCode: '',
      stake: '0',
    },
  ],
  currency: 'PHP',
  at: 1_795_000_000_000,
  expiresAt: null,
  decidedAt: null,
  answer: '',
  playerId: 'm1',
  username: 'ning2026',
  cost: '100.0000',
  remark: 'I posted it today.',
  pictures: ['pic1'],
  friend: null,
  heldFor: [],
  proposedBy: '',
  tickets: null,
  decidedBy: '',
};
