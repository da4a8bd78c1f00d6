// A signed statement can be checked by anybody: whatever is altered is named by the script of
// docs/statements, closed days never change, and what was published binds the house too.
import { fileURLToPath } from 'node:url';
import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { inflateSync } from 'node:zlib';
import { isRefusal } from '@baize/contract';
import { stakeOpened, roundSettled } from '@baize/ledger';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../testing.ts';
import { closeDays } from './jobs/close-days.ts';
import { falsify, numbersFrom, type Fault, type StatementText } from './testing.ts';

const script = fileURLToPath(
  new URL('../../../../../../docs/statements/check.mjs', import.meta.url),
);
const { check } = (await import(script)) as {
  check: (file: unknown, published?: unknown) => readonly Fault[];
};

const ana = playerNamed('ana');
const period = { from: '2026-11-19', to: '2026-11-21' };
const hourMs = 3_600_000;
let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  built.clock.set(Date.parse('2026-11-18T20:00:00Z'));
});

afterEach(async () => {
  await built.close();
  await database.close();
});

/** Stakes and payouts over three days, of two members; now it is the third day's noon. */
async function play(rounds = 12): Promise<void> {
  await built.fund('ana', '1000');
  await built.fund('ben', '500');
  for (let at = 0; at < rounds; at += 1) {
    for (const playerId of ['ana', 'ben']) {
      const round = { roundId: `${playerId}-r${at}`, playerId, currency: 'PHP' };
      const stake = units(String(1 + (at % 7)));
      await built.ledger.post(stakeOpened({ ...round, stake }));
      const payout = units(at % 3 === 0 ? '9.5' : '0.0001');
      await built.ledger.post(roundSettled({ ...round, stake, payout }));
    }
    built.clock.advance((60 * hourMs) / rounds);
  }
}

const close = () => closeDays.run(built.ports)();

async function statementOf(caller = ana, days = period): Promise<StatementText> {
  return JSON.parse(await fileOf(caller, days)) as StatementText;
}

async function fileOf(caller = ana, input = period): Promise<string> {
  const file = await built.actions.downloadStatement({ ...built.context(), caller, input });
  if (isRefusal(file)) throw new Error(file.refused);
  return text(file as Readable);
}

const published = async () => {
  const asked = { ...built.context(), caller: { kind: 'visitor' as const }, input: {} };
  return given(await built.actions.getStatementRoots(asked));
};

// @proves R31
test('a statement lists every movement with both balances and passes the check', async () => {
  await play();
  await close();
  const statement = await statementOf();
  expect(statement.rows).toHaveLength(25);
  expect(statement.head).toMatchObject({ entries: 25, first: 1, opening: '0.0000' });
  expect(statement.head.days.map(({ day, root }) => [day, root !== null])).toEqual([
    ['2026-11-19', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ]);
  expect(statement.rows[1]).toMatchObject({
    n: 2,
    event: 'stake-opened',
    reference: 'ana-r0',
    amount: '-1.0000',
    before: '1000.0000',
    after: '999.0000',
  });
  expect(check(statement, await published())).toEqual([]);
  expect(new Set(statement.rows.map(({ id }) => id)).size).toBe(25);
});

test('each of 1,000 falsifications is named', async () => {
  await play();
  await close();
  const statement = await statementOf();
  const roots = await published();
  const pick = numbersFrom(7);
  const missed: string[] = [];
  for (let at = 0; at < 1000; at += 1) {
    const { how, file, isNamed } = falsify(statement, at, pick);
    const faults = check(file, roots);
    if (!isNamed(faults)) missed.push(`${how}: ${JSON.stringify(faults)}`);
  }
  expect(missed).toEqual([]);
});

test('a statement of closed days is the same file whenever it is asked for', async () => {
  await play();
  await close();
  const closed = { from: '2026-11-19', to: '2026-11-20' };
  const first = await fileOf(ana, closed);
  await built.fund('ana', '77');
  built.clock.advance(400 * 24 * hourMs);
  await close();
  await built.fund('ana', '78');
  expect(await fileOf(ana, closed)).toBe(first);
  expect((await published()).keys).toHaveLength(2);
});

test('an open day becomes the same day once it is closed', async () => {
  await play();
  const open = await statementOf();
  expect(open.head.days.every(({ root }) => root === null)).toBe(true);
  built.clock.advance(24 * hourMs);
  await close();
  const closed = await statementOf();
  expect(closed.rows).toEqual(open.rows);
  expect(closed.head.days.map(({ head }) => head)).toEqual(open.head.days.map(({ head }) => head));
  expect(closed.head.days.every(({ root }) => root !== null)).toBe(true);
  expect(check(closed, await published())).toEqual([]);
});

test('days without movements are published too, and the roots are one chain', async () => {
  await play();
  built.clock.advance(5 * 24 * hourMs);
  await close();
  const { roots } = await published();
  expect(roots.map(({ day }) => day)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
  expect(roots.map(({ accounts }) => accounts)).toEqual([2, 2, 2, 0, 0, 0, 0]);
  for (const [at, root] of roots.entries())
    expect(root.before).toBe(roots[at - 1]?.chain ?? '0'.repeat(64));
});

test('another history than the published one is caught, also when the house signs it', async () => {
  await play();
  await close();
  const roots = await published();
  await sql`delete from wallet_statement_day`.execute(database.kysely);
  await sql`delete from wallet_statement_root`.execute(database.kysely);
  await sql`update ledger_entry set reference = 'other' where posting_id = (
    select min(posting_id) from ledger_entry where event = 'stake-opened')`.execute(
    database.kysely,
  );
  await close();
  const faults = check(await statementOf(), roots);
  expect(faults).toContainEqual({ what: 'root-wrong', place: '2026-11-19' });
});

test('an entry dated before the one ahead of it counts to that one’s day', async () => {
  await built.fund('ana', '10');
  built.clock.set(Date.parse('2026-11-19T16:00:01Z'));
  await built.fund('ana', '20');
  built.clock.set(Date.parse('2026-11-19T15:59:59Z'));
  await built.fund('ana', '30');
  built.clock.set(Date.parse('2026-11-21T04:00:00Z'));
  await close();
  const statement = await statementOf();
  expect(statement.head.days.map(({ day, first, last }) => [day, first, last])).toEqual([
    ['2026-11-19', 1, 1],
    ['2026-11-20', 2, 3],
  ]);
  expect(check(statement, await published())).toEqual([]);
});

test('two processes close a day once', async () => {
  await play();
  await Promise.allSettled([close(), close()]);
  await close();
  expect((await published()).roots.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
  expect(check(await statementOf(), await published())).toEqual([]);
});

test.each([
  [{ from: '2026-11-22', to: '2026-11-21' }, 'from after to'],
  [{ from: '2026-12-22', to: '2026-12-23' }, 'not begun'],
  [{ from: '2025-11-20', to: '2026-11-21' }, 'more than a year'],
  [{ from: '2026-02-30', to: '2026-11-21' }, 'no real day'],
])('a statement of %j is refused: %s', async (input) => {
  built.clock.set(Date.parse('2026-11-21T04:00:00Z'));
  const call = { ...built.context(), caller: ana, input };
  for (const action of ['downloadStatement', 'printStatement', 'getStatementSummary'] as const)
    expect(await built.actions[action](call)).toEqual({ refused: 'statement-period-invalid' });
});

test('a member gets no entry of another, and without movements an empty statement', async () => {
  await play();
  await close();
  const ben = await statementOf(playerNamed('ben'));
  expect(ben.rows.every(({ reference }) => reference.startsWith('ben-'))).toBe(true);
  expect(ben.head.account).not.toBe((await statementOf()).head.account);
  const none = await statementOf(playerNamed('cleo'));
  expect(none).toMatchObject({ rows: [], head: { entries: 0, days: [], closing: '0.0000' } });
  expect(check(none, await published())).toEqual([]);
});

// @proves R36
test('staff get the member’s own statement, and taking it is written down', async () => {
  await play();
  await close();
  const closed = { from: '2026-11-19', to: '2026-11-20' };
  const call = { ...built.context(), caller: cashier };
  const own = await fileOf({ ...ana, username: 'name of ana' }, closed);
  const file = await built.actions.downloadStatementOfMember({
    ...call,
    input: { id: 'ana', ...closed },
  });
  expect(await text(file as Readable)).toBe(own);
  expect(built.audited).toMatchObject([{ action: 'download-statement', subject: 'ana' }]);
  const strangers = buildWallet(database, { usernames: async () => new Map() });
  const unknown = { ...call, input: { id: 'nobody', ...closed } };
  expect(await strangers.actions.downloadStatementOfMember(unknown)).toEqual({
    refused: 'member-not-found',
  });
  expect(await strangers.actions.printStatementOfMember(unknown)).toEqual({
    refused: 'member-not-found',
  });
  await strangers.close();
});

test('a statement as PDF holds the signed file, and is the same for member and staff', async () => {
  await play();
  await close();
  const closed = { from: '2026-11-19', to: '2026-11-20' };
  const caller = { ...ana, username: 'name of ana' };
  const call = { ...built.context(), caller, input: closed };
  const paper = await buffer((await built.actions.printStatement(call)) as Readable);
  const inside = filesIn(paper).find((file) => file.startsWith('{"head"'));
  expect(inside).toBe(await fileOf(caller, closed));
  const staff = { ...built.context(), caller: cashier, input: { id: 'ana', ...closed } };
  const theirs = await buffer((await built.actions.printStatementOfMember(staff)) as Readable);
  expect(theirs.equals(paper)).toBe(true);
});

/** The unpacked streams of a PDF. */
function filesIn(paper: Buffer): readonly string[] {
  const found: string[] = [];
  for (let at = paper.indexOf('stream\n'); at !== -1; at = paper.indexOf('stream\n', at + 7)) {
    try {
      found.push(inflateSync(paper.subarray(at + 7)).toString());
    } catch {
      // The end of a stream, or one that is not packed.
    }
  }
  return found;
}

test('the summary has the balances and totals of the statement', async () => {
  await play();
  const summaryOf = async () =>
    given(
      await built.actions.getStatementSummary({ ...built.context(), caller: ana, input: period }),
    );
  const open = await summaryOf();
  await close();
  const { head } = await statementOf();
  const { opening, closing, entries, totals } = head;
  expect(open).toMatchObject({ opening, closing, entries, totals, closedUntil: '' });
  expect(await summaryOf()).toEqual({ ...open, closedUntil: '2026-11-20' });
  const asked = { ...built.context(), caller: cashier, input: { id: 'ana', ...period } };
  expect(given(await built.actions.getStatementSummaryOfMember(asked))).toEqual(await summaryOf());
});

test('roots of a day that the calendar does not have are refused', async () => {
  const rootsOf = (input: { from?: string; to?: string }) =>
    built.actions.getStatementRoots({ ...built.context(), caller: { kind: 'visitor' }, input });
  for (const day of ['2026-13-01', '2026-02-30', '0000-01-01']) {
    const refused = { refused: 'statement-period-invalid' };
    expect(await rootsOf({ from: day })).toEqual(refused);
    expect(await rootsOf({ to: day })).toEqual(refused);
  }
  expect(await rootsOf({ from: '2026-11-01', to: '2026-11-21' })).toHaveProperty('roots');
});
