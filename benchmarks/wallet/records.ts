// Records and statements of a member with a million entries beside one with a thousand: the first
// pages must cost the same. And a statement of ten thousand rows as PDF, while the event loop of
// the server is watched for everybody else.
import { contract } from '@baize/contract';
import { dayText } from '@baize/money';
import { runJobs } from '@baize/server/testing';
import { createCaller } from '../ask.ts';
import type { Guest } from '../crowd.ts';
import { median, type Figure } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { stallMsOf } from '../stall.ts';
import { fillRecord } from './long-record.ts';
import { getOf, msOf, p95Of } from '../reading.ts';

const p95MsMax = 50;
const ratioMax = 1.2;
const paperMsMax = 3000;
const stallMsMax = 50;

export interface Records {
  readonly few: Guest;
  readonly many: Guest;
  readonly paper: Guest;
  readonly size: {
    /** Entries of each. */
    readonly few: number;
    readonly many: number;
    readonly paper: number;
    readonly days: number;
    readonly asks: number;
    readonly prints: number;
  };
}

/** It replaces what the books hold of these members. */
export async function measureRecords(
  { books: { database }, server }: Ground,
  { few, many, paper, size }: Records,
): Promise<Figure[]> {
  const spread = { days: size.days, now: Date.now() };
  await fillRecord(database, few, { ...spread, entries: size.few });
  await fillRecord(database, many, { ...spread, entries: size.many });
  await fillRecord(database, paper, { ...spread, entries: size.paper });
  await runJobs(database, ['wallet-close-days', 'wagering-count-days'], size.days / 40 + 1);
  const { siteUrl } = server();
  const figures: Figure[] = [];
  for (const [what, path] of pages(size.days))
    figures.push(...(await besideEachOther(what, { siteUrl, path, few, many, asks: size.asks })));
  return [...figures, ...(await printPaper(siteUrl, paper, size))];
}

const dayMs = 86_400_000;

function pages(days: number): readonly (readonly [string, string])[] {
  const [from, to] = [dayText(Date.now() - (days - 1) * dayMs), dayText(Date.now())];
  const { wallet, wagering } = contract;
  return [
    ['statement, summary', `${wallet.getStatementSummary.path}?from=${from}&to=${to}`],
    [
      'account record, first page',
      `${wallet.listTransactions.path}?startTime=${from}&endTime=${to}`,
    ],
    ['account record, deposits alone', `${wallet.listTransactions.path}?kind=deposits`],
    ['betting record, first page', `${wagering.listBets.path}?startDate=${from}&endDate=${to}`],
  ];
}

interface Beside {
  readonly siteUrl: string;
  readonly path: string;
  readonly few: Guest;
  readonly many: Guest;
  readonly asks: number;
}

/** Asked in turn, so that both meet the same machine. */
async function besideEachOther(
  what: string,
  { siteUrl, path, few, many, asks }: Beside,
): Promise<Figure[]> {
  const { call, close } = createCaller(1);
  const times = { few: [] as number[], many: [] as number[] };
  try {
    for (let at = 0; at < asks; at += 1) {
      for (const who of ['few', 'many'] as const) {
        const { token } = who === 'few' ? few : many;
        times[who].push(await msOf(call, getOf(`${siteUrl}${path}`, token)));
      }
    }
  } finally {
    close();
  }
  const own = { value: p95Of(times.many), unit: 'ms' };
  const reference = { what: 'the shorter one', value: p95Of(times.few) };
  return [
    { what: `${what}, p95`, ...own, promised: { of: 'value', atMost: p95MsMax } },
    {
      what: `${what}, beside the shorter`,
      ...own,
      reference,
      promised: { of: 'ratio', atMost: ratioMax },
    },
  ];
}

async function printPaper(
  siteUrl: string,
  { token }: Guest,
  { days, prints }: { readonly days: number; readonly prints: number },
): Promise<Figure[]> {
  const { call, close } = createCaller(1);
  const [from, to] = [dayText(Date.now() - (days - 1) * dayMs), dayText(Date.now())];
  const url = `${siteUrl}${contract.wallet.printStatement.path}?from=${from}&to=${to}`;
  const times: number[] = [];
  const stalls: number[] = [];
  try {
    for (let at = 0; at < prints; at += 1) {
      await stallMsOf(siteUrl, 'max');
      times.push(await msOf(call, getOf(url, token)));
      stalls.push(await stallMsOf(siteUrl, 'max'));
    }
  } finally {
    close();
  }
  return [
    {
      what: 'statement as PDF',
      value: median(times),
      unit: 'ms',
      promised: { of: 'value', atMost: paperMsMax },
    },
    {
      what: 'event loop held up meanwhile, at most',
      value: median(stalls),
      unit: 'ms',
      promised: { of: 'value', atMost: stallMsMax },
    },
  ];
}
