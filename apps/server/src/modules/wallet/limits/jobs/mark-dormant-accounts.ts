// Each night: members who have not signed in for long are told, and after the notice their accounts
// are marked as inactive. No money is taken; a sign-in makes the account active again.
import type { WalletPorts } from '../../ports.ts';
import { dormancyAt } from '../rules/review.ts';
import { addTold, markDormant, readToldUpTo } from '../store/dormant.ts';

const atOnce = 200;
/** A job does not run for ever: the rest follows a night later. */
const batchesMax = 200;

export const markDormantAccounts = {
  name: 'wallet-mark-dormant-accounts',
  cron: '41 2 * * *',
  run: (ports: WalletPorts) => async (): Promise<void> => {
    const { dormantMonths: months, dormantNoticeDays: noticeDays } = ports.policy();
    if (months === 0) return;
    const now = ports.clock.now();
    const { dormantBefore, noticeBefore, noticedBefore } = dormancyAt(now, { months, noticeDays });
    await tellQuiet(ports, { before: noticeBefore, now });
    const due = { seenBefore: dormantBefore, toldBefore: noticedBefore, now };
    await mark(ports, due);
  },
};

async function tellQuiet(
  ports: WalletPorts,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<void> {
  const from = await readToldUpTo(ports.database.kysely);
  let after: { readonly id: string; readonly seenAt: number } | undefined;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const quiet = await ports.quietMembers({ from, before, after, most: atOnce });
    await ports.database.transaction(async (tx) => {
      for (const playerId of await addTold(tx, quiet, now)) {
        await ports.tellMemberNotice(tx, playerId, 'account-quiet');
      }
    });
    after = quiet.at(-1);
    if (quiet.length < atOnce) return;
  }
}

async function mark(
  ports: WalletPorts,
  due: { readonly seenBefore: number; readonly toldBefore: number; readonly now: number },
): Promise<void> {
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const marked = await ports.database.transaction(async (tx) => {
      const playerIds = await markDormant(tx, { ...due, most: atOnce });
      for (const playerId of playerIds) {
        await ports.tellMemberNotice(tx, playerId, 'account-dormant');
      }
      return playerIds.length;
    });
    if (marked < atOnce) return;
  }
}
