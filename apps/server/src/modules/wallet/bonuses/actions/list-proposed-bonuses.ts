// Bonuses that wait for a second person.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { readProposed } from '../store/reader.ts';
import { staffBonuses } from './staff-bonus.ts';

export const listProposedBonuses =
  (ports: WalletPorts): Action<typeof wallet.listProposedBonuses> =>
  async ({ input, locale }) => {
    const { list, total } = await readProposed(ports.database.kysely, pageOf(input));
    const { kysely } = ports.database;
    return { list: await staffBonuses(ports, kysely, { bonuses: list, locale }), total };
  };
