// The steps of a round for the history: every event that a player was shown, in order, with what it
// won. Pure.
import type { SlotEvent } from '@baize/engines';

export type Phase = PhaseFact & {
  /** Its win; 0 where nothing was at stake in it. */
  readonly credits: number;
};

type PhaseFact =
  | { readonly kind: 'spin' }
  | { readonly kind: 'free-spin'; readonly index: number; readonly of: number }
  | { readonly kind: 'expanded'; readonly reel: number; readonly symbol: string }
  | { readonly kind: 'fall'; readonly step: number }
  | { readonly kind: 'orbs'; readonly total: number }
  | { readonly kind: 'free-spins-won'; readonly count: number }
  | { readonly kind: 'hold'; readonly coins: number }
  | { readonly kind: 'respin'; readonly coins: number; readonly left: number }
  | { readonly kind: 'hold-ended' }
  | { readonly kind: 'feature-ended' }
  | { readonly kind: 'cap-reached' };

export function phasesOf(events: readonly SlotEvent[]): readonly Phase[] {
  const phases: Phase[] = [];
  let began: PhaseFact = { kind: 'spin' };
  for (const event of events) {
    // The landing that follows is that of the free spin.
    if (event.kind === 'free-spin-started') began = { ...event, kind: 'free-spin' };
    else phases.push(phaseOf(event, began));
  }
  return phases;
}

type Told = Exclude<SlotEvent, { kind: 'free-spin-started' }>;

function phaseOf(event: Told, began: PhaseFact): Phase {
  switch (event.kind) {
    case 'spin-landed':
      return { ...began, credits: event.winCredits };
    case 'expanded':
      return { kind: 'expanded', reel: event.reel, symbol: event.symbol, credits: 0 };
    case 'tumbled':
      return { kind: 'fall', step: event.step, credits: event.winCredits };
    case 'orbs-collected':
      return { kind: 'orbs', total: event.total, credits: event.winCredits };
    case 'free-spins-awarded':
      return { kind: 'free-spins-won', count: event.count, credits: 0 };
    case 'hold-started':
      return { kind: 'hold', coins: event.held.length, credits: 0 };
    case 'hold-respun':
      return { kind: 'respin', coins: event.landed.length, left: event.respinsLeft, credits: 0 };
    default:
      return { kind: event.kind, credits: event.winCredits };
  }
}
