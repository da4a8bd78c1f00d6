// The next round of a crash game as an event to be planned. It opens a pause after the last flight
// has ended, takes stakes for a while, and closes just before a round of the beacon, which decides
// where its flight ends.
import type { DealtCrash } from '@baize/engines';
import { dayAt, dayText, startOfDay } from '@baize/money';

/** Stakes end so long before the beacon speaks, and the flight begins so long after. */
export const beforeBeaconMs = 500;
export const afterBeaconMs = 500;

export interface BeaconOfRounds {
  readonly kind: string;
  roundAfter(moment: number): number;
  momentOf(round: number): number;
  chainOf(round: number): string;
}

export interface NextAsked {
  readonly game: DealtCrash;
  readonly now: number;
  /** The last round of the game; undefined: there was none. */
  readonly last: { readonly day: string; readonly seq: number } | undefined;
  /** When its flight ended. */
  readonly endedAt: number;
  readonly beacon: BeaconOfRounds;
}

export function nextRound({ game, now, last, endedAt, beacon }: NextAsked) {
  const { openMs, pauseMs } = game.definition;
  const opensAt = Math.max(now, endedAt + pauseMs);
  const beaconRound = beacon.roundAfter(opensAt + openMs + beforeBeaconMs - 1);
  const speaksAt = beacon.momentOf(beaconRound);
  const day = dayText(opensAt);
  const seq = last?.day === day ? last.seq + 1 : 1;
  return {
    family: game.family,
    gameCode: game.code,
    name: `${day.replaceAll('-', '')}-${String(seq).padStart(5, '0')}`,
    day,
    seq,
    opensAt,
    closesAt: speaksAt - beforeBeaconMs,
    drawsAt: speaksAt + afterBeaconMs,
    dayEndsAt: startOfDay(dayAt(opensAt) + 1),
    drawnBy: 'us' as const,
    beacon: `${beacon.kind} ${beacon.chainOf(beaconRound)}`,
    beaconRound,
  };
}
