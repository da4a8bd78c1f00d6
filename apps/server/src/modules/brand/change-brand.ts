// One change of staff: under the lock, from what is kept now, with its files, its audit note and
// the news of it in one transaction; seen by everybody when it is answered.
import { offerTopic } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { BrandParts } from './parts.ts';
import type { RecordName, Records } from './records.ts';
import { readRecords } from './store/reader.ts';
import { lockBrand, writeFile, writeRecord, type NewFile } from './store/writer.ts';

export interface BrandChange<N extends RecordName> {
  readonly caller: StaffCaller;
  readonly now: number;
  readonly action: string;
  readonly name: N;
  readonly part: Partial<Records[N]>;
  readonly files?: readonly NewFile[];
  /** The values for the audit log, where it must not hold all. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/** A change without effect is neither audited nor announced. */
export async function changeBrand<N extends RecordName>(
  { ports, keeper }: BrandParts,
  { caller, now, action, name, part, files = [], told }: BrandChange<N>,
): Promise<void> {
  await ports.database.transaction(async (tx) => {
    await lockBrand(tx);
    const before = (await readRecords(tx))[name];
    const after = { ...before, ...part };
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    for (const file of files) await writeFile(tx, file, now);
    await writeRecord(tx, name, after, now);
    const asked = Object.keys(part) as (keyof Records[N])[];
    const only = (value: Records[N]) => Object.fromEntries(asked.map((key) => [key, value[key]]));
    await ports.audit(tx, {
      staff: caller,
      action,
      subject: name,
      before: told ? {} : only(before),
      after: told ?? only(after),
    });
    await ports.tell(tx, { event: 'brand-changed', topic: offerTopic, payload: {} });
  });
  await keeper.changed();
}
