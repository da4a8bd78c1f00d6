// The steps of a round: planned, begun, ended. Each may be repeated and interrupted: the
// event and its flight tell the next process how far it came.
import { cashOutDecision, type DealtCrash } from '@baize/engines';
import type { SharedEvent } from '../wagering/index.ts';
import type { Flight, Flights } from './flights.ts';
import type { News } from './news.ts';
import type { CrashPorts } from './ports.ts';
import { endsByCap } from './rules/cash-out.ts';
import { nextRound } from './rules/next-round.ts';
import { shownRound } from './shown-round.ts';

export interface StepParts {
  readonly ports: CrashPorts;
  readonly flights: Flights;
  readonly news: News;
}

const drawnMost = 20;
/** A flight begins within this after its moment, or never. */
const lateMostMs = 10 * 60_000;

export function createSteps({ ports, flights, news }: StepParts) {
  const { wagering, clock, beacon, log } = ports;
  const newest = async ({ code: gameCode }: DealtCrash): Promise<SharedEvent | undefined> =>
    (await wagering.eventsOf({ gameCode, newestFirst: true, count: 1 }))[0];
  return {
    /** The round that is under way; undefined: one is to be planned. */
    async current(game: DealtCrash): Promise<SharedEvent | undefined> {
      const event = await newest(game);
      return event?.state === 'planned' ? event : undefined;
    },
    async plan(game: DealtCrash): Promise<SharedEvent> {
      const last = await newest(game);
      const endedAt = last && ((await flights.of(last.eventId))?.endsAt ?? last.drawsAt);
      const plan = nextRound({ game, last, beacon, now: clock.now(), endedAt: endedAt ?? 0 });
      const [event] = await wagering.planEvents([plan]);
      if (event === undefined) throw new Error(`${plan.name} was not planned`);
      const round = shownRound(event, undefined, clock.now());
      news.tell({ event: 'crash-round', payload: { gameCode: game.code, round } });
      return event;
    },
    /** Begins the flight; undefined while its beacon has not spoken. */
    async takeOff(event: SharedEvent): Promise<Flight | undefined> {
      const begun = await flights.of(event.eventId);
      if (begun) return begun;
      const answer = await beacon.valueOf(event.beaconRound ?? 0);
      if (!answer.ok && answer.trouble === 'forged') log.error({ event }, 'a forged beacon value');
      if (!answer.ok) return undefined;
      const flight = await flights.begin(event, answer.value);
      if (flight === undefined) return undefined;
      tellFlight({ ports, flights, news }, event, flight);
      return flight;
    },
    giveUp: giveUp({ ports, flights }),
    /** Tells the end as soon as it came; the draw follows. */
    tellEnd(event: SharedEvent, flight: Flight): void {
      news.flush();
      const round = shownRound(event, flight, clock.now());
      news.tell({ event: 'crash-ended', payload: { gameCode: event.gameCode, round } });
    },
    land: (event: SharedEvent, flight: Flight) => land(wagering, event, flight),
    /** Settles what is drawn, also what a crash left. */
    async settle({ code: gameCode }: DealtCrash): Promise<void> {
      const drawn = await wagering.eventsOf({ gameCode, states: ['drawn'], count: drawnMost });
      for (const { eventId } of drawn) await wagering.settleEvent(eventId);
    },
  };
}

/** Returns the stakes of a round that could not begin in time; its players are gone by then. */
function giveUp({ ports, flights }: Pick<StepParts, 'ports' | 'flights'>) {
  const { wagering, clock, log } = ports;
  return async ({ eventId, drawsAt }: SharedEvent): Promise<boolean> => {
    const isLate = clock.now() >= drawsAt + lateMostMs;
    if (!isLate || (await flights.hasBegun(eventId))) return false;
    const voided = await wagering.voidEvent(eventId);
    if ('refused' in voided) return false;
    log.warn({ eventId }, 'a crash round that could not begin was refunded');
    return true;
  };
}

/** Draws a round whose flight has ended; at its cap everybody is taken out before. */
async function land(
  { decideAll, drawEvent }: CrashPorts['wagering'],
  { eventId }: SharedEvent,
  flight: Flight,
): Promise<void> {
  if (endsByCap(flight))
    await decideAll(eventId, cashOutDecision({ at: flight.ceiling, by: 'cap' }));
  const drawn = await drawEvent(eventId, flight.beacon);
  if ('refused' in drawn) throw new Error(`${eventId} was not drawn: ${drawn.refused}`);
}

function tellFlight({ ports, news }: StepParts, event: SharedEvent, flight: Flight): void {
  // The page begins it at its moment, which may lie a little ahead.
  const now = Math.max(ports.clock.now(), flight.takesOffAt);
  if (now >= flight.endsAt) return;
  const round = shownRound(event, flight, now);
  news.tell({ event: 'crash-flight', payload: { gameCode: event.gameCode, round } });
}

export type Steps = ReturnType<typeof createSteps>;
