// Gives a member points or takes some, with a reason.
import { refuse, type points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import type { PointsPorts } from '../ports.ts';
import { changePoints, readAccount } from '../store/accounts.ts';

export const adjustPoints =
  (ports: PointsPorts): Action<typeof points.adjustPoints> =>
  async ({ caller: staff, input: { username, points: moved, reason }, intent, now }) => {
    const memberId = await ports.playerIdOf(username);
    if (memberId === undefined || !(await ports.isMember(memberId)))
      return refuse('member-not-found');
    if (moved === 0) return refuse('point-step-wrong');
    return ports.database.transaction(async (tx) => {
      if (await ports.hasOpened(tx, { staff, memberId, now })) return refuse('reward-own-member');
      const reference = `a${digestOf(`points ${staff.staffId} ${intent}`).slice(0, 25)}`;
      const change = { playerId: memberId, points: BigInt(moved), reference, now } as const;
      const changed = await changePoints(tx, { ...change, kind: 'adjusted' });
      if (changed === 'few') return refuse('points-too-few');
      const note = { staff, action: 'adjust-points', subject: memberId, before: null };
      if (changed === 'changed')
        await ports.audit(tx, { ...note, after: { points: moved, reason } });
      return { balance: Number((await readAccount(tx, memberId)).balance) };
    });
  };
