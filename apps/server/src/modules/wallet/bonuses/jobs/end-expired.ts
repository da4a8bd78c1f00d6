// Each minute: bonuses whose time is over end, a bounded number at once, and bonuses start that
// waited for a break to end.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { takeBack } from '../end-bonus.ts';
import { startNext } from '../start-next.ts';
import { readExpired, readWaiting } from '../store/reader.ts';
import { isUnmet, lockBonus } from '../store/writer.ts';

const atOnce = 200;

export const endExpired = {
  name: 'wallet-end-expired-bonuses',
  cron: everyMinute,
  run: (ports: WalletPorts) => async (): Promise<void> => {
    const now = ports.clock.now();
    for (const { id } of await readExpired(ports.database.kysely, now, atOnce)) {
      await ports.database.transaction(async (tx) => {
        const bonus = await lockBonus(tx, id);
        if (bonus?.state !== 'active' || !(await isUnmet(tx, bonus))) return;
        await takeBack(ports, tx, bonus, { state: 'expired', by: '', reason: '', now });
      });
    }
    for (const member of await readWaiting(ports.database.kysely, atOnce)) {
      await ports.database.transaction((tx) => startNext(ports, tx, member));
    }
  },
};
