// Flights as staff see them. Where one will end is not among it before it has its result.
import type { crash, OutputOf } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { EventLoad } from '../wagering/index.ts';
import { stateOf, type FoundFlight } from './find-flight.ts';
import { lateFrom } from './rules/cancellation.ts';

export type ShownFlight = OutputOf<typeof crash.listCrashFlights>['list'][number];

export interface FlightSeen extends Omit<FoundFlight, 'game'> {
  readonly load: EventLoad | undefined;
  readonly waits: boolean;
}

const nothing = { slips: 0, players: 0, stake: 0n, payout: 0n };

export function shownFlight(seen: FlightSeen, now: number): ShownFlight {
  const { event, takesOffAt, load = nothing, waits } = seen;
  const { gameCode, name: round, opensAt, closesAt, drawsAt, result } = event;
  return {
    gameCode,
    round,
    state: shownState(seen, now),
    opensAt,
    closesAt,
    drawsAt,
    takesOffAt: takesOffAt ?? null,
    point: result?.[0] ?? null,
    players: load.players,
    slips: load.slips,
    stake: printUnits(load.stake, 2),
    payout: printUnits(load.payout, 2),
    late: event.state === 'planned' && now >= lateFrom(stateOf(seen)),
    waits,
  };
}

function shownState({ event, takesOffAt }: FlightSeen, now: number): ShownFlight['state'] {
  if (event.state === 'cancelled') return 'cancelled';
  if (event.state !== 'planned') return 'ended';
  if (takesOffAt !== undefined && now >= takesOffAt) return 'flying';
  return now < event.closesAt ? 'open' : 'starting';
}
