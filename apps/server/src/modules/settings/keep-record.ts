// Keeps one record of the brand as a whole, with what was before and after in the audit log.
import type { StaffCaller } from '../../platform/call/index.ts';
import type { SettingsPorts } from './ports.ts';
import type { RecordName, Records } from './records.ts';
import { readChanges } from './store/reader.ts';
import { lockSettings, writeRecord } from './store/writer.ts';

export async function keepRecord<N extends RecordName>(
  ports: SettingsPorts,
  { caller, now }: { readonly caller: StaffCaller; readonly now: number },
  name: N,
  value: Records[N],
): Promise<void> {
  await ports.database.transaction(async (tx) => {
    await lockSettings(tx);
    const before = (await readChanges(tx)).records[name];
    await writeRecord(tx, name, value, now);
    await ports.audit(tx, {
      staff: caller,
      action: `set-${name}`,
      subject: name,
      before,
      after: value,
    });
  });
}
