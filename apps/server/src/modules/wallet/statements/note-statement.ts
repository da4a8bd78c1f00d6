// Writes down which statement of a member staff took along.
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { WalletPorts } from '../ports.ts';
import type { Statement } from './open-statement.ts';

export async function noteStatement(
  { database, audit }: WalletPorts,
  staff: StaffCaller,
  { subject, statement }: { readonly subject: string; readonly statement: Statement },
): Promise<void> {
  const { id, from, to } = statement.head;
  const note = { staff, action: 'download-statement', subject, before: null };
  await database.transaction((tx) => audit(tx, { ...note, after: { id, from, to } }));
}
