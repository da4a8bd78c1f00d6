// Settles a slip by a draw. Winning units are added first, and the legs of a parlay multiplied; the
// ticket is cut to whole cents once, and then to its cap.
import { floorToCent, oddsPerOne, type Units } from '@baize/money';
import type { Play } from '../play.ts';
import type { Slip } from './check.ts';
import { scaleOf, tierPays, unitStake } from './terms.ts';

export interface SettledLeg {
  /** Which kind of unit won, and at which tier of the play. */
  readonly bet: string;
  readonly tier: number;
  readonly units: number;
}

export interface Settled {
  readonly payout: Units;
  /** The part of the stake that a push gave back: it counts for nothing. */
  readonly returned: Units;
  readonly legs: readonly SettledLeg[];
}

const lost: Settled = { payout: 0n, returned: 0n, legs: [] };

export function settle(play: Play, slip: Slip, result: readonly number[]): Settled {
  return settleHits(play, slip, play.hits(slip.selection, windowOf(play, result)));
}

/** The same by the units that won at each tier. */
export function settleHits(play: Play, slip: Slip, hits: readonly number[]): Settled {
  if (hits.length === 0) return lost;
  const pays = tierPays(play, slip.terms);
  if (play.parlay !== undefined) return settleParlay(play, slip, hits, pays);
  const legs: SettledLeg[] = [];
  let won = 0n;
  let pushed = 0;
  for (const [index, units] of hits.entries()) {
    const tier = play.tiers[index];
    if (units === 0 || tier === undefined) continue;
    won += BigInt(units) * (pays[index] ?? 0n);
    if (tier.pays === 'stake') pushed += units;
    legs.push({ bet: tier.name ?? play.bets[tier.bet] ?? '', tier: index, units });
  }
  const { times, over } = scaleOf(slip.terms);
  const payout = floorToCent((won * times) / over);
  return {
    payout: payout < slip.payoutCap ? payout : slip.payoutCap,
    returned: BigInt(pushed) * unitStake(slip.terms),
    legs,
  };
}

// A bet whose legs are all pushed has its stake back; beside a won leg a push only counts as one.
function settleParlay(
  { tiers, bets }: Play,
  slip: Slip,
  hits: readonly number[],
  pays: readonly bigint[],
): Settled {
  const legs = hits.flatMap((units, tier) =>
    units === 0 ? [] : [{ bet: bets[tiers[tier]?.bet ?? -1] ?? '', tier, units }],
  );
  const isBack = legs.every(({ tier }) => tiers[tier]?.pays === 'stake');
  const payout = floorToCent(multiplied(slip.stake, legs, pays));
  return {
    payout: payout < slip.payoutCap ? payout : slip.payoutCap,
    returned: isBack ? slip.stake : 0n,
    legs,
  };
}

/** The stake at the odds of all legs, not rounded between them. */
function multiplied(
  stake: Units,
  legs: readonly { readonly tier: number; readonly units: number }[],
  pays: readonly bigint[],
): Units {
  let [times, over] = [1n, 1n];
  for (const { tier, units } of legs) {
    times *= (pays[tier] ?? 0n) ** BigInt(units);
    over *= oddsPerOne ** BigInt(units);
  }
  return (stake * times) / over;
}

/** The numbers at the places that the play looks at. */
export function windowOf({ at }: Play, result: readonly number[]): number[] {
  const window: number[] = [];
  for (const place of at) window.push(result[place] ?? -1);
  return window;
}

/**
 * More than this no draw pays the slip, its cap aside: the player is told before staking if the cap
 * cuts it.
 */
export function payoutMost(play: Play, slip: Slip): Units {
  const pays = tierPays(play, slip.terms);
  if (play.parlay !== undefined) return floorToCent(allLegs(play, slip, pays));
  const { times, over } = scaleOf(slip.terms);
  return floorToCent((wonMost(play, slip, pays) * times) / over);
}

// The highest prizes of the bets that the slip has first, each as often as it can come at once.
function wonMost(play: Play, { selection }: Slip, pays: readonly bigint[]): bigint {
  const { hitsMost, atOnce, tiers } = play;
  const counts = play.count(selection);
  let left = hitsMost(selection);
  let won = 0n;
  const byPrize = pays.flatMap((prize, tier) =>
    counts[tiers[tier]?.bet ?? 0] === 0 ? [] : [{ prize, most: atOnce?.[tier] ?? Infinity }],
  );
  for (const { prize, most } of byPrize.sort((one, other) => (one.prize > other.prize ? -1 : 1))) {
    const units = Math.min(left, most);
    won += BigInt(units) * prize;
    left -= units;
  }
  return won;
}

/** What the stake comes to where all legs of a parlay win. */
export function allLegs(
  { parlay, tiers }: Play,
  { selection, stake }: Pick<Slip, 'selection' | 'stake'>,
  pays: readonly bigint[],
): Units {
  const legs = (parlay?.legs(selection) ?? []).map(({ bet }) => ({
    tier: tiers.findIndex((tier) => tier.bet === bet && tier.pays === 'prize'),
    units: 1,
  }));
  return multiplied(stake, legs, pays);
}
