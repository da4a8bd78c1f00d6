// Each minute: a withdrawal that was paid longer ago than the player had to answer counts as
// received. The house gives the same answer that the player could have given.
import { forceReceipt } from '../actions/confirm-withdrawal-receipt.ts';
import { everyMinute } from '../../../../platform/module/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readSilent } from '../store/reader.ts';

export const closeSilentReceipts = {
  name: 'wallet-close-silent-receipts',
  cron: everyMinute,
  run: (ports: WalletPorts) => async (): Promise<void> => {
    const now = ports.clock.now();
    for (const id of await readSilent(ports.database.kysely, now)) {
      await forceReceipt(ports, id, now);
    }
  },
};
