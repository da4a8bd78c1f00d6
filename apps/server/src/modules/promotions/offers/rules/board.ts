// The board of a promotion: which one a counted hour belongs to, and what its places win. A race
// has a step for places up to a number each; who ends between two of them gets the later one.
import { isAmong, type PlayedGame } from './facts.ts';
import { endsAt, startsAt, type Offer } from './offer.ts';
import { hourOf, periodAt } from './period.ts';
import { costOf, reckonFixed } from './tiers.ts';
import { unitsOf, type RewardDue, type Spec } from './spec.ts';

const hourMs = 3_600_000;
const placesMax = 500;

export type Board = NonNullable<Spec['board']>;

export const boardOf = ({ written }: Offer): Board | undefined => written.spec.board ?? undefined;

/** One period of a board. Play counts in whole hours: `until` is the end of the last one. */
export interface BoardPeriod {
  readonly id: string;
  readonly key: string;
  readonly from: number;
  readonly until: number;
}

/** Undefined: none runs in this hour. */
export function boardAt(offer: Offer, at: number): BoardPeriod | undefined {
  const { key, from, until } = periodAt(offer.written.spec.period, at);
  const begin = Math.max(from, hourOf(startsAt(offer)));
  const last = Math.min(until, endsAt(offer));
  const end = Number.isFinite(last) ? Math.ceil(last / hourMs) * hourMs : endOfTime;
  if (at < begin || at >= end) return undefined;
  return { id: `${offer.id}.${key}`, key, from: begin, until: end };
}

const endOfTime = Date.parse('9999-01-01T00:00:00Z');

/** Whether what was played is ranked by the board. */
export const ranks = (board: Board, game: PlayedGame): boolean => isAmong(board.games, game);

export interface Prize {
  readonly tier: number;
  readonly from: number;
  readonly to: number;
  readonly rewards: readonly RewardDue[];
}

/** Of a mission: none, its milestones are rewarded. */
export function prizesOf({ trigger, tiers }: Spec): readonly Prize[] {
  if (trigger !== 'race') return [];
  const ends = tiers.map(({ conditions }) =>
    Number(unitsOf(conditions[0]?.value ?? '0') / 10_000n),
  );
  return tiers.map(({ rewards }, tier) => ({
    tier,
    from: (ends[tier - 1] ?? 0) + 1,
    to: ends[tier] ?? 0,
    rewards: rewards.map(reckonFixed),
  }));
}

/** What all places of one board cost together. */
export const poolOf = (spec: Spec): bigint =>
  prizesOf(spec).reduce(
    (sum, { from, to, rewards }) => sum + BigInt(to - from + 1) * costOf(rewards),
    0n,
  );

/**
 * A race has a board and a step for places up to a number each; others may have a board for play.
 * It ranks everybody whom the promotion is for: nobody joins first.
 */
export function isBoardRight({ trigger, period, joins, board, tiers }: Spec): boolean {
  const isRanked = (board ?? null) !== null;
  if (isRanked && joins) return false;
  if (trigger !== 'race') return !isRanked || (trigger === 'play' && period !== 'each');
  if (!isRanked) return false;
  let last = 0n;
  return tiers.every(({ conditions }) => {
    const [condition, ...more] = conditions;
    if (condition === undefined || more.length > 0) return false;
    const units = unitsOf(condition.value);
    const isLater = units > last && units % 10_000n === 0n && units <= BigInt(placesMax) * 10_000n;
    last = units;
    return condition.fact === 'place' && condition.test === 'at-most' && isLater;
  });
}
