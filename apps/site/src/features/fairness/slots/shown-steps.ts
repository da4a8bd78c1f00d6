// The events of a slot's round as a person reads them: each window, what won in it, and a sentence
// for any other event before the next one.
import type { ScatterWin, SlotEvent, SymbolWin, Window } from '@baize/engines';

export interface ShownStep {
  readonly title:
    | { readonly key: 'base-spin' }
    | { readonly key: 'free-spin'; readonly index: number }
    | { readonly key: 'fall'; readonly step: number };
  readonly stops: readonly number[];
  /** With reels expanded, as it was scored. */
  readonly window: Window;
  readonly wins: readonly SymbolWin[];
  readonly scatter: ScatterWin | undefined;
  readonly multiplier: number;
  readonly winCredits: number;
  readonly notes: readonly Note[];
}

export type Note =
  | { readonly key: 'orbs'; readonly total: number; readonly credits: number }
  | { readonly key: 'hold-started'; readonly count: number; readonly respins: number }
  | { readonly key: 'hold-respun'; readonly count: number; readonly respins: number }
  | { readonly key: 'hold-ended'; readonly credits: number }
  | { readonly key: 'free-won'; readonly count: number };

export function shownSteps(events: readonly SlotEvent[]): readonly ShownStep[] {
  const steps: ShownStep[] = [];
  let free = 0;
  for (const event of events) {
    const last = steps.at(-1);
    if (event.kind === 'free-spin-started') free = event.index;
    else if (event.kind === 'spin-landed' || event.kind === 'tumbled') {
      steps.push(stepOf(event, free));
    } else if (last !== undefined) steps[steps.length - 1] = grown(last, event);
  }
  return steps;
}

type Standing = Extract<SlotEvent, { kind: 'spin-landed' | 'tumbled' }>;

function stepOf(event: Standing, free: number): ShownStep {
  const { window, wins, multiplier, winCredits } = event;
  const shared = { window, wins, multiplier, winCredits, notes: [] };
  if (event.kind === 'tumbled') {
    return { ...shared, title: { key: 'fall', step: event.step }, stops: [], scatter: undefined };
  }
  const title =
    free === 0 ? { key: 'base-spin' as const } : { key: 'free-spin' as const, index: free };
  return { ...shared, title, stops: event.stops, scatter: event.scatter };
}

function grown(step: ShownStep, event: SlotEvent): ShownStep {
  if (event.kind === 'expanded') {
    const { reel, symbol } = event;
    const window = step.window.map((shown, at) => (at === reel ? shown.map(() => symbol) : shown));
    return { ...step, window };
  }
  const note = noteOf(event);
  return note === undefined ? step : { ...step, notes: [...step.notes, note] };
}

function noteOf(event: SlotEvent): Note | undefined {
  switch (event.kind) {
    case 'orbs-collected':
      return { key: 'orbs', total: event.total, credits: event.winCredits };
    case 'hold-started':
      return { key: 'hold-started', count: event.held.length, respins: event.respins };
    case 'hold-respun':
      return { key: 'hold-respun', count: event.landed.length, respins: event.respinsLeft };
    case 'hold-ended':
      return { key: 'hold-ended', credits: event.winCredits };
    case 'free-spins-awarded':
      return { key: 'free-won', count: event.count };
    default:
      return undefined;
  }
}
