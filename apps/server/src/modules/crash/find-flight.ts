// A flight by its name, as staff ask for it: its event, and when it began.
import { refuse, type Refusal } from '@baize/contract';
import { crashGameOf, type DealtCrash } from '@baize/engines';
import { eventIdOf, type SharedEvent } from '../wagering/index.ts';
import type { CrashPorts } from './ports.ts';
import type { FlightState } from './rules/cancellation.ts';
import { readTakeOffs } from './store/flights.ts';

export interface FlightName {
  readonly gameCode: string;
  readonly round: string;
}

export interface FoundFlight {
  readonly game: DealtCrash;
  readonly event: SharedEvent;
  readonly takesOffAt: number | undefined;
}

export async function findFlight(
  { wagering, database }: Pick<CrashPorts, 'wagering' | 'database'>,
  { gameCode, round }: FlightName,
): Promise<FoundFlight | Refusal<'game-unknown' | 'flight-unknown'>> {
  const game = crashGameOf(gameCode);
  if (!game) return refuse('game-unknown');
  const event = await wagering.eventOf(eventIdOf({ gameCode, name: round }));
  if (!event) return refuse('flight-unknown');
  const begun = await readTakeOffs(database.kysely, [event.eventId]);
  return { game, event, takesOffAt: begun.get(event.eventId) };
}

export const stateOf = ({ event, takesOffAt }: Omit<FoundFlight, 'game'>): FlightState => ({
  state: event.state,
  drawsAt: event.drawsAt,
  takesOffAt,
});
