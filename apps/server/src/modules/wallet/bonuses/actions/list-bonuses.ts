// The member's bonuses: what is open, with its arithmetic as the ledger stands now, and what ended.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { readBonusPage, readOpenBonuses } from '../store/reader.ts';
import { wireBonuses } from './wire-bonus.ts';

export const listBonuses =
  ({ database }: WalletPorts): Action<typeof wallet.listBonuses> =>
  async ({ caller, input, locale }) => {
    // One unmoving view: the purse and what has counted are of the same moment.
    return database.transaction(async (tx) => {
      const open = await readOpenBonuses(tx, caller);
      const { list, total } = await readBonusPage(tx, caller, { ...pageOf(input), only: 'ended' });
      return {
        open: await wireBonuses(tx, open, locale),
        ended: await wireBonuses(tx, list, locale),
        total,
      };
    }, 'repeatable read');
  };
