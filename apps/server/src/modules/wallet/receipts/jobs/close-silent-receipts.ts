// Closes by time: a paid withdrawal or part without an answer within the time that the player had
// counts as received, and a match without a proof ends.
import { everyMinute } from '../../../../platform/module/index.ts';
import { endLate } from '../../parts/end-late.ts';
import { readDue } from '../../parts/store/reader.ts';
import type { WalletPorts } from '../../ports.ts';
import { readSilent } from '../../withdrawals/store/reader.ts';
import { forceReceipt } from '../close-receipt.ts';

export const closeSilentReceipts = {
  name: 'wallet-close-silent-receipts',
  cron: everyMinute,
  run: (ports: WalletPorts) => async (): Promise<void> => {
    const now = ports.clock.now();
    const on = ports.database.kysely;
    for (const id of await readSilent(on, now)) await forceReceipt(ports, id, now);
    const { silent, unpaid } = await readDue(on, now);
    for (const id of silent) await endLate(ports, id, { step: 'force', now });
    for (const id of unpaid) await endLate(ports, id, { step: 'expire', now });
  },
};
