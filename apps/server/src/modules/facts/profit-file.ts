// The profit list of a team as comma-separated text. Lines become text page by page: of a long list
// only the text is held.
import { Readable } from 'node:stream';
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import { printCsv } from '@baize/i18n';
import { printUnits } from '@baize/money';
import type { Database } from '../../platform/database/index.ts';
import { textsIn } from '../settings/index.ts';
import { netLossOf, playOf } from './rules/sums.ts';
import { profitPages } from './store/profit-pages.ts';
import type { ProfitLine, ProfitSearch } from './store/profit.ts';
import { within } from './wire.ts';

const rowsMax = 100_000;
/** Spreadsheets read the file as UTF-8 by this mark alone. */
const mark = '\ufeff';

const headKeys = [
  'facts.member',
  'facts.members',
  'facts.rounds',
  'facts.stake',
  'facts.valid-bet',
  'facts.payout',
  'facts.result',
  'facts.deposit',
  'facts.withdrawal',
  'facts.bonus',
  'facts.rebate',
  'facts.agent-rebate',
  'facts.commission',
  'facts.salary',
  'facts.dividend',
  'facts.net-loss',
] as const;

function cellsOf(line: ProfitLine): readonly string[] {
  const { rounds, staked, valid, paid } = playOf(line);
  const { money } = line;
  const amounts = [
    staked,
    valid,
    paid,
    paid - staked,
    money.deposit,
    money.withdrawal,
    money.bonus,
    money.rebate,
    money['team-rebate'],
    money.commission,
    money.wage,
    money.dividend,
    netLossOf(line),
  ];
  const figures = amounts.map((amount) => printUnits(amount));
  return [line.username, String(line.members), String(rounds), ...figures];
}

export async function profitFile(
  { database }: { readonly database: Database },
  search: Omit<ProfitSearch, 'limit' | 'offset'>,
  locale: string,
): Promise<Readable | Refusal<'record-too-long'>> {
  const t = textsIn(locale);
  const asked = { ...search, limit: rowsMax, offset: 0 };
  const texts = await database.transaction(async (tx) => {
    const parts = [Buffer.from(mark + printCsv([headKeys.map((key) => t(key))]))];
    for await (const { lines, total } of profitPages(tx, asked)) {
      if (total > rowsMax)
        return refuse('record-too-long', { facts: { entries: total, most: rowsMax } });
      const cells = lines.map((line) => cellsOf({ ...line, ...within(line, search.category) }));
      parts.push(Buffer.from(printCsv(cells.map((of) => [...of]))));
    }
    return parts;
  });
  return isRefusal(texts) ? texts : Readable.from(texts, { objectMode: false });
}
