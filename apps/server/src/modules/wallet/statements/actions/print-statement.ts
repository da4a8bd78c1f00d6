// The player's own statement as PDF.
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { askStatement, paperEntriesMax } from '../ask-statement.ts';
import { statementPdf } from '../print-statement.ts';

export const printStatement =
  (ports: WalletPorts): Action<typeof wallet.printStatement> =>
  async ({ caller: owner, input: period, now, locale }) => {
    const wanted = { owner, period, now, most: paperEntriesMax };
    const statement = await askStatement(ports, wanted);
    return isRefusal(statement) ? statement : statementPdf(ports, statement, locale);
  };
