// The statement of any account, a player's or the house's, newest entry first.
import { refuse, type wallet } from '@baize/contract';
import { house } from '@baize/ledger';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readStatement } from '../../books/store/ledger/reader.ts';
import { pageOf } from '../../books/actions/page.ts';

export const getStatement =
  (ports: WalletPorts): Action<typeof wallet.getStatement> =>
  async ({ input }) => {
    const owner = input.id;
    const isKnown = owner === house || (await ports.usernames([owner])).has(owner);
    if (!isKnown) return refuse('member-not-found');
    const search = { owner, kind: input.account, ...pageOf(input) };
    const { lines, total } = await readStatement(ports.database.kysely, search);
    return {
      list: lines.map((line) => ({
        posting: String(line.posting),
        at: line.at,
        event: line.event,
        account: line.account,
        amount: printUnits(line.amount),
        before: printUnits(line.before),
        after: printUnits(line.after),
        reference: line.reference,
      })),
      total,
    };
  };
