// The movements that fit as a file of comma-separated text, written while it is read: a hundred
// thousand rows take no more memory than a thousand.
import { Readable } from 'node:stream';
import { refuse, type Refusal } from '@baize/contract';
import { printCsv } from '@baize/i18n';
import { printUnits, timeText } from '@baize/money';
import { textsIn } from '../../settings/index.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { searchOf, type MovementsAsked, type Search } from './movement-list.ts';
import { readSumOf } from './store/movement-sums.ts';
import { readMovements, type Movement } from './store/movements.ts';

const rowsMax = 100_000;
const rowsAtOnce = 1000;
/** Spreadsheets read the file as UTF-8 by this mark alone. */
const mark = '\ufeff';

type FileRefusal = Refusal<'record-period-missing' | 'record-too-long'>;

export async function movementsFile(
  on: Queryable,
  owner: { readonly playerId: string; readonly currency: string },
  { asked, locale }: { readonly asked: MovementsAsked; readonly locale: string },
): Promise<Readable | FileRefusal> {
  if (!asked.startTime || !asked.endTime) return refuse('record-period-missing');
  const search = await searchOf(on, owner, asked);
  const { entries = 0 } = search ? await readSumOf(on, search) : {};
  if (entries > rowsMax) return refuse('record-too-long', { facts: { entries, most: rowsMax } });
  return Readable.from(linesOf(on, search, locale), { objectMode: false });
}

async function* linesOf(on: Queryable, search: Search | undefined, locale: string) {
  const t = textsIn(locale);
  const heads = ['id', 'time', 'kind', 'reference', 'amount', 'before', 'after'] as const;
  const bonusHeads = ['bonus-amount', 'bonus-after'] as const;
  yield mark + printCsv([[...heads, ...bonusHeads].map((head) => t(`wallet.${head}`))]);
  const nameOf = (event: string) => t.named(`wallet.event-${event}`) ?? event;
  const lineOf = (entry: Movement) => [
    String(entry.posting),
    timeText(entry.at),
    nameOf(entry.event),
    entry.reference,
    printUnits(entry.amount),
    printUnits(entry.after - entry.amount),
    printUnits(entry.after),
    entry.bonus ? printUnits(entry.bonus.amount) : '',
    entry.bonus ? printUnits(entry.bonus.after) : '',
  ];
  let cursor: bigint | undefined;
  if (!search) return;
  for (let written = 0; written < rowsMax;) {
    const page = await readMovements(on, { ...search, cursor, skip: 0, count: rowsAtOnce });
    if (page.entries.length > 0) yield printCsv(page.entries.map(lineOf));
    written += page.entries.length;
    cursor = page.next;
    if (cursor === undefined) return;
  }
}
