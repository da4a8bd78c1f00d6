// One flight for staff: its moments and sums, what it has cost and may cost, and its cancellation.
import { isRefusal, type crash } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { SharedEvent } from '../../wagering/index.ts';
import { findFlight, stateOf, type FoundFlight } from '../find-flight.ts';
import type { Flight } from '../flights.ts';
import type { CrashParts } from '../parts.ts';
import { reachedAt } from '../rounds.ts';
import { cancelAloneMost, refusalOfCancel } from '../rules/cancellation.ts';
import { flightCost } from '../rules/flight-cost.ts';
import { shownFlight } from '../shown-flight.ts';
import { readCancellation, type Cancellation } from '../store/cancellations.ts';

export function getCrashFlight(parts: CrashParts): Action<typeof crash.getCrashFlight> {
  const { ports } = parts;
  return async ({ input, now }) => {
    const found = await findFlight(ports, input);
    if (isRefusal(found)) return found;
    const { event } = found;
    const [loads, cancellation, exposure] = await Promise.all([
      ports.wagering.eventSums([event.eventId]),
      readCancellation(ports.database.kysely, event.eventId),
      exposureOf(parts, found, now),
    ]);
    const waits = cancellation?.state === 'waiting';
    return {
      ...shownFlight({ ...found, load: loads.get(event.eventId), waits }, now),
      now,
      commitment: event.commitment ?? '',
      beaconRound: event.beaconRound ?? 0,
      verifyUrl: `${ports.siteUrl()}/fairness?${verifyOf(event)}`,
      exposure,
      cancellation: cancellation ? shownCancellation(cancellation) : null,
      cancellable: cancellation === undefined && refusalOfCancel(stateOf(found), now) === undefined,
      cancelAlone: printUnits(cancelAloneMost, 2),
    };
  };
}

const verifyOf = ({ gameCode, name }: SharedEvent) =>
  new URLSearchParams({ game: gameCode, issue: name });

async function exposureOf({ ports, flights }: CrashParts, found: FoundFlight, now: number) {
  const { event, game } = found;
  const { roundCap } = game.definition;
  const search = { eventId: event.eventId, currency: ports.currency };
  const stakes = await ports.wagering.alikeSlipsOn(search);
  const flight = event.state === 'planned' ? await flightNow(flights, event.eventId) : undefined;
  const reached = event.result?.[0] ?? reachedAt(flight, now);
  const isOver = event.state !== 'planned' || (flight !== undefined && now >= flight.endsAt);
  const cost = flightCost({ stakes, reached, ceiling: flight?.ceiling, isOver, roundCap });
  return {
    reached: reached ?? null,
    takenSlips: cost.takenSlips,
    takenPayout: printUnits(cost.takenPayout, 2),
    flyingSlips: cost.flyingSlips,
    flyingStake: printUnits(cost.flyingStake, 2),
    payoutNow: printUnits(cost.payoutNow, 2),
    payoutMost: printUnits(cost.payoutMost, 2),
    roundCap: printUnits(roundCap, 2),
    ceiling: flight?.ceiling ?? null,
  };
}

/**
 * One that cannot be worked out is what staff look at here: it must not keep the page from them.
 */
const flightNow = (flights: CrashParts['flights'], eventId: string): Promise<Flight | undefined> =>
  flights.of(eventId).catch(() => undefined);

const shownCancellation = ({ state, reason, by, at, decidedBy, decidedAt }: Cancellation) => ({
  state,
  reason,
  proposedBy: by.username,
  proposedAt: at,
  decidedBy: decidedBy?.username ?? null,
  decidedAt: decidedAt ?? null,
});
