// One finished round as the server sent it, with its amounts as money and its events typed.
import { unitsOf } from '@baize/client';
import type { EndpointSpec, OutputOf } from '@baize/contract';
import type { contract } from '@baize/contract';
import type { ScatterWin, SlotEvent, SymbolWin, Window } from '@baize/engines';
import type { Units } from '@baize/money';

type Slots = (typeof contract)['slots'];
type Gives<E extends EndpointSpec> = OutputOf<E>;
export type SlotTerms = Gives<Slots['getSlot']>;
export type SlotAnswer = Gives<Slots['spin']>;

export interface ShownRound {
  readonly answer: SlotAnswer;
  readonly events: readonly SlotEvent[];
  readonly stake: Units;
  /** The payout of the game and the jackpots together. */
  readonly payout: Units;
  readonly jackpots: SlotAnswer['jackpots'];
}

export function readRound(answer: SlotAnswer): ShownRound {
  return {
    answer,
    events: answer.events as readonly SlotEvent[],
    stake: unitsOf(answer.stake),
    payout: unitsOf(answer.payout),
    jackpots: answer.jackpots,
  };
}

/** The win of the last landing or the last fall. */
export interface Landing {
  readonly wins: readonly SymbolWin[];
  readonly scatter?: ScatterWin;
  readonly multiplier: number;
}

export function lastLanding(events: readonly SlotEvent[]): Landing | undefined {
  return events.findLast((event) => event.kind === 'spin-landed' || event.kind === 'tumbled');
}

export type Feature = 'free-spins' | 'hold';

/** Which feature a round has won, if any. */
export function featureOf(events: readonly SlotEvent[]): Feature | undefined {
  if (events.some(({ kind }) => kind === 'hold-started')) return 'hold';
  return events.some(({ kind }) => kind === 'free-spins-awarded') ? 'free-spins' : undefined;
}

export function freeSpinsOf(events: readonly SlotEvent[]): number {
  return events.filter(({ kind }) => kind === 'free-spin-started').length;
}

/** How often symbols fell after a landing. */
export function tumblesOf(events: readonly SlotEvent[]): number {
  return events.filter(({ kind }) => kind === 'tumbled').length;
}

/** The window that a round left standing, after all that expanded and fell in it. */
export function lastWindow(events: readonly SlotEvent[]): Window | undefined {
  let window: Window | undefined;
  for (const event of events) {
    if (event.kind === 'spin-landed' || event.kind === 'tumbled') window = event.window;
    if (event.kind !== 'expanded') continue;
    const { reel, symbol } = event;
    window = window?.map((symbols, at) => (at === reel ? symbols.map(() => symbol) : symbols));
  }
  return window;
}
