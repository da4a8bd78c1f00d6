// Each minute: open deposits whose time to pay is over and whose provider cannot be asked expire.
// One with a proof waits for staff, and money that arrives later is credited all the same.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { expire } from '../ask-deposit.ts';
import { isOpen } from '../rules/deposit.ts';
import { readOverdue } from '../store/reader.ts';
import { lockDeposit } from '../store/writer.ts';

const most = 200;

export const expireDeposits = {
  name: 'wallet-expire-deposits',
  cron: everyMinute,
  run: (ports: WalletPorts) => async (): Promise<void> => {
    const now = ports.clock.now();
    for (const id of await readOverdue(ports.database.kysely, now, most)) {
      await ports.database.transaction(async (tx) => {
        const deposit = await lockDeposit(tx, id);
        if (deposit && isOpen(deposit) && deposit.proofs === 0) {
          await expire(ports, tx, deposit, now);
        }
      });
    }
  },
};
