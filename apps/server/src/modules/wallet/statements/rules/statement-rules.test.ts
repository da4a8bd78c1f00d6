// The rules of a statement, by hand: its days, its chain, its tree, and totals as differences.
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  addTotals,
  countEntry,
  readTotals,
  storeTotals,
  sumOf,
  type EventTotal,
} from './day-totals.ts';
import { dayAfter, dayBefore, daysIn, endOf, startOf } from './house-days.ts';
import { headOf, linkOf, noHead, startOfChain } from './statement-chain.ts';
import { printTotals, signedHead, statementHead } from './statement-head.ts';
import { readStatementPeriod } from './statement-period.ts';
import { chainDays, rowOf } from './statement-rows.ts';
import { chainOfRoots, leafOf, rootAbove, signedRoot, treeOf } from './statement-tree.ts';

const sha256 = (text: string) => hash('sha256', text);
const units = 10_000n;
const noon = Date.parse('2026-11-21T04:00:00Z');

test('a day begins and ends at midnight of the house', () => {
  expect(startOf('2026-11-21')).toBe(Date.parse('2026-11-20T16:00:00Z'));
  expect(endOf('2026-11-21')).toBe(startOf('2026-11-22'));
  expect([dayBefore('2026-03-01'), dayAfter('2026-12-31')]).toEqual(['2026-02-28', '2027-01-01']);
  expect(daysIn('2026-11-21', '2026-11-21')).toBe(1);
});

test('a period ends today at the latest and is a year and a day at most', () => {
  const to = '2026-12-31';
  expect(readStatementPeriod({ from: '2026-11-01', to }, noon)).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
  });
  expect(readStatementPeriod({ from: '2025-11-21', to: '2026-11-21' }, noon)).toBeDefined();
  expect(readStatementPeriod({ from: '2025-11-20', to: '2026-11-21' }, noon)).toBeUndefined();
  expect(readStatementPeriod({ from: '2026-02-30', to }, noon)).toBeUndefined();
  const longAgo = { from: '0000-01-01', to: '0000-12-31' };
  expect(readStatementPeriod(longAgo, noon)).toBeUndefined();
});

test('totals of a period are the difference of two days', () => {
  const counted = (...amounts: bigint[]) => {
    const totals = new Map<string, EventTotal>();
    for (const amount of amounts) countEntry(totals, 'stake-opened', amount);
    return totals;
  };
  const [early, late] = [counted(-3n), counted(-3n, -4n, 9n)];
  const between = addTotals(late, early, -1);
  expect(sumOf(between)).toEqual({ entries: 2, credited: 9n, debited: 4n });
  expect(addTotals(early, early, -1).size).toBe(0);
  expect(readTotals(storeTotals(late))).toEqual(late);
  expect(sumOf(late, ['round-settled'])).toEqual({ entries: 0, credited: 0n, debited: 0n });
  expect(printTotals(between)).toEqual([
    { event: 'stake-opened', entries: 2, credited: '0.0009', debited: '0.0004' },
  ]);
});

test('every hash is that of the text in the documents', () => {
  const day = { account: 'acc', currency: 'PHP', day: '2026-11-21' };
  const start = startOfChain(sha256, { ...day, opening: '0.0000', before: noHead });
  expect(start).toBe(
    sha256(`["baize-day-1","acc","PHP","2026-11-21","0.0000","${'0'.repeat(64)}"]`),
  );
  const entry = { posting: 7n, at: noon, event: 'e', reference: 'r', amount: units, after: units };
  const row = rowOf(1, entry);
  const link = linkOf(sha256, start, row);
  const line = '[1,"7","2026-11-21T04:00:00.000Z","e","r","1.0000","0.0000","1.0000"]';
  expect(link).toBe(sha256(`${start}\n${line}`));
  const end = { ...day, first: 1, last: 1, closing: '1.0000', lastHash: link };
  expect(headOf(sha256, end)).toBe(
    sha256(`["baize-head-1","acc","PHP","2026-11-21",1,1,"1.0000","${link}"]`),
  );
  const point = { head: noHead, number: 0, posting: 0n, balance: 0n, totals: new Map() };
  const chain = chainDays(sha256, { account: 'acc', currency: 'PHP', floor: '' }, point);
  expect(chain.add(entry)).toEqual({ ...row, hash: link });
  chain.close();
  expect(chain.days).toMatchObject([{ day: '2026-11-21', head: headOf(sha256, end) }]);
});

test.each([1, 2, 3, 5, 8, 13])('of %d heads each leads to the root by its own path', (count) => {
  const heads = Array.from({ length: count }, (_, at) => sha256(`head ${at}`));
  const tree = treeOf(sha256, heads);
  for (const [place, head] of heads.entries()) {
    expect(rootAbove(sha256, head, tree.pathOf(place))).toBe(tree.root);
    expect(rootAbove(sha256, sha256('another'), tree.pathOf(place))).not.toBe(tree.root);
  }
});

test('two leaves have one parent, and a day without accounts a root of its own', () => {
  const [a, b] = [sha256('a'), sha256('b')];
  const parent = sha256(`node:${leafOf(sha256, a)}${leafOf(sha256, b)}`);
  expect(treeOf(sha256, [a, b])).toMatchObject({ root: parent });
  expect(treeOf(sha256, []).root).toBe(sha256('leaf:'));
  const chain = chainOfRoots(sha256, { day: 'd', accounts: 2, root: parent, before: noHead });
  expect(chain).toBe(sha256(`["baize-root-1","d",2,"${parent}","${noHead}"]`));
  expect(signedRoot(chain)).toBe(`baize-root-1:${chain}`);
});

test('the number of a statement follows from its content', () => {
  const facts = {
    house: 'baize',
    member: 'ana',
    account: 'acc',
    currency: 'PHP',
    from: '2026-11-21',
    to: '2026-11-21',
    issuedAt: noon,
    closedUntil: '',
    opening: 0n,
    closing: 0n,
    entries: 0,
    first: 1,
    before: noHead,
    totals: new Map(),
    days: [],
  };
  const head = statementHead(sha256, facts);
  expect(head.id).toMatch(/^S[0-9A-F]{20}$/);
  expect(statementHead(sha256, facts)).toEqual(head);
  expect(statementHead(sha256, { ...facts, to: '2026-11-22' }).id).not.toBe(head.id);
  expect(signedHead(sha256, head)).toBe(`baize-statement-1:${sha256(JSON.stringify(head))}`);
});
