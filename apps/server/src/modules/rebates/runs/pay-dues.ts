// Pays what closed days owe: a posting for each recipient, day, category and kind, whose key makes
// a repeat after a crash pay nothing. The house keeps what is due to a closed account.
import { categoryRebate } from '@baize/ledger';
import { dayText, startOfDay } from '@baize/money';
import type { RunsPorts } from './ports.ts';
import { readUnpaid, writePaid, type DueRow } from './store/dues.ts';

export interface PaySizes {
  /** As many as the books take into their queue without refusing. */
  readonly read: number;
  /** As many are marked at once, while the books take the next. */
  readonly post: number;
}

const paySizes: PaySizes = { read: 4000, post: 1000 };

export async function payDues(
  ports: RunsPorts,
  { read: readMax, post: batchMax }: PaySizes = paySizes,
): Promise<void> {
  let from: Pick<DueRow, 'day' | 'playerId'> = { day: 0, playerId: '' };
  for (;;) {
    const due = await readUnpaid(ports.database.kysely, { from, count: readMax });
    const batches = Array.from({ length: Math.ceil(due.length / batchMax) }, (_, place) =>
      due.slice(place * batchMax, (place + 1) * batchMax),
    );
    await Promise.all(batches.map((batch) => payBatch(ports, batch)));
    from = due.at(-1) ?? from;
    if (due.length < readMax) return;
  }
}

async function payBatch(
  { database, clock, payDue }: RunsPorts,
  due: readonly DueRow[],
): Promise<void> {
  const done = await Promise.all(
    due.map(async (row) => {
      const day = dayText(startOfDay(row.day));
      return { ...row, became: await payDue(categoryRebate({ ...row, day })) };
    }),
  );
  await writePaid(database.kysely, done, clock.now());
}
