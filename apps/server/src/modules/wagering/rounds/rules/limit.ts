// Player limits: what a stake may be, given what was staked and lost in this session, day, week and
// month.
// Tightening counts at once, loosening after 24 hours [S9]; a limit can never be passed by one
// unit.
import type { Units } from '@baize/money';
import type { limitKinds, limitSpans } from '@baize/contract';
import type { Spans } from '@baize/money';

export type LimitKind = (typeof limitKinds)[number];
export type LimitSpan = (typeof limitSpans)[number];

/** One limit. Values are units of money, or minutes for `session`; null means no limit. */
export interface Limit {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  readonly value: Units | null;
  readonly pendingValue?: Units | null;
  /** Milliseconds since 1970 from when the pending value counts. */
  readonly pendingFrom?: number;
}

/** Stakes and payouts since the span began. */
export interface Use {
  readonly start: number;
  readonly staked: Units;
  readonly paid: Units;
}
export type Uses = { readonly [S in keyof Spans]: Use } & {
  /** Of the newest session with a stake; it starts at a moment, not on a day. */
  readonly session: Use;
};

export const loosenAfterMs = 24 * 3_600_000;

/**
 * The uses as they stand in the spans of now: a span that has ended counts from nothing. One that a
 * host with a faster clock has begun goes on: clocks that differ never take a count away.
 */
export function usesAt(uses: Uses, spans: Spans): Uses {
  const fresh = (span: keyof Spans): Use =>
    uses[span].start >= spans[span] ? uses[span] : { start: spans[span], staked: 0n, paid: 0n };
  const { session } = uses;
  return { day: fresh('day'), week: fresh('week'), month: fresh('month'), session };
}

/** The use of a session: the one that counts goes on unless a later session asks. */
export const sessionUse = ({ session }: Uses, since: number): Use =>
  session.start >= since ? session : { start: since, staked: 0n, paid: 0n };

/** The value in force now. */
export function valueAt(limit: Limit, now: number): Units | null {
  const due = limit.pendingFrom !== undefined && limit.pendingFrom <= now;
  return due ? (limit.pendingValue ?? null) : limit.value;
}

export type StakeRefusal =
  | 'stake-limit-reached'
  | 'spend-limit-reached'
  | 'loss-limit-reached'
  | 'session-limit-reached';

export interface StakeFacts {
  readonly stake: Units;
  readonly limits: readonly Limit[];
  readonly uses: Uses;
  readonly now: number;
  readonly sessionSince: number;
}

const order: readonly [LimitKind, StakeRefusal][] = [
  ['stake', 'stake-limit-reached'],
  ['spend', 'spend-limit-reached'],
  ['loss', 'loss-limit-reached'],
  ['session', 'session-limit-reached'],
];

/** Why this stake may not be made, in the contract's order; undefined when it may. */
export function refusalOfStake(facts: StakeFacts): StakeRefusal | undefined {
  for (const [kind, refusal] of order) {
    for (const limit of facts.limits) {
      if (limit.kind !== kind) continue;
      const value = valueAt(limit, facts.now);
      if (value !== null && usedWith(limit, facts) > value) return refusal;
    }
  }
  return undefined;
}

/** The limit's count if the stake were made and lost. */
function usedWith(limit: Limit, facts: StakeFacts): Units {
  if (limit.kind === 'session')
    return BigInt(Math.floor((facts.now - facts.sessionSince) / 60_000));
  if (limit.kind === 'stake' || limit.span === 'single') return facts.stake;
  const isSession = limit.span === 'session';
  const use = isSession ? sessionUse(facts.uses, facts.sessionSince) : facts.uses[limit.span];
  if (limit.kind === 'spend') return use.staked + facts.stake;
  return use.staked - use.paid + facts.stake;
}

/** The used part of a limit now, for the player to see; never below zero. */
export function usedOf(limit: Limit, uses: Uses, now: number, sessionSince: number): Units {
  const used = usedWith(limit, { stake: 0n, limits: [], uses, now, sessionSince });
  return used > 0n ? used : 0n;
}

/**
 * The limits after the player asked for `value`: tighter at once, looser or none after 24 hours.
 */
export function changeLimit(
  limits: readonly Limit[],
  asked: { kind: LimitKind; span: LimitSpan; value: Units | null },
  now: number,
): readonly Limit[] {
  const same = (limit: Limit) => limit.kind === asked.kind && limit.span === asked.span;
  const old = limits.find(same);
  const current = old ? valueAt(old, now) : null;
  const tighter = asked.value !== null && (current === null || asked.value <= current);
  const changed: Limit = tighter
    ? { kind: asked.kind, span: asked.span, value: asked.value }
    : {
        kind: asked.kind,
        span: asked.span,
        value: current,
        pendingValue: asked.value,
        pendingFrom: now + loosenAfterMs,
      };
  const others = limits.filter((limit) => !same(limit));
  return current === null && asked.value === null ? others : [...others, changed];
}
