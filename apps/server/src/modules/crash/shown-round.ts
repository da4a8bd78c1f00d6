// A round as pages see it: what the clock and the flight make of it, and never where it will end
// before it did.
import type { CrashNews } from './ports.ts';
import type { SharedEvent } from '../wagering/index.ts';
import type { Flight } from './flights.ts';

export type ShownRound = Extract<CrashNews, { event: 'crash-round' }>['payload']['round'];

export function shownRound(
  event: SharedEvent,
  flight: Flight | undefined,
  now: number,
): ShownRound {
  const { name: round, opensAt, closesAt, drawsAt, commitment, beaconRound } = event;
  const begun = flight !== undefined && now >= flight.takesOffAt ? flight : undefined;
  const isOver = event.result !== null || (begun !== undefined && now >= begun.endsAt);
  return {
    round,
    state: stateOf({ isOver, hasBegun: begun !== undefined, isOpen: now < closesAt }),
    opensAt,
    closesAt,
    drawsAt,
    takesOffAt: begun?.takesOffAt ?? null,
    ceiling: begun?.ceiling ?? null,
    point: isOver ? (event.result?.[0] ?? begun?.point ?? null) : null,
    commitment: commitment ?? '',
    beaconRound: beaconRound ?? 0,
  };
}

interface Standing {
  readonly isOver: boolean;
  readonly hasBegun: boolean;
  readonly isOpen: boolean;
}

function stateOf({ isOver, hasBegun, isOpen }: Standing): ShownRound['state'] {
  if (isOver) return 'ended';
  if (hasBegun) return 'flying';
  return isOpen ? 'open' : 'starting';
}
