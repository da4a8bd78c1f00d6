// Staff limit an issue that takes slips: what one outcome of a play may cost, and what a member is
// paid for it. It only lowers what the lottery says; slips laid before keep their terms.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { eventIdOf } from '../../../wagering/index.ts';
import type { LimitsPorts } from '../ports.ts';
import type { IssueLimit } from '../rules/judge-order.ts';
import { printed, readAmount } from '../shown.ts';
import { readIssueLimit, writeIssueLimit } from '../store/limits.ts';

export function setIssueLimit(
  ports: LimitsPorts,
  changed: () => Promise<void>,
): Action<typeof lottery.setIssueLimit> {
  return async ({ caller, input, now }) => {
    const { gameCode, issue, reason } = input;
    const eventId = eventIdOf({ gameCode, name: issue });
    const event = await ports.wagering.eventOf(eventId);
    if (!event) return refuse('issue-unknown');
    if (event.state !== 'planned' || now >= event.closesAt) return refuse('issue-closed');
    const exposureMost = readAmount(input.exposureMost);
    const payoutMost = readAmount(input.payoutMost);
    if (exposureMost === undefined || payoutMost === undefined)
      return refuse('lottery-terms-invalid', { facts: { reason: 'amount' } });
    if (payoutMost === 0n)
      return refuse('lottery-terms-invalid', { facts: { reason: 'amount_zero' } });
    await ports.database.transaction(async (tx) => {
      const before = await readIssueLimit(tx, eventId);
      const limit = { eventId, exposureMost, payoutMost };
      await writeIssueLimit(tx, { ...limit, at: now, by: caller.username, reason });
      await ports.audit(tx, {
        staff: caller,
        action: 'set-lottery-issue-limit',
        subject: `lottery ${gameCode} ${issue}`,
        before: before ? factsOf(before) : {},
        after: { ...factsOf(limit), reason },
      });
    });
    await changed();
    return { done: true as const };
  };
}

const factsOf = ({ exposureMost, payoutMost }: IssueLimit) => ({
  exposureMost: printed(exposureMost),
  payoutMost: printed(payoutMost),
});
