// The member has looked at the limits and keeps them: the next review is due months from now.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { noteReview } from '../deposit-limits.ts';

export const reviewLimits =
  (ports: WalletPorts): Action<typeof wallet.reviewLimits> =>
  async ({ caller: { playerId }, now }) => {
    await ports.database.transaction((tx) => noteReview(ports, tx, playerId, now));
    return { done: true };
  };
