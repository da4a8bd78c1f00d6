// Flights as every process knows them: when one began, and where it will end. The end follows from
// the sealed seed and the beacon, so that another process, or the same after a restart, finds the
// same flight. It stays in memory and is told to nobody before its time.
import { crashGameOf, ceilingOf } from '@baize/engines';
import type { BeaconValue, SharedEvent } from '../wagering/index.ts';
import type { CrashPorts } from './ports.ts';
import { endOf, type FlightFacts } from './rules/cash-out.ts';
import { lockFlight, readCancellation } from './store/cancellations.ts';
import { addFlight, readFlight } from './store/flights.ts';

export interface Flight extends FlightFacts {
  readonly eventId: string;
  readonly beacon: BeaconValue;
  readonly endsAt: number;
}

export type Flights = ReturnType<typeof createFlights>;

/** More than are under way at once; one that is forgotten is worked out again. */
const keptMost = 8;

/** Keeps that a flight begins now; false: staff have cancelled it. */
async function beginOnce(
  { database, wagering, clock }: CrashPorts,
  { eventId, gameCode, drawsAt }: Pick<SharedEvent, 'eventId' | 'gameCode' | 'drawsAt'>,
  beacon: BeaconValue,
): Promise<boolean> {
  const sums = await wagering.eventSums([eventId]);
  const staked = sums.get(eventId)?.stake ?? 0n;
  const roundCap = crashGameOf(gameCode)?.definition.roundCap ?? 0n;
  const takesOffAt = Math.max(drawsAt, clock.now());
  const begun = { eventId, takesOffAt, ceiling: ceilingOf(staked, roundCap), beacon };
  return database.transaction(async (tx) => {
    await lockFlight(tx, eventId);
    if ((await readCancellation(tx, eventId))?.state === 'confirmed') return false;
    await addFlight(tx, begun);
    return true;
  });
}

export function createFlights(ports: CrashPorts) {
  const { database, wagering } = ports;
  const known = new Map<string, Promise<Flight | undefined>>();
  const find = async (eventId: string): Promise<Flight | undefined> => {
    const begun = await readFlight(database.kysely, eventId);
    if (begun === undefined) return undefined;
    const foreseen = await wagering.foreseeDraw(eventId, begun.beacon);
    // Another process, whose clock is ahead, began it: here its moment has not come.
    if ('refused' in foreseen && foreseen.refused === 'issue-not-closed') return undefined;
    // Staff cancelled it after it began: it ends nowhere.
    if ('refused' in foreseen && foreseen.refused === 'issue-cancelled') return undefined;
    if ('refused' in foreseen) throw new Error(`${eventId} cannot fly: ${foreseen.refused}`);
    const flight = { ...begun, point: foreseen.result[0] ?? 0 };
    return { ...flight, endsAt: endOf(flight) };
  };
  /** Undefined: it has not begun. What is asked for at once is looked up once. */
  const of = (eventId: string): Promise<Flight | undefined> => {
    const there = known.get(eventId);
    if (there) return there;
    const finding = find(eventId);
    known.set(eventId, finding);
    for (const oldest of [...known.keys()].slice(0, -keptMost)) known.delete(oldest);
    const forget = () => {
      if (known.get(eventId) === finding) known.delete(eventId);
    };
    finding.then((flight) => flight ?? forget(), forget);
    return finding;
  };
  return {
    of,
    /** By whatever clock: another process may have begun it. */
    hasBegun: async (eventId: string): Promise<boolean> =>
      (await readFlight(database.kysely, eventId)) !== undefined,
    /**
     * Begins a flight now, once: another process may have begun it just before. Undefined: staff
     * have cancelled it.
     */
    async begin(
      { eventId, gameCode, drawsAt }: SharedEvent,
      beacon: BeaconValue,
    ): Promise<Flight | undefined> {
      const begun = await beginOnce(ports, { eventId, gameCode, drawsAt }, beacon);
      if (!begun) return undefined;
      // A page may be looking since before it was kept, and would find none.
      known.delete(eventId);
      const flight = await of(eventId);
      if (flight === undefined) throw new Error(`the flight of ${eventId} was not kept`);
      return flight;
    },
  };
}
