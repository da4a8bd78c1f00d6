// Pays what closed days owe: a posting for each recipient, day, category and kind, whose key makes
// a repeat after a crash pay nothing.
import { categoryRebate } from '@baize/ledger';
import { dayText, startOfDay } from '@baize/money';
import type { RunsPorts } from './ports.ts';
import { readUnpaid, writePaid } from './store/dues.ts';

const batchMax = 500;

export async function payDues({ database, clock, post }: RunsPorts): Promise<void> {
  for (;;) {
    const due = await readUnpaid(database.kysely, batchMax);
    const posted = await Promise.all(
      due.map(({ day, ...paid }) =>
        post(categoryRebate({ ...paid, day: dayText(startOfDay(day)) })),
      ),
    );
    if (posted.some((result) => 'refused' in result)) throw new Error('The books refused a rebate');
    await writePaid(database.kysely, due, clock.now());
    if (due.length < batchMax) return;
  }
}
