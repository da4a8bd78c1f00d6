// The payer gives up before anything was paid: the offer is open to others again.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { lockOwnMatch, wireMatch } from '../own-match.ts';
import { takeStep } from '../take-step.ts';

export const cancelC2cDeposit =
  (ports: WalletPorts): Action<typeof wallet.cancelC2cDeposit> =>
  async ({ caller: { playerId: buyerId }, input: { id }, now }) =>
    ports.database.transaction(async (tx) => {
      const own = await lockOwnMatch(tx, { id, buyerId });
      if (own === undefined) return refuse('c2c-deposit-not-found');
      const { match, part } = own;
      const isLive = part.matchId === match.id;
      const moved = isLive && (await takeStep(ports, tx, part, { step: 'cancel', now }));
      return moved ? wireMatch(ports, tx, match) : refuse('c2c-not-waiting');
    });
