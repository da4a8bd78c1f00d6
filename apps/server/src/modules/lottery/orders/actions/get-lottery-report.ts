// Sums settled orders of some days: stakes, payouts and rebates, by game, issue, agent or day. At
// most a month at once.
import type { lottery } from '@baize/contract';
import { dayAt, printUnits, startOfDay, type Units } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { OrdersPorts } from '../ports.ts';
import { readReport, type ReportRow, type ReportSearch } from '../store/report-reader.ts';
import { daysOf } from './find-lottery-orders.ts';

type Endpoint = typeof lottery.getLotteryReport;

const daysMost = 31;

export function getLotteryReport(ports: OrdersPorts): Action<Endpoint> {
  return async ({ input, now, locale }) => {
    const { by, gameCode, agent = '' } = input;
    const agentId = agent === '' ? undefined : await ports.playerIdOf(agent);
    const search = { by, gameCode, agentId, currency: ports.currency, ...boundsOf(input, now) };
    const isUnknown = agent !== '' && agentId === undefined;
    const rows = isUnknown ? [] : await readReport(ports.database.kysely, search);
    const nameOf = await namesOf(ports, by, rows, locale);
    return {
      list: rows.map((row) => ({ key: row.key, name: nameOf(row.key), ...printSums(row) })),
      sum: printSums(sumOf(rows)),
      currency: ports.currency,
    };
  };
}

function boundsOf(input: { day: string; toDay?: string | undefined }, now: number) {
  const { from = startOfDay(dayAt(now)), to = now } = daysOf(input);
  return { from, to: Math.min(to, startOfDay(dayAt(from) + daysMost) - 1) };
}

async function namesOf(
  ports: OrdersPorts,
  by: ReportSearch['by'],
  rows: readonly ReportRow[],
  locale: string,
): Promise<(key: string) => string> {
  if (by === 'game') return (key) => ports.gameName(key, locale);
  if (by !== 'agent') return (key) => key;
  const names = await ports.usernamesOf(rows.map(({ key }) => key).filter((key) => key !== ''));
  return (key) => names.get(key) ?? key;
}

type Sums = Omit<ReportRow, 'key'>;

function sumOf(rows: readonly Sums[]): Sums {
  const sum = { orders: 0, players: 0, stake: 0n, payout: 0n, rebate: 0n, teamRebate: 0n };
  for (const row of rows) {
    sum.orders += row.orders;
    sum.players += row.players;
    sum.stake += row.stake;
    sum.payout += row.payout;
    sum.rebate += row.rebate;
    sum.teamRebate += row.teamRebate;
  }
  return sum;
}

function printSums({ orders, players, stake, payout, rebate, teamRebate }: Sums) {
  const print = (amount: Units) => printUnits(amount, 4);
  return {
    orders,
    players,
    stake: print(stake),
    payout: print(payout),
    rebate: print(rebate),
    teamRebate: print(teamRebate),
    result: print(stake - payout - rebate - teamRebate),
  };
}
