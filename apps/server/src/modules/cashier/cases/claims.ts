// Claims of withdrawals: somebody looks at one, and others look at another. It is a courtesy that
// ends by itself; what is done with the withdrawal is judged by its record.
import { isRefusal, refuse } from '@baize/contract';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { CashierPorts } from '../ports.ts';
import { shownCases } from './shown-cases.ts';
import { lockCase, writeClaim, type Case } from './store/cases.ts';

export const claimMs = 10 * 60_000;

interface Asked {
  readonly staff: StaffCaller;
  readonly id: string;
  readonly now: number;
}

export async function changeClaim(
  ports: CashierPorts,
  { staff, id, now }: Asked,
  claim: Parameters<typeof writeClaim>[2],
) {
  const changed = await ports.database.transaction(async (tx) => {
    const kept = await lockCase(tx, id);
    if (!kept) return refuse('withdrawal-not-found');
    if (isClaimedByOther(kept, staff.staffId, now)) {
      return refuse('case-claimed', { facts: { name: kept.claimedName } });
    }
    await writeClaim(tx, id, claim);
    return (await lockCase(tx, id)) ?? kept;
  });
  if (isRefusal(changed)) return changed;
  const [shown] = await shownCases(ports, [changed]);
  return shown ?? refuse('withdrawal-not-found');
}

export const isClaimedByOther = (kept: Case, staffId: string, now: number): boolean =>
  kept.claimedBy !== '' && kept.claimedBy !== staffId && (kept.claimedUntil ?? 0) > now;
