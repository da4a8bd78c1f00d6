// Puts the events of a round together by spin: what a landing brings in its train (reels that
// expand, falls, orbs, a held feature) belongs to it and is shown before anything else.
import type {
  Expanded,
  HoldEnded,
  HoldRespun,
  HoldStarted,
  OrbsCollected,
  SlotEvent,
  SpinLanded,
  Tumbled,
} from '@baize/engines';

export type SpinStep = Tumbled | OrbsCollected | HoldStarted | HoldRespun | HoldEnded;

export interface SpinGroup {
  readonly kind: 'spin';
  readonly landed: SpinLanded;
  readonly expanded: Expanded[];
  readonly steps: SpinStep[];
}

export type RoundPart = SpinGroup | Exclude<SlotEvent, SpinLanded | Expanded | SpinStep>;

/** The parts of a round in order. A step without a landing before it is a fault of the server. */
export function spinGroups(events: readonly SlotEvent[]): readonly RoundPart[] {
  const parts: RoundPart[] = [];
  let group: SpinGroup | undefined;
  for (const event of events) {
    switch (event.kind) {
      case 'spin-landed':
        group = { kind: 'spin', landed: event, expanded: [], steps: [] };
        parts.push(group);
        break;
      case 'expanded':
        group?.expanded.push(event);
        break;
      case 'tumbled':
      case 'orbs-collected':
      case 'hold-started':
      case 'hold-respun':
      case 'hold-ended':
        group?.steps.push(event);
        break;
      default:
        parts.push(event);
    }
  }
  return parts;
}
