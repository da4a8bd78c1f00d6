// The stakes of a flight for staff, the highest first, each with how it left the flight.
import { isRefusal, type crash } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { findFlight } from '../find-flight.ts';
import type { CrashParts } from '../parts.ts';
import { printSlip } from '../print-slip.ts';
import { reachedAt } from '../rounds.ts';

const pageSizeUsual = 20;

export function listCrashStakes({
  ports,
  flights,
}: CrashParts): Action<typeof crash.listCrashStakes> {
  const { wagering, currency } = ports;
  return async ({ input: { pageNo = 1, pageSize: count = pageSizeUsual, ...name }, now }) => {
    const found = await findFlight(ports, name);
    if (isRefusal(found)) return found;
    const { eventId, state } = found.event;
    const offset = (pageNo - 1) * count;
    const [slips, loads, flight] = await Promise.all([
      wagering.slipsOn({ eventId, currency, offset, count }),
      wagering.alikeSlipsOn({ eventId, currency }),
      state === 'planned' ? flights.of(eventId).catch(() => undefined) : undefined,
    ]);
    const names = await ports.usernamesOf(slips.map(({ playerId }) => playerId));
    const list = slips.map((slip) => {
      const printed = printSlip(slip, reachedAt(flight, now));
      const { round: _round, last: _last, free: _free, ...shown } = printed;
      const { playerId } = slip;
      // What the flight paid, as its sums have it: a free bet wins its player less.
      const payout = printUnits(slip.payout, 2);
      return { ...shown, payout, playerId, username: names.get(playerId) ?? '' };
    });
    return { list, total: loads.reduce((sum, one) => sum + one.slips, 0) };
  };
}
