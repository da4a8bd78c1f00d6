// A member's statement as PDF for staff. Who takes it is written down.
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { memberFile } from '../../books/member-file.ts';
import { askStatement, paperEntriesMax } from '../ask-statement.ts';
import { noteStatement } from '../note-statement.ts';
import { statementPdf } from '../print-statement.ts';

export const printStatementOfMember =
  (ports: WalletPorts): Action<typeof wallet.printStatementOfMember> =>
  async ({ caller, input: { id, ...period }, now, locale }) => {
    const owner = await memberFile(ports, id);
    if (isRefusal(owner)) return owner;
    const statement = await askStatement(ports, { owner, period, now, most: paperEntriesMax });
    if (isRefusal(statement)) return statement;
    await noteStatement(ports, caller, { subject: id, statement });
    return statementPdf(ports, statement, locale);
  };
