// The cost of cancelling a bonus, before it is cancelled: the amounts are those of one version,
// and only that version can be cancelled with them.
import { refuse, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readPurses } from '../../books/store/purses.ts';
import type { WalletPorts } from '../../ports.ts';
import { readBonus } from '../store/reader.ts';
import { wireBonuses } from './wire-bonus.ts';

export const previewBonusCancel =
  ({ database }: WalletPorts): Action<typeof wallet.previewBonusCancel> =>
  async ({ caller, input: { id }, locale }) =>
    database.transaction(async (tx) => {
      const bonus = await readBonus(tx, id);
      if (bonus === undefined || bonus.playerId !== caller.playerId)
        return refuse('bonus-not-found');
      if (bonus.state !== 'active' && bonus.state !== 'granted') return refuse('bonus-not-open');
      const [shown] = await wireBonuses(tx, [bonus], locale);
      const purses = await readPurses(tx, bonus.playerId, bonus.currency);
      return {
        version: bonus.version,
        lost: shown?.balance ?? '0',
        lostInPlay: shown?.inPlay ?? '0',
        stays: printUnits(purses.get('player-cash') ?? 0n),
        left: shown?.left ?? '0',
      };
    }, 'repeatable read');
