// The cashier's desk among very many open withdrawals, asked as staff over HTTP: the first page
// with its counts, each filter, a page by its cursor, the badge of the menu, the evidence about
// one, and the older list of withdrawals.
import { unwrap } from '@baize/client';
import { contract } from '@baize/contract';
import { createCaller } from '../ask.ts';
import { clientAt, type Guest } from '../crowd.ts';
import type { BenchmarkOptions, Figure } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { fillDesk, withdrawalsOfMember } from './open-withdrawals.ts';
import { getOf, msOf, p95Of } from '../reading.ts';

const p95MsMax = 50;
const claims = 5;

export interface Desk {
  readonly open: number;
  readonly asks: number;
  /** They have asked for withdrawals through the door. */
  readonly asked: readonly Guest[];
}

export async function measureDesk(
  ground: Ground,
  { say }: BenchmarkOptions,
  { open, asks, asked }: Desk,
): Promise<Figure[]> {
  const [guest] = asked;
  if (!guest) throw new Error('nobody has asked for a withdrawal');
  await fillDesk(ground.books.database, guest, open);
  say(`  ${open} open withdrawals`);
  const { cashier } = clientAt(ground.server().consoleUrl, ground.crowd.staffToken);
  for (let at = 1; at <= claims; at += 1)
    unwrap(await cashier.claimCase({ id: `desk-${Math.ceil((open * at) / (claims + 1))}` }));
  const figures: Figure[] = [];
  for (const read of [...reads, ...queue(await middleOf(ground))])
    figures.push(await measureRead(ground, read, { open, asks }));
  return figures;
}

/** The evidence about a withdrawal of a member with a long record. */
export const measureEvidence = (
  ground: Ground,
  { id, entries, asks }: { readonly id: string; readonly entries: number; readonly asks: number },
): Promise<Figure> => {
  const what = `the evidence about a member with ${entries.toLocaleString('en')} entries`;
  return measureRead(ground, [what, () => evidence(id)], { open: 1, asks });
};

async function measureRead(
  { server, crowd }: Ground,
  [what, pathOf]: Read,
  { open, asks }: { readonly open: number; readonly asks: number },
): Promise<Figure> {
  const { call, close } = createCaller(1);
  const times: number[] = [];
  try {
    for (let at = 0; at < asks; at += 1) {
      const path = pathOf(Math.ceil((open * (at + 1)) / (asks + 1)));
      times.push(await msOf(call, getOf(`${server().consoleUrl}${path}`, crowd.staffToken)));
    }
  } finally {
    close();
  }
  return {
    what: `${what}, p95`,
    value: p95Of(times),
    unit: 'ms',
    promised: { of: 'value', atMost: p95MsMax },
  };
}

/** What is asked for; the place is that of an open withdrawal, another one each time. */
type Read = readonly [string, (place: number) => string];

const { cashier: desk, wallet } = contract;

const evidence = (id: string) => desk.getEvidence.path.replace(':id', id);

const reads: readonly Read[] = [
  ['the desk’s counts', () => desk.countCases.path],
  ['the badge of the menu', () => desk.getQueues.path],
  ['the evidence about a withdrawal', (n) => evidence(`desk-${n}`)],
  [
    'the list of withdrawals, pending',
    () => `${wallet.listWithdrawalsToJudge.path}?state=pending&pageSize=20`,
  ],
  ['the list of withdrawals, all', () => `${wallet.listWithdrawalsToJudge.path}?pageSize=20`],
];

function queue(middle: string): readonly Read[] {
  const narrowed: readonly (readonly [string, string])[] = [
    ['first page', ''],
    ['a page in the middle', `after=${encodeURIComponent(middle)}`],
    ['approved ones', 'state=approved'],
    ['state of none', 'state=paying'],
    ['few amounts', 'amountFrom=49990'],
    ['amounts of a tenth', 'amountFrom=20000&amountTo=25000'],
    ['a common level', 'level=gold'],
    ['a rare level', 'level=obsidian'],
    ['level of none', 'level=jade'],
    ['a common kind', 'kind=ewallet'],
    ['a rare kind', 'kind=crypto'],
    ['a rare kind from the middle', `kind=crypto&after=${encodeURIComponent(middle)}`],
    ['a common mark', 'mark=first-withdrawal'],
    ['a rare mark', 'mark=same-document'],
    ['mark of none', 'mark=opposite-bets'],
    ['held ones', 'only=held'],
    ['held for one reason', 'hold=Rule%207'],
    ['claimed by nobody', 'only=free'],
    ['claimed by the caller', 'only=mine'],
  ];
  const pages = narrowed.map(([what, query]): Read => [
    `the queue, ${what}`,
    () => `${desk.listCases.path}?${query}`,
  ]);
  const byName: Read = [
    'the queue, of a member',
    (n) => {
      const member = Math.ceil(n / withdrawalsOfMember);
      return `${desk.listCases.path}?username=desk${member}`;
    },
  ];
  return [...pages, byName];
}

/** The cursor behind the withdrawal that half of the others stand before. */
async function middleOf({ books: { database } }: Ground): Promise<string> {
  const { rows } = await database.pool.query<{ place: string }>(
    `select rank || '.' || (extract(epoch from requested_at) * 1000)::bigint || '.' || withdrawal_id
      as place
    from cashier_case where state = 'pending' and rank = 1
    order by requested_at offset (select count(*) / 2 from cashier_case where state = 'pending'
      and rank = 1) limit 1`,
  );
  return rows[0]?.place ?? '';
}
