// How much of an event a player's slips cover together: the share of the outcomes of one kind of
// bet that pay at least one of them. Who covers nearly all of them stakes nothing.
import { slipGameOf } from './slip-game.ts';
import type { Slip } from '../rules/slip.ts';

/** By slip, between 0 and 1; undefined where outcomes of this kind are not told apart. */
export function coveredBy(
  gameCode: string,
  slips: readonly Slip[],
): (slip: Slip) => number | undefined {
  const { game, family } = slipGameOf(gameCode);
  const shares = new Map<string, number | undefined>();
  const shareOf = (bet: string): number | undefined => {
    if (family.outcomes(game, bet).tells === 'most') return undefined;
    const told = slips
      .filter((slip) => slip.bet === bet)
      .map(({ slip }) => family.exposure(game, slip.struck));
    const size = told[0]?.size ?? 0;
    if (size < 2) return undefined;
    return new Set(told.flatMap(({ payouts }) => payouts.map(([outcome]) => outcome))).size / size;
  };
  return ({ bet }) => {
    if (!shares.has(bet)) shares.set(bet, shareOf(bet));
    return shares.get(bet);
  };
}
