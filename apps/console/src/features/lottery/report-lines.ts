// The return of a line of a report, and the report as lines of a file.
import { unitsOf } from '@baize/client';
import { printPercent, ratio } from '@baize/engines';
import { formatPercentage, printCsv } from '@baize/i18n';
import type { Report } from './report.tsx';

type Sums = Report['sum'];

/** Of 100 staked; cut after two places. A dash where nothing was staked. */
export function returnPercent(sums: Pick<Sums, 'stake' | 'payout'>, tag: string): string {
  const percent = percentOf(sums);
  return percent === '' ? '–' : formatPercentage(percent, tag);
}

function percentOf({ stake, payout }: Pick<Sums, 'stake' | 'payout'>): string {
  const staked = unitsOf(stake);
  return staked === 0n ? '' : printPercent(ratio(unitsOf(payout), staked));
}

/** Amounts as plain decimals, as a spreadsheet reads them; the sum last. */
export function reportCsv(heads: readonly string[], { list, sum }: Report): string {
  const line = (key: string, name: string, one: Sums) => [
    key,
    name,
    String(one.orders),
    String(one.players),
    one.stake,
    one.payout,
    one.rebate,
    one.teamRebate,
    one.result,
    percentOf(one),
  ];
  return printCsv([heads, ...list.map((one) => line(one.key, one.name, one)), line('', '', sum)]);
}
