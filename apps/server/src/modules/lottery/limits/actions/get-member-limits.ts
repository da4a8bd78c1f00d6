// Gets the limits that staff set for a member in our lotteries.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { LimitsPorts } from '../ports.ts';
import { printed } from '../shown.ts';
import { readMemberLimits } from '../store/limits.ts';

export function getMemberLimits(ports: LimitsPorts): Action<typeof lottery.getMemberLimits> {
  return async ({ input: { id } }) => {
    const username = (await ports.usernamesOf([id])).get(id);
    if (username === undefined) return refuse('member-not-found');
    const limits = await readMemberLimits(ports.database.kysely, id);
    const list = limits.map(({ gameCode, isBlocked: blocked, at, by, reason, ...most }) => ({
      gameCode: gameCode === '' ? null : gameCode,
      blocked,
      issueStakeMost: printed(most.issueStakeMost),
      dayStakeMost: printed(most.dayStakeMost),
      at,
      by,
      reason,
    }));
    return { id, username, list };
  };
}
