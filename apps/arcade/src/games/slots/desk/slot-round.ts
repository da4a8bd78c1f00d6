// One finished round as the server sent it, with its amounts as money and its events typed.
import type { EndpointSpec, OutputOf } from '@baize/contract';
import type { contract } from '@baize/contract';
import type { SlotEvent, SpinLanded, Window } from '@baize/engines';
import { parseSignedUnits, type Units } from '@baize/money';

type Slots = (typeof contract)['slots'];
type Gives<E extends EndpointSpec> = OutputOf<E>;
export type SlotTerms = Gives<Slots['getSlot']>;
export type SlotAnswer = Gives<Slots['spin']>;

export interface ShownRound {
  readonly answer: SlotAnswer;
  readonly events: readonly SlotEvent[];
  readonly stake: Units;
  readonly payout: Units;
}

export function readRound(answer: SlotAnswer): ShownRound {
  return {
    answer,
    events: answer.events as readonly SlotEvent[],
    stake: unitsOf(answer.stake),
    payout: unitsOf(answer.payout),
  };
}

/** An amount of our own calls. What is not one is a fault of the server, never a zero. */
export function unitsOf(text: string): Units {
  const units = parseSignedUnits(text, { decimalsMax: 4 });
  if (units === undefined) throw new RangeError(`Not an amount: ${text.slice(0, 40)}`);
  return units;
}

export function spinsOf(events: readonly SlotEvent[]): readonly SpinLanded[] {
  return events.filter((event) => event.kind === 'spin-landed');
}

export function hadFeature(events: readonly SlotEvent[]): boolean {
  return events.some((event) => event.kind === 'free-spins-awarded');
}

/** The window that a round left standing. */
export function lastWindow(events: readonly SlotEvent[]): Window | undefined {
  return spinsOf(events).at(-1)?.window;
}
