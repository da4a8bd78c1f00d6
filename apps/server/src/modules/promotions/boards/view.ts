// The board of a promotion as it stands: the period that runs or ended last, its first places, and
// scores as the contract prints them.
import type { BoardScore, BoardState } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Queryable } from '../../../platform/database/index.ts';
import { boardAt, boardOf, prizesOf, type BoardPeriod } from '../offers/rules/board.ts';
import { startsAt, type Offer } from '../offers/rules/offer.ts';
import { hourOf } from '../offers/rules/period.ts';
import type { PromotionsPorts } from '../ports.ts';
import { readLast, type BoardRow } from './store/boards.ts';
import { countMembers } from './store/scores.ts';

export interface BoardShown {
  readonly id: string;
  readonly period: string;
  readonly from: number;
  readonly until: number;
  readonly score: BoardScore;
  readonly state: BoardState;
}

/** Undefined: it has no board, or none yet that ended. */
export async function findBoard(
  on: Queryable,
  offer: Offer,
  { now, last = false }: { readonly now: number; readonly last?: boolean },
): Promise<BoardShown | undefined> {
  const score = boardOf(offer)?.score;
  if (score === undefined) return undefined;
  const runs = last ? undefined : currentOf(offer, now);
  if (runs !== undefined && runs.from > now) return { ...shownOf(runs), score, state: 'coming' };
  if (runs !== undefined) return { ...shownOf(runs), score, state: 'running' };
  const ended = await readLast(on, offer.id, now);
  return ended && { ...rowShown(ended), score, state: stateOf(ended, offer) };
}

/** The one that runs, or the first before the promotion begins. */
const currentOf = (offer: Offer, now: number): BoardPeriod | undefined =>
  offer.stage === 'published'
    ? boardAt(offer, Math.max(hourOf(now), hourOf(startsAt(offer))))
    : undefined;

const shownOf = ({ id, key: period, from, until }: BoardPeriod) => ({ id, period, from, until });
const rowShown = ({ id, period, from, until }: BoardRow) => ({ id, period, from, until });

const stateOf = ({ endedAt }: BoardRow, { stage }: Offer): BoardState =>
  endedAt === null && stage === 'published' ? 'counting' : 'ended';

export async function factsOf(
  { database, currency }: PromotionsPorts,
  offer: Offer,
  board: BoardShown,
) {
  return {
    promotionId: offer.id,
    period: board.period,
    score: board.score,
    currency,
    state: board.state,
    startsAt: board.from,
    endsAt: board.until,
    members: await countMembers(database.kysely, board.id),
    prizes: prizesOf(offer.written.spec).map(({ from, to, rewards }) => ({
      from,
      to,
      rewards: [...rewards],
    })),
  };
}

/** Money for turnover, else hundredths of the stake. */
export const printScore = (score: BoardScore, behind: bigint): string =>
  score === 'turnover' ? printUnits(-behind, 2) : String(-behind);
