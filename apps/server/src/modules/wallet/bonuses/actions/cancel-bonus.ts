// The member cancels a bonus, with the amounts that its preview showed: whatever moved it in
// between makes them ask again. The cash is never touched.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { takeBack } from '../end-bonus.ts';
import { readBonus } from '../store/reader.ts';
import { lockBonus } from '../store/writer.ts';
import { wireBonuses, type WireBonus } from './wire-bonus.ts';

export const cancelBonus =
  (ports: WalletPorts): Action<typeof wallet.cancelBonus> =>
  async ({ caller, input: { id, version }, locale, now }) =>
    ports.database.transaction(async (tx) => {
      const known = await readBonus(tx, id);
      if (known === undefined || known.playerId !== caller.playerId)
        return refuse('bonus-not-found');
      const bonus = (await lockBonus(tx, id)) ?? known;
      // The same click again: it was cancelled as this version.
      const isRepeat = bonus.state === 'cancelled' && bonus.version === version + 1;
      if (!isRepeat) {
        if (bonus.state !== 'active' && bonus.state !== 'granted') return refuse('bonus-not-open');
        if (bonus.version !== version) return refuse('bonus-changed');
        const by = caller.username;
        await takeBack(ports, tx, bonus, { state: 'cancelled', by, reason: '', now });
      }
      const after = (await readBonus(tx, id)) ?? bonus;
      const [shown] = await wireBonuses(tx, [after], locale);
      return shown as WireBonus;
    });
