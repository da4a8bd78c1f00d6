// A member's deposit limits for staff: their own beside the operator's, what is used, blocked
// means, and whether the account is inactive.
import { refuse, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { printLimit } from '../deposit-limits.ts';
import { readBounding, type Bounding } from '../room-left.ts';
import { boundsOf, usedOf, type SpanLimits } from '../rules/room.ts';
import { depositSpans } from '../rules/span.ts';
import { readCare } from '../store/care.ts';
import { readDormant } from '../store/dormant.ts';
import { readBlocks } from '../store/failures.ts';
import { readOperatorLimits, type OperatorLimit } from '../store/reader.ts';

export const getMemberDepositLimits =
  (ports: WalletPorts): Action<typeof wallet.getMemberDepositLimits> =>
  async ({ input: { id }, now }) => {
    if (!(await ports.memberFile(id))) return refuse('member-not-found');
    const on = ports.database.kysely;
    const [bounding, set, blocks, care, dormant] = await Promise.all([
      readBounding(ports, on, { playerId: id, now }),
      readOperatorLimits(on, [{ scope: 'member', subject: id }]),
      readBlocks(on, id, now),
      readCare(on, id),
      readDormant(on, id),
    ]);
    const manner = ports.policy().depositLimitSpans;
    return {
      spans: spansOf(bounding, set, { now, manner }),
      blocks,
      reviewAt: care.reviewAt,
      dormant: dormant
        ? { seenAt: dormant.seenAt, noticedAt: dormant.noticedAt, dormantAt: dormant.dormantAt }
        : null,
    };
  };

function spansOf(
  { own, operator, deposits }: Bounding,
  set: readonly OperatorLimit[],
  when: { readonly now: number; readonly manner: 'calendar' | 'rolling' },
) {
  const mine = Object.fromEntries(own.map(({ span, value }) => [span, value]));
  const bounds = boundsOf(mine as SpanLimits, operator);
  return depositSpans.map((span) => {
    const limit = own.find((one) => one.span === span);
    const member = set.find((one) => one.span === span);
    const bound = bounds.find((one) => one.span === span);
    return {
      span,
      used: printUnits(usedOf(span, { deposits, ...when }), 2),
      own: printLimit(limit?.value ?? null),
      pendingValue: printLimit(limit?.pendingValue ?? null),
      pendingFrom: limit?.pendingFrom ?? null,
      member: member
        ? {
            value: printUnits(member.value, 2),
            at: member.at,
            by: member.by,
            reason: member.reason,
          }
        : null,
      level: printLimit(operator.level[span]),
      brand: printLimit(operator.brand[span]),
      counts: bound ? { whose: bound.whose, limit: printUnits(bound.limit, 2) } : null,
    };
  });
}
