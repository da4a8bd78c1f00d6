// Staff limit a member in one lottery or in all: no stakes, or so much on an issue or in a day.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { LimitsPorts } from '../ports.ts';
import { printed, readAmount } from '../shown.ts';
import { readMemberLimits, writeMemberLimit } from '../store/limits.ts';

export function setMemberLimit(ports: LimitsPorts): Action<typeof lottery.setMemberLimit> {
  return async ({ caller, input, now }) => {
    const { id, gameCode, blocked, reason } = input;
    if (!(await ports.usernamesOf([id])).has(id)) return refuse('member-not-found');
    if (gameCode !== null && ports.kindOf(gameCode) === undefined) return refuse('game-unknown');
    const issueStakeMost = readAmount(input.issueStakeMost);
    const dayStakeMost = readAmount(input.dayStakeMost);
    if (issueStakeMost === undefined || dayStakeMost === undefined)
      return refuse('lottery-terms-invalid', { facts: { reason: 'amount' } });
    if (issueStakeMost === 0n || dayStakeMost === 0n)
      return refuse('lottery-terms-invalid', { facts: { reason: 'amount_zero' } });
    const code = gameCode ?? '';
    await ports.database.transaction(async (tx) => {
      const before = (await readMemberLimits(tx, id)).find((one) => one.gameCode === code);
      const terms = { isBlocked: blocked, issueStakeMost, dayStakeMost };
      const by = caller.username;
      await writeMemberLimit(tx, { playerId: id, gameCode: code, ...terms, at: now, by, reason });
      await ports.audit(tx, {
        staff: caller,
        action: 'set-lottery-member-limit',
        subject: `member:${id}`,
        before: before ? factsOf(before) : {},
        after: { ...factsOf(terms), gameCode: code, reason },
      });
    });
    return { done: true as const };
  };
}

type Terms = Pick<
  Parameters<typeof writeMemberLimit>[1],
  'isBlocked' | 'issueStakeMost' | 'dayStakeMost'
>;

const factsOf = ({ isBlocked: blocked, issueStakeMost, dayStakeMost }: Terms) => ({
  blocked,
  issueStakeMost: printed(issueStakeMost),
  dayStakeMost: printed(dayStakeMost),
});
