// Inactive accounts with the money in them, those marked last first.
import type { wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { readDormantPage, type DormantAccount } from '../store/dormant.ts';

export const listDormantAccounts =
  (ports: WalletPorts): Action<typeof wallet.listDormantAccounts> =>
  async ({ input }) => {
    const { accounts, total } = await readDormantPage(ports.database.kysely, pageOf(input));
    return { list: await Promise.all(accounts.map((one) => withMoney(ports, one))), total };
  };

async function withMoney(ports: WalletPorts, account: DormantAccount) {
  const { playerId, seenAt, noticedAt, dormantAt } = account;
  const member = await ports.memberFile(playerId);
  const currency = member?.currency ?? '';
  const { cash, held, inPlay } = await ports.ledger.balance(playerId, currency);
  return {
    playerId,
    username: member?.username ?? '',
    seenAt,
    noticedAt,
    dormantAt: dormantAt ?? noticedAt,
    balance: printUnits(cash + held + inPlay, 2),
    currency,
  };
}
