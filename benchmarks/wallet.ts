// Records and statements of a member with a million entries beside one with a thousand: the first
// pages must cost the same. And a statement of ten thousand rows as PDF, while the event loop of
// the server is watched for everybody else.
import { contract } from '@baize/contract';
import { dayText } from '@baize/money';
import { runJobs } from '@baize/server/testing';
import { createCaller, type Call } from './ask.ts';
import type { Guest } from './crowd.ts';
import { median, quantile, type BenchmarkOptions, type Figure, type Figures } from './figures.ts';
import { fillRecord } from './long-record.ts';
import { stallMsOf } from './stall.ts';

const sizes = {
  usual: { few: 1000, many: 1_000_000, paper: 10_000, days: 365, asks: 200, prints: 3 },
  smoke: { few: 100, many: 2000, paper: 300, days: 2, asks: 3, prints: 1 },
};
const p95MsMax = 50;
const ratioMax = 1.2;
const paperMsMax = 3000;
const stallMsMax = 50;

export async function measureWallet(options: BenchmarkOptions): Promise<Figures> {
  const size = options.isSmoke ? sizes.smoke : sizes.usual;
  const ground = await options.openGround({ players: 3 });
  try {
    const [few, many, paper] = ground.crowd.guests;
    if (!few || !many || !paper) throw new Error('too few guests');
    const { database } = ground.books;
    const spread = { days: size.days, now: Date.now() };
    await fillRecord(database, few, { ...spread, entries: size.few });
    await fillRecord(database, many, { ...spread, entries: size.many });
    await fillRecord(database, paper, { ...spread, entries: size.paper });
    await runJobs(database, ['wallet-close-days', 'wagering-count-days'], size.days / 40 + 1);
    const { siteUrl } = ground.server();
    const figures: Figure[] = [];
    for (const [what, path] of pages(size.days))
      figures.push(...(await besideEachOther(what, { siteUrl, path, few, many, asks: size.asks })));
    return {
      name: 'wallet',
      notes: [`${size.many} entries beside ${size.few}, over ${size.days} days`],
      figures: [...figures, ...(await printPaper(siteUrl, paper, size))],
    };
  } finally {
    await ground.close();
  }
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
  const p95 = (all: readonly number[]) =>
    quantile(
      all.toSorted((a, b) => a - b),
      0.95,
    );
  const own = { value: p95(times.many), unit: 'ms' };
  const reference = { what: 'the shorter one', value: p95(times.few) };
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

const getOf = (url: string, token: string): Call => ({
  method: 'GET',
  url,
  headers: { authorization: token, language: 'EN' },
});

async function msOf(call: ReturnType<typeof createCaller>['call'], asked: Call): Promise<number> {
  const began = performance.now();
  const { status, text } = await call(asked);
  if (status !== 200) throw new Error(`${asked.url}: ${status} ${text.slice(0, 200)}`);
  return performance.now() - began;
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
