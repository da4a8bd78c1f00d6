// The round of the moment and the last ends, as pages ask for them: read once for the many that ask
// within a moment.
import { printUnits } from '@baize/money';
import type { SharedEvent, Slip } from '../wagering/index.ts';
import type { Flight, Flights } from './flights.ts';
import { shownSlip } from './news.ts';
import type { CrashPorts } from './ports.ts';
import { leftBy } from './print-slip.ts';
import { multiplierAt } from '@baize/engines';

const keptMs = 250;
const othersMost = 50;
const lastMost = 30;

export type Rounds = ReturnType<typeof createRounds>;

export interface RoundNow {
  readonly event: SharedEvent | undefined;
  readonly flight: Flight | undefined;
  readonly count: number;
  readonly staked: string;
  readonly highest: readonly { readonly slip: Slip; readonly username: string }[];
  readonly last: readonly EndedRound[];
}

export interface EndedRound {
  readonly round: string;
  readonly point: number;
  readonly endedAt: number;
}

export function createRounds(ports: CrashPorts, flights: Flights) {
  const { wagering, clock } = ports;
  const kept = new Map<string, { readonly until: number; readonly found: Promise<RoundNow> }>();
  const lastOf = async (gameCode: string, count: number): Promise<readonly EndedRound[]> => {
    const states = ['drawn', 'settled'] as const;
    const events = await wagering.eventsOf({ gameCode, states, newestFirst: true, count });
    return events.map(({ name: round, result, resultAt }) => ({
      round,
      point: result?.[0] ?? 0,
      endedAt: resultAt ?? 0,
    }));
  };
  const find = async (gameCode: string): Promise<RoundNow> => {
    const [newest, last] = await Promise.all([
      wagering.eventsOf({ gameCode, newestFirst: true, count: 1 }),
      lastOf(gameCode, lastMost),
    ]);
    const [event] = newest;
    if (event === undefined) return { ...nothing, last };
    const search = { eventId: event.eventId, currency: ports.currency, count: othersMost };
    const [flight, sums, slips] = await Promise.all([
      flights.of(event.eventId),
      wagering.eventSums([event.eventId]),
      wagering.slipsOn(search),
    ]);
    const names = await ports.usernamesOf(slips.map(({ playerId }) => playerId));
    const highest = slips.map((slip) => ({ slip, username: names.get(slip.playerId) ?? '' }));
    const { slips: count = 0, stake = 0n } = sums.get(event.eventId) ?? {};
    return { event, flight, count, staked: printUnits(stake, 2), highest, last };
  };
  return {
    lastOf,
    now(gameCode: string): Promise<RoundNow> {
      const there = kept.get(gameCode);
      if (there && clock.now() < there.until) return there.found;
      const found = find(gameCode);
      kept.set(gameCode, { until: clock.now() + keptMs, found });
      found.catch(() => kept.delete(gameCode));
      return found;
    },
  };
}

const nothing = { event: undefined, flight: undefined, count: 0, staked: '0.00', highest: [] };

/** What a flight is known to have reached; undefined before it begins. */
export function reachedAt(flight: Flight | undefined, now: number): number | undefined {
  if (flight === undefined || now < flight.takesOffAt) return undefined;
  return now >= flight.endsAt
    ? Math.min(flight.point, flight.ceiling)
    : multiplierAt(now - flight.takesOffAt);
}

/** The highest stakes as pages show them. */
export function shownStakes({ highest, flight }: RoundNow, now: number) {
  const reached = reachedAt(flight, now);
  return highest.map(({ slip, username }) =>
    shownSlip(slip, username, leftBy(slip, reached)?.at ?? null),
  );
}
