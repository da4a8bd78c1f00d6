// Every way to falsify a statement that somebody could try on a file, each with what the checker
// must say of it. Used by tests alone.
import { hash } from 'node:crypto';
import type { ChainedRow } from './rules/statement-chain.ts';
import type { StatementHead, StatementSignature } from './rules/statement-head.ts';

export interface StatementText {
  head: StatementHead;
  signature: StatementSignature;
  rows: ChainedRow[];
}

export interface Fault {
  readonly what: string;
  readonly place: string | number;
}

export interface Falsified {
  readonly how: string;
  readonly file: StatementText;
  /** Whether the checker named it. */
  readonly isNamed: (faults: readonly Fault[]) => boolean;
}

/** Numbers from a seed, the same in every run. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const says = (what: string, ...places: readonly unknown[]) => {
  const named = places.map(String);
  return (faults: readonly Fault[]) =>
    faults.some((fault) => fault.what === what && named.includes(String(fault.place)));
};
const saysOnly = (what: string, place: unknown) => (faults: readonly Fault[]) =>
  faults.length === 1 && says(what, place)(faults);

type Pick = (below: number) => number;
type Way = (file: StatementText, pick: Pick) => Omit<Falsified, 'file'>;

const texts = ['id', 'time', 'event', 'reference', 'hash'] as const;
const amounts = ['amount', 'before', 'after'] as const;

function rowAt(file: StatementText, at: number): ChainedRow {
  const row = file.rows[at];
  if (!row) throw new Error(`No row ${at}`);
  return row;
}

const altered = (text: string, pick: Pick): string => {
  const at = pick(text.length);
  const letter = text[at] === '7' ? '3' : '7';
  return text.slice(0, at) + letter + text.slice(at + 1);
};

const ways: readonly Way[] = [
  function text(file, pick) {
    const at = pick(file.rows.length);
    const field = texts[pick(texts.length)] ?? 'id';
    const row = rowAt(file, at);
    file.rows[at] = { ...row, [field]: altered(row[field], pick) };
    return { how: `${field} of ${row.n}`, isNamed: saysOnly('row-altered', row.n) };
  },
  function amount(file, pick) {
    const at = pick(file.rows.length);
    const field = amounts[pick(amounts.length)] ?? 'amount';
    const row = rowAt(file, at);
    file.rows[at] = { ...row, [field]: `${Number(row[field]) + 1 + pick(900)}.0000` };
    return { how: `${field} of ${row.n}`, isNamed: saysOnly('row-altered', row.n) };
  },
  function number(file, pick) {
    const at = pick(file.rows.length);
    const row = rowAt(file, at);
    file.rows[at] = { ...row, n: row.n + 1 + pick(file.rows.length) };
    return { how: `number of ${row.n}`, isNamed: says('row-missing', row.n) };
  },
  function dropped(file, pick) {
    const [row] = file.rows.splice(pick(file.rows.length), 1);
    return { how: `${row?.n} dropped`, isNamed: saysOnly('row-missing', row?.n) };
  },
  function repeated(file, pick) {
    const row = rowAt(file, pick(file.rows.length));
    file.rows.splice(pick(file.rows.length), 0, { ...row });
    return { how: `${row.n} repeated`, isNamed: says('row-inserted', row.n) };
  },
  function forged(file, pick) {
    const row = rowAt(file, pick(file.rows.length));
    const n = file.head.first + file.head.entries + pick(9);
    file.rows.splice(pick(file.rows.length), 0, { ...row, n, amount: '1.0000' });
    return { how: `${n} forged`, isNamed: saysOnly('row-inserted', n) };
  },
  function swapped(file, pick) {
    const one = pick(file.rows.length - 1);
    const other = one + 1 + pick(file.rows.length - one - 1);
    const [a, b] = [rowAt(file, one), rowAt(file, other)];
    file.rows[one] = b;
    file.rows[other] = a;
    return { how: `${a.n} and ${b.n} swapped`, isNamed: says('row-moved', a.n, b.n) };
  },
  function moved(file, pick) {
    const from = pick(file.rows.length);
    const [row] = file.rows.splice(from, 1);
    const to = (from + 2 + pick(file.rows.length - 3)) % (file.rows.length + 1);
    if (row) file.rows.splice(to, 0, row);
    const beside = [file.rows[to - 1]?.n, file.rows[to + 1]?.n];
    return { how: `${row?.n} moved`, isNamed: says('row-moved', row?.n, ...beside) };
  },
  function rehashed(file, pick) {
    const at = 1 + pick(file.rows.length - 2);
    const [before, row] = [rowAt(file, at - 1), rowAt(file, at)];
    const forged = { ...row, reference: altered(row.reference, pick) };
    file.rows[at] = { ...forged, hash: linkAgain(before.hash, forged) };
    const isNamed = (faults: readonly Fault[]) =>
      says('row-altered', row.n, row.n + 1)(faults) ||
      faults.some(({ what }) => what === 'day-altered');
    return { how: `${row.n} hashed again`, isNamed };
  },
  function head(file, pick) {
    const fields = [
      'id',
      'member',
      'account',
      'from',
      'to',
      'issuedAt',
      'opening',
      'closing',
    ] as const;
    const field = fields[pick(fields.length)] ?? 'id';
    file.head = { ...file.head, [field]: altered(file.head[field], pick) };
    return { how: `${field} of the head`, isNamed: says('signature-wrong', 'signature') };
  },
  function day(file, pick) {
    const at = pick(file.head.days.length);
    const fields = ['opening', 'closing', 'head'] as const;
    const field = fields[pick(fields.length)] ?? 'head';
    const days = file.head.days.map((one, place) =>
      place === at ? { ...one, [field]: altered(one[field], pick) } : one,
    );
    file.head = { ...file.head, days };
    const { day: named } = days[at] ?? {};
    const isNamed = (faults: readonly Fault[]) =>
      says('signature-wrong', 'signature')(faults) && says('day-altered', named)(faults);
    return { how: `${field} of ${named}`, isNamed };
  },
  function root(file, pick) {
    const closed = file.head.days.filter((one) => one.root !== null);
    const named = closed[pick(closed.length)]?.day;
    const fields = ['root', 'before', 'chain', 'signature'] as const;
    const field = fields[pick(fields.length)] ?? 'root';
    const days = file.head.days.map((one) =>
      one.day === named && one.root
        ? { ...one, root: { ...one.root, [field]: altered(one.root[field], pick) } }
        : one,
    );
    file.head = { ...file.head, days };
    return { how: `${field} of the root of ${named}`, isNamed: says('root-wrong', named) };
  },
  function signed(file, pick) {
    const fields = ['key', 'publicKey', 'value'] as const;
    const field = fields[pick(fields.length)] ?? 'value';
    // The last letter of a text in base64url has bits that no byte reads.
    const own = file.signature[field];
    const text = altered(own.slice(0, -1), pick) + own.slice(-1);
    file.signature = { ...file.signature, [field]: text };
    return { how: `${field} of the signature`, isNamed: says('signature-wrong', 'signature') };
  },
];

function linkAgain(before: string, row: ChainedRow): string {
  const { n, id, time, event, reference, amount, before: opening, after } = row;
  const line = JSON.stringify([n, id, time, event, reference, amount, opening, after]);
  return hash('sha256', `${before}\n${line}`);
}

/** A copy of the statement, falsified in one way. */
export function falsify(statement: StatementText, place: number, pick: Pick): Falsified {
  const file = structuredClone(statement);
  const way = ways[place % ways.length];
  if (!way) throw new Error('There is no way');
  return { ...way(file, pick), file };
}
