// A member who closes the account: agreements end, and bills to them are refused, so that what is
// not paid by then stays with its payer.
import { topicOfPlayer } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { Closing, Leaving, Member } from '../../platform/module/index.ts';
import { agentEnded } from './line-changed.ts';
import type { AgreementsPorts } from './ports.ts';
import { readOwedTo } from './store/bill-rows.ts';
import { refuseAllTo } from './store/bill-steps.ts';
import { payeeLeft } from './store/pay-work.ts';
import { readOpenOfPayee } from './store/reader.ts';

export const leaving = (ports: AgreementsPorts) =>
  ({
    standing: async ({ playerId, currency }: Member) => {
      const on = ports.database.kysely;
      const own = await readOpenOfPayee(on, playerId, ports.clock.now());
      const isCounting = own.some(({ state }) => state === 'approved');
      const owed = await readOwedTo(on, playerId, currency);
      return { owed, uncounted: isCounting ? (['contracts'] as const) : [] };
    },
    /** Also those that the member pays. */
    payOut: async (tx: Tx, { playerId: memberId, at: now }: Leaving) => {
      await agentEnded(ports, tx, { memberId, now });
      return 0n;
    },
    // A payment of a bill locks the purses first, and the bill's row after them; so does this.
    end: async (tx: Tx, { playerId }: Leaving) => {
      for (const payerId of await refuseAllTo(tx, playerId, payeeLeft)) {
        const topic = topicOfPlayer(payerId);
        await ports.outbox.tell(tx, { event: 'bills-changed', topic, payload: {} });
      }
    },
  }) satisfies Closing;
