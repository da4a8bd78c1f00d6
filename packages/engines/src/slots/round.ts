// One round of a slot game: the spin that was paid for and every free spin it won, decided in one
// go. The payout is exact for every stake offered and never above the game's cap.
import { floorToCent, multiplyByRatio, type Units } from '@baize/money';
import type { Draws } from '../kit/draws.ts';
import type { SlotGame } from './definition.ts';
import type { SlotEvent } from './events.ts';
import type { PlaySpin, SpinAsked } from './mechanic.ts';
import { mechanicOf } from './mechanics.ts';

export interface SlotRound {
  readonly stake: Units;
  readonly events: readonly SlotEvent[];
  readonly payout: Units;
}

export interface SlotRoundAsked {
  readonly game: SlotGame;
  readonly stake: Units;
  readonly draws: Draws;
}

/** Plays a round. A stake that does not divide into whole credits is a fault of the caller. */
export function playRound({ game, stake, draws }: SlotRoundAsked): SlotRound {
  if (stake <= 0n || stake % BigInt(game.stakeCredits) !== 0n) {
    throw new RangeError(`A stake of ${stake} has no whole credits.`);
  }
  const playSpin = mechanicOf(game).begin(game, draws);
  const play: Play = { game, playSpin, events: [], wonCredits: 0, freeSpins: 0 };
  spin(play, 'paid');
  const paidSpinCredits = play.wonCredits;
  for (let index = 1; index <= play.freeSpins && !isCapped(play); index += 1) {
    play.events.push({ kind: 'free-spin-started', index, of: play.freeSpins });
    spin(play, 'free');
  }
  if (play.freeSpins > 0) {
    const winCredits = play.wonCredits - paidSpinCredits;
    play.events.push({ kind: 'feature-ended', winCredits });
  }
  const payout = floorToCent(creditsToUnits({ game, stake, credits: play.wonCredits }));
  return { stake, events: play.events, payout };
}

/** The amount of some credits at a stake. */
export function creditsToUnits(worth: { game: SlotGame; stake: Units; credits: number }): Units {
  return multiplyByRatio(worth.stake, BigInt(worth.credits), BigInt(worth.game.stakeCredits));
}

interface Play {
  readonly game: SlotGame;
  readonly playSpin: PlaySpin;
  readonly events: SlotEvent[];
  wonCredits: number;
  freeSpins: number;
}

function spin(play: Play, mode: SpinAsked['mode']): void {
  const { game, events, playSpin } = play;
  const tell = (event: SlotEvent) => void events.push(event);
  const { winCredits, awarded } = playSpin({ mode, tell });
  play.wonCredits = Math.min(play.wonCredits + winCredits, capCredits(game));
  if (isCapped(play)) events.push({ kind: 'cap-reached', winCredits: play.wonCredits });
  else if (awarded > 0) award(play, awarded);
}

function award(play: Play, awarded: number): void {
  const spinsMax = play.game.freeSpins?.spinsMax ?? 0;
  const count = Math.min(awarded, spinsMax - play.freeSpins);
  if (count === 0) return;
  play.freeSpins += count;
  play.events.push({ kind: 'free-spins-awarded', count, total: play.freeSpins });
}

function isCapped({ game, wonCredits }: Play): boolean {
  return wonCredits >= capCredits(game);
}

function capCredits(game: SlotGame): number {
  return game.payoutStakesMax * game.stakeCredits;
}
