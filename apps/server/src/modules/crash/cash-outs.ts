// Takes stakes out of flights. The multiplier at the server's receive time decides; it is kept with
// the slip before anybody is answered, once, and settlement pays it.
import { refuse, type Refusal } from '@baize/contract';
import { cashOutDecision, readCrash } from '@baize/engines';
import { eventIdOf, type Slip } from '../wagering/index.ts';
import type { Flight, Flights } from './flights.ts';
import type { CrashPorts } from './ports.ts';
import { cashOutAt } from './rules/cash-out.ts';

export interface CashOutOf {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly round: string;
  readonly slipId: string;
  /** The server's receive time. */
  readonly now: number;
}

export type TakenOut =
  | { readonly slip: Slip; readonly replayed: boolean }
  | Refusal<'slip-unknown' | 'flight-not-begun' | 'flight-over'>;

export type CashOuts = ReturnType<typeof createCashOuts>;

export function createCashOuts(ports: Pick<CrashPorts, 'wagering'>, flights: Flights) {
  const { wagering } = ports;
  const underWay = new Set<Promise<unknown>>();
  const take = async (asked: CashOutOf): Promise<TakenOut> => {
    const eventId = eventIdOf({ gameCode: asked.gameCode, name: asked.round });
    const flight = await flights.of(eventId);
    if (flight === undefined) return notBegun(await ownSlip(wagering, eventId, asked));
    const found = cashOutAt(flight, asked.now);
    if ('refused' in found)
      return refusedAt(await ownSlip(wagering, eventId, asked), flight, found);
    const kept = await wagering.decideSlip({
      playerId: asked.playerId,
      currency: asked.currency,
      eventId,
      roundId: asked.slipId,
      decision: cashOutDecision({ at: found.at, by: 'player' }),
    });
    if (!('refused' in kept)) return kept;
    return refuse(kept.refused === 'slip-unknown' ? 'slip-unknown' : 'flight-over');
  };
  return {
    take(asked: CashOutOf): Promise<TakenOut> {
      const taking = take(asked);
      underWay.add(taking);
      const over = () => void underWay.delete(taking);
      taking.then(over, over);
      return taking;
    },
    /** Resolves when all that is under way in this process is kept. */
    kept: async (): Promise<void> => void (await Promise.allSettled(underWay)),
  };
}

async function ownSlip(
  { slipsOn }: CrashPorts['wagering'],
  eventId: string,
  { playerId, currency, slipId }: CashOutOf,
): Promise<Slip | undefined> {
  const own = await slipsOn({ eventId, playerId, currency, count: ownMost });
  return own.find(({ roundId }) => roundId === slipId);
}

const ownMost = 100;

const notBegun = (slip: Slip | undefined): TakenOut =>
  refuse(slip ? 'flight-not-begun' : 'slip-unknown');

/** Who asks again, or too late for a stake that left the flight by itself, is told how it left. */
function refusedAt(
  slip: Slip | undefined,
  { point }: Flight,
  { refused }: { readonly refused: 'flight-not-begun' | 'flight-over' },
): TakenOut {
  if (slip === undefined) return refuse('slip-unknown');
  const hasLeft = slip.slip.decision !== null || readCrash(slip.slip.struck).last <= point;
  return refused === 'flight-over' && hasLeft ? { slip, replayed: true } : refuse(refused);
}
