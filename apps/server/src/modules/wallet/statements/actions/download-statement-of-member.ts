// A member's statement as a file for staff, equal to the member's own. Who takes it is written
// down.
import { Readable } from 'node:stream';
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { memberFile } from '../../books/member-file.ts';
import { askStatement, fileEntriesMax } from '../ask-statement.ts';
import { noteStatement } from '../note-statement.ts';
import { statementFile } from '../statement-file.ts';

export const downloadStatementOfMember =
  (ports: WalletPorts): Action<typeof wallet.downloadStatementOfMember> =>
  async ({ caller, input: { id, ...period }, now }) => {
    const owner = await memberFile(ports, id);
    if (isRefusal(owner)) return owner;
    const statement = await askStatement(ports, { owner, period, now, most: fileEntriesMax });
    if (isRefusal(statement)) return statement;
    await noteStatement(ports, caller, { subject: id, statement });
    return Readable.from(statementFile(statement), { objectMode: false });
  };
