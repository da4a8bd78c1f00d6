// A round as a player sees it: all of it, once it is decided and paid. Amounts become decimal
// texts.
import { printUnits } from '@baize/money';
import type { SlotEvent } from './events.ts';
import type { SlotRound } from './round.ts';

export interface SlotRoundView {
  readonly stake: string;
  readonly payout: string;
  readonly events: readonly SlotEvent[];
}

/** The round as it travels to the screen. */
export function viewRound({ stake, payout, events }: SlotRound): SlotRoundView {
  return { stake: printUnits(stake), payout: printUnits(payout), events };
}
