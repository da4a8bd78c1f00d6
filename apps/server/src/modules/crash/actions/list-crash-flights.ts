// Flights for staff, newest first, of one crash game or all.
import type { crash, InputOf } from '@baize/contract';
import { crashGames } from '@baize/engines';
import { dayText, momentOf } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { eventIdOf, type SharedEvent } from '../../wagering/index.ts';
import type { CrashParts } from '../parts.ts';
import { shownFlight } from '../shown-flight.ts';
import { readWaiting } from '../store/cancellations.ts';
import { readTakeOffs } from '../store/flights.ts';

type Asked = InputOf<typeof crash.listCrashFlights>;

const pageSizeUsual = 20;
/** A result is never pending here: a flight is late by its own rule. */
const lateMs = { us: 0, outside: 0 };

export function listCrashFlights({ ports }: CrashParts): Action<typeof crash.listCrashFlights> {
  const { database } = ports;
  return async ({ input, now }) => {
    const { events, total } = await search(ports, input, now);
    const eventIds = events.map(({ eventId }) => eventId);
    const [loads, begun, waiting] = await Promise.all([
      ports.wagering.eventSums(eventIds),
      readTakeOffs(database.kysely, eventIds),
      readWaiting(database.kysely, eventIds),
    ]);
    const list = events.map((event) => {
      const { eventId } = event;
      const takesOffAt = begun.get(eventId);
      const seen = { event, takesOffAt, load: loads.get(eventId), waits: waiting.has(eventId) };
      return shownFlight(seen, now);
    });
    return { now, list, total };
  };
}

async function search(
  { wagering }: CrashParts['ports'],
  { gameCode, show, day, round, pageNo = 1, pageSize = pageSizeUsual }: Asked,
  now: number,
): Promise<{ readonly events: readonly SharedEvent[]; readonly total: number }> {
  if (round !== undefined) {
    const codes = crashGames.map(({ code }) => code).filter((code) => isIn(code, gameCode));
    const ids = codes.map((code) => eventIdOf({ gameCode: code, name: round }));
    const events = await wagering.eventsById(ids);
    return { events, total: events.length };
  }
  if (day !== undefined && !isDay(day)) return { events: [], total: 0 };
  return wagering.findEvents({
    family: 'crash',
    gameCode,
    state: stateSought[show ?? 'all'],
    day,
    now,
    lateMs,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
}

/** Whether a text names a day that exists. */
function isDay(text: string): boolean {
  const at = momentOf(text, '00:00:00');
  return at !== undefined && dayText(at) === text;
}

const stateSought = { due: 'pending-result', cancelled: 'cancelled', all: undefined } as const;

const isIn = (code: string, wanted: string | undefined) => wanted === undefined || wanted === code;
