// Which part of a settled bet counts at all: not what was given back, not both sides of a table,
// not a bet that covers nearly every outcome. What counts is then weighed by each requirement.
import { categoryOf, familyOf, gameOf, roundFamilyOf, type Json } from '@baize/engines';
import type { BetToCount } from '@baize/ledger';
import type { Units } from '@baize/money';

/** A settled round, as requirements see it. */
export interface SettledStake {
  readonly playerId: string;
  readonly currency: string;
  readonly roundId: string;
  readonly vendor: string | null;
  readonly gameCode: string;
  /** Without what was given back. */
  readonly stake: Units;
  readonly payout: Units;
  readonly choice?: Json;
  readonly settledAt: number | null;
  /** Of a slip: the share of its event's outcomes that its player covered. */
  readonly covered?: (() => number | undefined) | undefined;
}

/** A game of a vendor that is no longer in the catalogue counts as the one that counts least. */
const categoryUnknown = 'LIVE';
/** A bet on more of all cases than this risks nothing. */
const coveredMost = 0.9;
/** The same of a lottery's outcomes. */
const coveredMostOfEvent = 0.8;

export type CategoryOf = (vendor: string, gameCode: string) => string | undefined;

export function betToCount(settled: SettledStake, categoryAt: CategoryOf): BetToCount | undefined {
  const category = categoryOfBet(settled, categoryAt);
  const stake = validStake(settled, category);
  if (stake <= 0n || isRiskless(settled)) return undefined;
  const { roundId, payout, settledAt } = settled;
  // The price at which it was settled; of a lost bet nobody can tell.
  const odds = payout > 0n ? Number((payout * 100n) / settled.stake) : undefined;
  return { roundId, game: gameName(settled), category, stake, odds, at: settledAt ?? 0 };
}

/** As weights name a game. */
export const gameName = ({ vendor, gameCode }: Pick<SettledStake, 'vendor' | 'gameCode'>): string =>
  vendor === null ? gameCode : `${vendor}/${gameCode}`;

function categoryOfBet({ vendor, gameCode }: SettledStake, categoryAt: CategoryOf): string {
  if (vendor !== null) return categoryAt(vendor, gameCode) ?? categoryUnknown;
  const game = gameOf(gameCode);
  return game === undefined ? categoryUnknown : categoryOf(familyOf(game), game);
}

/** At a table with two sides only what was at risk counts: the smaller of stake and net result. */
function validStake({ stake, payout }: SettledStake, category: string): Units {
  if (category !== 'LIVE') return stake;
  const net = payout > stake ? payout - stake : stake - payout;
  return net < stake ? net : stake;
}

function isRiskless({ vendor, gameCode, choice, covered }: SettledStake): boolean {
  if (covered !== undefined) return (covered() ?? 0) > coveredMostOfEvent;
  const game = vendor === null ? gameOf(gameCode) : undefined;
  if (game === undefined || choice === undefined) return false;
  const share = roundFamilyOf(game)?.covered?.(game, choice);
  return (share ?? 0) > coveredMost;
}
