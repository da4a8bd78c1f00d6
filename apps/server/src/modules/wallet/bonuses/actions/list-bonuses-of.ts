// The bonuses of one member, for staff.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { readBonusPage } from '../store/reader.ts';
import { staffBonuses } from './staff-bonus.ts';

export const listBonusesOf =
  (ports: WalletPorts): Action<typeof wallet.listBonusesOf> =>
  async ({ input, locale }) => {
    const { kysely } = ports.database;
    if ((await ports.memberFile(input.id)) === undefined) return refuse('member-not-found');
    const search = { ...pageOf(input), only: 'all' } as const;
    const { list, total } = await readBonusPage(kysely, { playerId: input.id }, search);
    return { list: await staffBonuses(ports, kysely, { bonuses: list, locale }), total };
  };
