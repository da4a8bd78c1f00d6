// The player's own statement as a file that can be checked.
import { Readable } from 'node:stream';
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { askStatement, fileEntriesMax } from '../ask-statement.ts';
import { statementFile } from '../statement-file.ts';

export const downloadStatement =
  (ports: WalletPorts): Action<typeof wallet.downloadStatement> =>
  async ({ caller: owner, input: period, now }) => {
    const wanted = { owner, period, now, most: fileEntriesMax };
    const statement = await askStatement(ports, wanted);
    if (isRefusal(statement)) return statement;
    return Readable.from(statementFile(statement), { objectMode: false });
  };
