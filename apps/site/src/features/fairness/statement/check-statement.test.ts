// The page names whatever was altered in a statement: a thousand falsifications of the published
// example, each by its place.
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkStatement, type Fault } from './check-statement.ts';
import { longestRise } from './longest-rise.ts';
import { readStatement, type StatementFile, type StatementRow } from './statement.ts';

/** Tests run at the root of the repository. */
const text = readFileSync('docs/statements/example.json', 'utf8');

function exampleFile(): StatementFile {
  const file = readStatement(text);
  if (!file) throw new Error('the example is no statement');
  return file;
}

const file = exampleFile();
const { key, publicKey } = file.signature;
const published = { keys: [{ key, publicKey }], roots: [] };

/** Numbers from a seed, the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Pick = (below: number) => number;
type Falsified = readonly [file: StatementFile, isNamed: (faults: readonly Fault[]) => boolean];

const only = (what: string, place: unknown) => (faults: readonly Fault[]) =>
  faults.length === 1 && some(what, place)(faults);
const some =
  (what: string, ...places: readonly unknown[]) =>
  (faults: readonly Fault[]) =>
    faults.some((fault) => fault.what === what && places.map(String).includes(fault.place));

const rowAt = (rows: readonly StatementRow[], at: number): StatementRow => {
  const row = rows[at];
  if (!row) throw new Error(`no row ${at}`);
  return row;
};
const altered = (word: string, pick: Pick): string => {
  const at = pick(word.length);
  return word.slice(0, at) + (word[at] === '7' ? '3' : '7') + word.slice(at + 1);
};
const fields = ['id', 'time', 'event', 'reference', 'amount', 'before', 'after', 'hash'] as const;

const ways: readonly ((pick: Pick) => Falsified)[] = [
  (pick) => {
    const at = pick(file.rows.length);
    const row = rowAt(file.rows, at);
    const field = fields[pick(fields.length)] ?? 'id';
    const rows = file.rows.with(at, { ...row, [field]: altered(row[field], pick) });
    return [{ ...file, rows }, only('row-altered', row.n)];
  },
  (pick) => {
    const at = pick(file.rows.length);
    return [
      { ...file, rows: file.rows.toSpliced(at, 1) },
      only('row-missing', rowAt(file.rows, at).n),
    ];
  },
  (pick) => {
    const row = rowAt(file.rows, pick(file.rows.length));
    const rows = file.rows.toSpliced(pick(file.rows.length), 0, { ...row });
    return [{ ...file, rows }, some('row-inserted', row.n)];
  },
  (pick) => {
    const one = pick(file.rows.length - 1);
    const other = one + 1 + pick(file.rows.length - one - 1);
    const [a, b] = [rowAt(file.rows, one), rowAt(file.rows, other)];
    return [{ ...file, rows: file.rows.with(one, b).with(other, a) }, some('row-moved', a.n, b.n)];
  },
  (pick) => {
    const name = (['id', 'member', 'from', 'closing', 'account'] as const)[pick(5)] ?? 'id';
    const head = { ...file.head, [name]: altered(file.head[name], pick) };
    return [{ ...file, head }, some('signature-wrong', 'signature')];
  },
  (pick) => {
    const [day] = file.head.days;
    if (!day) throw new Error('the example has no day');
    const name = (['head', 'opening', 'closing'] as const)[pick(3)] ?? 'head';
    const days = file.head.days.with(0, { ...day, [name]: altered(day[name], pick) });
    return [{ ...file, head: { ...file.head, days } }, some('day-altered', day.day)];
  },
  (pick) => {
    const value = altered(file.signature.value.slice(0, -1), pick) + file.signature.value.slice(-1);
    return [
      { ...file, signature: { ...file.signature, value } },
      some('signature-wrong', 'signature'),
    ];
  },
];

test('the published example is whole, with the published keys and without them', () => {
  expect(checkStatement(file, published)).toEqual([]);
  expect(checkStatement(file, undefined)).toEqual([]);
});

test('each of 1,000 falsifications is named', () => {
  const pick = numbersFrom(11);
  const missed: string[] = [];
  for (let at = 0; at < 1000; at += 1) {
    const [forged, isNamed] = ways[at % ways.length]?.(pick) ?? [file, () => false];
    const faults = checkStatement(forged, published);
    if (!isNamed(faults)) missed.push(`${at % ways.length}: ${JSON.stringify(faults)}`);
  }
  expect(missed).toEqual([]);
});

test('a key that the house did not publish proves nothing', () => {
  const other = { keys: [{ key: 'other', publicKey }], roots: [] };
  expect(checkStatement(file, other)).toContainEqual({
    what: 'signature-wrong',
    place: 'signature',
  });
});

test('a chain that was computed anew is caught at its day', () => {
  const sha256 = (word: string) => createHash('sha256').update(word).digest('hex');
  let before = '';
  const rows = file.rows.map((row, at) => {
    const forged = at === 3 ? { ...row, reference: 'forged' } : row;
    const { n, id, time, event, reference, amount, before: opening, after } = forged;
    const line = JSON.stringify([n, id, time, event, reference, amount, opening, after]);
    before = at < 3 ? row.hash : sha256(`${before}\n${line}`);
    return { ...forged, hash: before };
  });
  const faults = checkStatement({ ...file, rows }, published);
  expect(faults).toEqual([{ what: 'day-altered', place: file.head.days[0]?.day }]);
});

test.each(['', '{}', '[]', '{"head":{"days":[]},"rows":[]}', 'no json'])(
  '%j is not a statement',
  (other) => {
    expect(readStatement(other)).toBeUndefined();
  },
);

test('entries outside a longest rising run were moved', () => {
  expect([...longestRise([1, 2, 5, 3, 4])].toSorted()).toEqual([0, 1, 3, 4]);
  expect(longestRise([]).size).toBe(0);
});
