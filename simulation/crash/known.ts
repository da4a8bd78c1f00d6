// A simulated player's own knowledge of stakes in flights, and what they pay, counted once more
// from the published rules: e^(0.06 t), the cap of a slip, the cap of a round. Nothing of it is the
// engine's.
import type { Units } from '@baize/money';
import type { Player } from '../player.ts';

export const gameCode = 'sky-lantern';

export interface KnownStake {
  readonly slipId: string;
  readonly eventId: string;
  readonly stake: Units;
  /** In hundredths: set with the stake. */
  readonly auto: number | undefined;
  /** At which its player took it out. */
  cashedAt: number | undefined;
  state: 'open' | 'settled' | 'void';
  payout: Units;
}

const unit = 10_000n;
const top = 1_000_000;
const payoutCap = 200_000n * unit;
const roundCap = 2_000_000n * unit;

/** What the multiplier shows so long after the start, and how far it is from the next hundredth. */
export function curveAt(elapsedMs: number): { readonly at: number; readonly isSure: boolean } {
  const exact = 100 * Math.exp(0.000_06 * elapsedMs);
  const at = Math.floor(exact);
  return { at, isSure: exact - at > 1e-6 && at + 1 - exact > 1e-6 };
}

/** So long after the start a multiplier is reached, to the millisecond above. */
export const msTo = (multiplier: number): number =>
  Math.ceil(Math.log(multiplier / 100) / 0.000_06);

const lowest = (...values: readonly number[]): number => Math.min(...values);

/** Where a stake leaves by itself at the latest. */
export function lastOf({ stake, auto = top }: Pick<KnownStake, 'stake' | 'auto'>): number {
  return lowest(auto, Number((payoutCap * 100n) / stake), top);
}

/** Where the round's cap takes everybody out. */
export function ceilingOf(staked: Units): number {
  return staked === 0n ? top : lowest(Number((roundCap * 100n) / staked), top);
}

/** What a stake pays in a flight that ended here. */
export function payoutIn(known: KnownStake, point: number, ceiling: number): Units {
  const at = lowest(known.cashedAt ?? top, lastOf(known), ceiling);
  if (at > point) return 0n;
  const paid = (known.stake * BigInt(at)) / 100n;
  return (paid / 100n) * 100n;
}

/** As the tables keep what a stake was struck at. */
export const struckOf = (known: KnownStake) => ({
  stake: String(known.stake),
  auto: known.auto ?? null,
  last: lastOf(known),
});

export const stakesOf = (player: Player): readonly KnownStake[] => [...player.flights.values()];

export const isOpen = ({ state }: KnownStake): boolean => state === 'open';
