// Gives a member points or takes some, with a reason. Above what one person may give in a day, by
// the points' worth, it waits until a second person enters the same.
import { refuse, type points } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action, StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { reachesPoints } from '../earn.ts';
import type { PointsPorts } from '../ports.ts';
import { worthOf } from '../rules/scheme.ts';
import { changePoints, hasChanged, lockAccount, readAccount } from '../store/accounts.ts';
import { addSpent } from '../store/budgets.ts';
import {
  addAlone,
  addProposal,
  confirmProposal,
  isProposed,
  lockAlone,
  lockWaiting,
} from '../store/proposals.ts';
import { readScheme } from '../store/scheme.ts';

export const adjustPoints =
  (ports: PointsPorts): Action<typeof points.adjustPoints> =>
  async ({ caller: staff, input: { username, points: moved, reason }, intent, now }) => {
    const memberId = await ports.playerIdOf(username);
    if (memberId === undefined || !(await ports.isMember(memberId)))
      return refuse('member-not-found');
    if (moved === 0) return refuse('point-step-wrong');
    return ports.database.transaction(async (tx) => {
      if (moved > 0 && !(await ports.isOpen(tx, memberId))) return refuse('member-state-fixed');
      if (await ports.hasOpened(tx, { staff, memberId, now })) return refuse('reward-own-member');
      const reference = `a${digestOf(`points ${staff.staffId} ${intent}`).slice(0, 25)}`;
      const change = { playerId: memberId, points: BigInt(moved), reference, now } as const;
      const note = { staff, subject: memberId, before: null, after: { points: moved, reason } };
      if (!(await reachesBudget(tx, change))) return refuse('point-budget-spent');
      await lockAccount(tx, memberId);
      if (!(await mayGive(ports, tx, { ...change, staff }))) {
        if (!(await isProposed(tx, reference)))
          await ports.audit(tx, { ...note, action: 'propose-points' });
        await addProposal(tx, { ...change, proposedBy: staff.username, at: now });
        return { balance: await balanceOf(tx, memberId), waits: true };
      }
      const changed = await changePoints(tx, { ...change, kind: 'adjusted' });
      if (changed === 'few') return refuse('points-too-few');
      if (changed === 'changed') {
        if (moved > 0) await addSpent(tx, 'points', { amount: BigInt(moved), now });
        await ports.audit(tx, { ...note, action: 'adjust-points' });
      }
      return { balance: await balanceOf(tx, memberId), waits: false };
    });
  };

/** What was given before is not asked for again. */
const reachesBudget = async (tx: Tx, change: Omit<Giving, 'staff'>): Promise<boolean> =>
  change.points <= 0n ||
  (await reachesPoints(tx, change)) ||
  (await hasChanged(tx, change.reference));

const balanceOf = async (tx: Tx, memberId: string) =>
  Number((await readAccount(tx, memberId)).balance);

interface Giving {
  readonly playerId: string;
  readonly points: bigint;
  readonly reference: string;
  readonly staff: StaffCaller;
  readonly now: number;
}

const dayMs = 86_400_000;

/** Whether one person may, or this is the second who enters it. */
async function mayGive(ports: PointsPorts, tx: Tx, giving: Giving): Promise<boolean> {
  const { playerId, points, reference, staff, now } = giving;
  const { staffId, username: by } = staff;
  if (points <= 0n || (await hasChanged(tx, reference))) return true;
  if (await isProposed(tx, reference)) return false;
  const most = parseUnits(ports.policy().promotionSecondPersonAbove, { decimalsMax: 4 }) ?? 0n;
  const { ratio } = (await readScheme(tx)).rates;
  const alone = await lockAlone(tx, staffId, now);
  if (worthOf(alone + points, ratio) <= most) {
    await addAlone(tx, { staffId, now, points });
    return true;
  }
  for (const first of await lockWaiting(tx, { playerId, points, by, since: now - dayMs })) {
    if (await ports.mayBeOne(tx, { staff, other: first.proposedBy, now })) continue;
    await confirmProposal(tx, first.reference, by);
    return true;
  }
  return false;
}
