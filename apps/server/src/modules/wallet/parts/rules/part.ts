// The life of a part: open → paying → paid by a provider, or open → matched → proof with a member
// who deposits; then received, counted as received, or disputed until staff decide. What did not
// arrive is open again. A match lives along with its part and ends when the part leaves it.
import type { MatchState, PartState, PartWay } from '@baize/contract';

export type PartStep =
  | 'match'
  | 'expire'
  | 'cancel'
  | 'prove'
  | 'pay'
  | 'fail'
  | 'settle'
  | 'receive'
  | 'force'
  | 'dispute'
  | 'resolve-received'
  | 'resolve-returned';

export const partSteps: readonly PartStep[] = [
  'match',
  'expire',
  'cancel',
  'prove',
  'pay',
  'fail',
  'settle',
  'receive',
  'force',
  'dispute',
  'resolve-received',
  'resolve-returned',
];

export interface PartStanding {
  readonly way: PartWay;
  readonly state: PartState;
  /** When the payer must have shown a proof; null when nobody pays. */
  readonly payBy: number | null;
  /** When a paid or proved part counts as received. */
  readonly dueAt: number | null;
}

const c2c = ['c2c'] as const;
const payout = ['payout'] as const;
const both = ['c2c', 'payout'] as const;

interface StepFact {
  readonly from: readonly PartState[];
  readonly ways: readonly PartWay[];
  readonly to: PartState;
  /** The end of the match, where one ends. */
  readonly match?: MatchState;
}

const steps: Readonly<Record<PartStep, StepFact>> = {
  match: { from: ['open'], ways: c2c, to: 'matched', match: 'matched' },
  expire: { from: ['matched'], ways: c2c, to: 'open', match: 'expired' },
  cancel: { from: ['matched'], ways: c2c, to: 'open', match: 'cancelled' },
  prove: { from: ['matched'], ways: c2c, to: 'proof', match: 'proof' },
  pay: { from: ['open'], ways: payout, to: 'paying' },
  fail: { from: ['paying'], ways: payout, to: 'open' },
  settle: { from: ['paying'], ways: payout, to: 'paid' },
  // Money may be seen in the account before its payer shows the proof.
  receive: { from: ['matched', 'proof', 'paid'], ways: both, to: 'received', match: 'received' },
  force: {
    from: ['proof', 'paid'],
    ways: both,
    to: 'forced-received',
    match: 'forced-received',
  },
  dispute: { from: ['proof', 'paid'], ways: both, to: 'disputed', match: 'disputed' },
  'resolve-received': {
    from: ['disputed'],
    ways: both,
    to: 'resolved-received',
    match: 'resolved-received',
  },
  'resolve-returned': { from: ['disputed'], ways: both, to: 'open', match: 'resolved-returned' },
};

export interface Stepped {
  readonly state: PartState;
  readonly match: MatchState | undefined;
}

/** The part after a step; undefined when it cannot take it now. */
export function stepOf(part: PartStanding, step: PartStep, now: number): Stepped | undefined {
  const { from, ways, to, match } = steps[step];
  if (!from.includes(part.state) || !ways.includes(part.way)) return undefined;
  if (step === 'expire' && !(part.payBy !== null && part.payBy <= now)) return undefined;
  if (step === 'prove' && !(part.payBy !== null && now < part.payBy)) return undefined;
  if (step === 'force' && !(part.dueAt !== null && part.dueAt <= now)) return undefined;
  return { state: to, match: part.way === 'c2c' ? match : undefined };
}

const closed: readonly PartState[] = ['received', 'forced-received', 'resolved-received'];

/** Nothing more happens to it. */
export const isClosed = (state: PartState): boolean => closed.includes(state);

/** Whether the player is asked if it arrived. */
export const isAnswerable = (state: PartState): boolean =>
  state === 'matched' || state === 'proof' || state === 'paid';

/** How a withdrawal counts as received once every part is closed. */
export function receiptOf(states: readonly PartState[]): 'received' | 'forced-received' {
  return states.includes('forced-received') ? 'forced-received' : 'received';
}
