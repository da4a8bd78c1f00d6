// The cost of a slip by outcome. Plays of few outcomes have a cost for each outcome, answers for
// each answer, numbers that win by ranks for each number; other plays only have their highest
// payout.
import { floorToCent, type Units } from '@baize/money';
import { outcomesOf } from '../kinds.ts';
import type { Play } from '../play.ts';
import type { Slip } from './check.ts';
import { windowListOf } from './outcomes.ts';
import { payoutMost, settleHits } from './settle.ts';
import { scaleOf, tierPays } from './terms.ts';

export interface NumbersPayout {
  /** The place of these numbers among all outcomes of the play. */
  readonly outcome: number;
  readonly numbers: readonly number[];
  readonly payout: Units;
}

export type Exposure =
  | {
      readonly by: 'numbers';
      /** The places of the draw, and what the slip is paid for the numbers there. */
      readonly at: readonly number[];
      readonly payouts: readonly NumbersPayout[];
    }
  | {
      readonly by: 'each';
      /** What the slip is paid each time that the outcome comes. */
      readonly payouts: readonly { readonly outcome: number; readonly payout: Units }[];
    }
  | {
      readonly by: 'bets';
      readonly payouts: readonly { readonly bet: string; readonly payout: Units }[];
    }
  | {
      readonly by: 'picks';
      /** What the slip is paid at most for a number, in any of its orders where these win too. */
      readonly payouts: readonly { readonly outcome: number; readonly payout: Units }[];
    }
  | { readonly by: 'most'; readonly payout: Units };

/** Plays with more outcomes are not walked when a slip is taken. */
const walkedMost = 1000n;

/** How the exposure of a play's slips is told. */
export function tellsBy(play: Play): Exposure['by'] {
  if (play.each !== undefined) return 'each';
  if (play.wonBy !== undefined) return 'picks';
  if (outcomesOf(play.kind, play.at.length) <= walkedMost) return 'numbers';
  return play.answers === true ? 'bets' : 'most';
}

export function exposure(play: Play, slip: Slip): Exposure {
  const by = tellsBy(play);
  if (by === 'numbers') return byNumbers(play, slip);
  if (by === 'each') return { by, payouts: byEach(play, slip) };
  if (by === 'picks') return { by, payouts: byPicks(play, slip) };
  if (by === 'bets') return byBets(play, slip);
  const most = payoutMost(play, slip);
  return { by: 'most', payout: most < slip.payoutCap ? most : slip.payoutCap };
}

// Outcomes that win the same units pay the same: each such payout is worked out once.
function byNumbers(play: Play, slip: Slip): Exposure {
  const known = new Map<string, Units>();
  const payoutOf = (hits: readonly number[]): Units => {
    const name = hits.join();
    const payout = known.get(name) ?? settleHits(play, slip, hits).payout;
    known.set(name, payout);
    return payout;
  };
  const payouts: NumbersPayout[] = [];
  for (const [outcome, numbers] of windowListOf(play).entries()) {
    const hits = play.hits(slip.selection, numbers);
    const payout = hits.length === 0 ? 0n : payoutOf(hits);
    if (payout > 0n) payouts.push({ outcome, numbers, payout });
  }
  return { by: 'numbers', at: play.at, payouts };
}

// Where every draw comes to one outcome, that is all that the slip is paid. Elsewhere payouts are
// rounded up: the ticket is cut and capped only after all that came is added.
function byEach(play: Play, slip: Slip): { outcome: number; payout: Units }[] {
  const pays = tierPays(play, slip.terms);
  const { times, over } = scaleOf(slip.terms);
  const { once = false, wins } = play.each ?? {};
  return (wins?.(slip.selection) ?? []).map(([outcome, tier]) => {
    const won = (pays[tier] ?? 0n) * times;
    if (!once) return { outcome, payout: (won + over - 1n) / over };
    const payout = floorToCent(won / over);
    return { outcome, payout: payout < slip.payoutCap ? payout : slip.payoutCap };
  });
}

// Numbers of as many orders are paid alike: each such payout is worked out once.
function byPicks(play: Play, slip: Slip): { outcome: number; payout: Units }[] {
  const known = new Map<number, Units>();
  const {
    rows: [row = []],
  } = slip.selection;
  const payouts = row.map((number) => {
    const orders = play.wonBy?.(number) ?? [number];
    const selection = { form: 'rows', rows: [[number]] } as const;
    const most = known.get(orders.length) ?? payoutMost(play, { ...slip, selection });
    known.set(orders.length, most);
    const payout = most < slip.payoutCap ? most : slip.payoutCap;
    return { outcome: orders[0] ?? number, payout };
  });
  return payouts.toSorted((one, other) => one.outcome - other.outcome);
}

function byBets(play: Play, slip: Slip): Exposure {
  const pays = tierPays(play, slip.terms);
  const { times, over } = scaleOf(slip.terms);
  const counts = play.count(slip.selection);
  const payouts = play.tiers.flatMap(({ bet, pays: what }, tier) => {
    const units = BigInt(counts[bet] ?? 0);
    if (units === 0n || what === 'stake') return [];
    // Rounded up: several answers may win at once, and the ticket is cut only after they are added.
    const payout = (units * (pays[tier] ?? 0n) * times + over - 1n) / over;
    return [{ bet: play.bets[bet] ?? '', payout }];
  });
  return { by: 'bets', payouts };
}
