// Cancels issues whose result from outside did not come in the time that their lottery allows, so
// that every stake comes back. A result that two persons or the feed gave before stays.
import type { SharedEvent } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';
import { isConfirmed } from './store/proposals.ts';
import { lockGame } from './store/terms.ts';
import type { Terms } from './terms.ts';

type Ports = Pick<
  LotteryPorts,
  'wagering' | 'clock' | 'database' | 'audit' | 'tell' | 'log' | 'results'
>;

/** Older ones that were left are found by staff. */
const lookedBackMs = 3 * 24 * 3_600_000;
const atOnce = 100;
const house = { staffId: 'house', username: 'house' };

/** Gives how many were cancelled. */
export function createRefundLate(ports: Ports, terms: Pick<Terms, 'all'>) {
  const { wagering, clock } = ports;
  return async (): Promise<number> => {
    const now = clock.now();
    let cancelled = 0;
    for (const { game } of terms.all()) {
      if (game.drawnBy !== 'outside' || game.refundAfterMs === undefined) continue;
      const due = await wagering.eventsOf({
        gameCode: game.code,
        states: ['planned'],
        drawsFrom: now - lookedBackMs,
        drawsTo: now - game.refundAfterMs,
        count: atOnce,
      });
      for (const event of due) if (await refund(ports, event)) cancelled += 1;
    }
    return cancelled;
  };
}

async function refund(ports: Ports, event: SharedEvent): Promise<boolean> {
  const { database, wagering, audit, tell, log, results } = ports;
  const { eventId, gameCode, name: issue, drawsAt } = event;
  // We may have been away ourselves, and the result be there.
  if ((await results?.resultOf({ gameCode, issue, drawsAt }))?.ok) return false;
  const refunded = await database.transaction(async (tx) => {
    // What two persons confirmed takes effect a moment after their decision, under the same lock.
    await lockGame(tx, gameCode);
    if (await isConfirmed(tx, { kind: 'result', gameCode, issue })) return false;
    if ((await wagering.eventOf(eventId))?.state !== 'planned') return false;
    if ('refused' in (await wagering.voidEvent(eventId))) return false;
    await audit(tx, {
      staff: house,
      action: 'refund-late-lottery-issue',
      subject: `lottery ${gameCode} ${issue}`,
      before: {},
      after: { reason: 'no result in time' },
    });
    return true;
  });
  if (!refunded) return false;
  log.warn({ eventId }, 'an issue without a result was refunded');
  tell({ event: 'lottery-cancelled', payload: { gameCode, issue } });
  tell({ event: 'lottery-desk-changed', payload: {} });
  return true;
}
