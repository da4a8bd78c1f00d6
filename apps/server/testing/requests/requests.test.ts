// Proves that mutated requests bring no fault, change nothing where they are refused, and leave the
// books balanced; and that the judge would notice each of these.
import { contract } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { faultOfBooks } from './books.ts';
import { netOf } from './changes.ts';
import { draftOf } from './draft.ts';
import { writeRaw, raw } from './hostile.ts';
import { faultIn } from './judge.ts';
import { curlOf, letterOf } from './letter.ts';
import { endpointsOf } from './nouns.ts';
import { createTally } from './tally.ts';
import { walk, type Finding } from './walk.ts';
import { openWorld, type World } from './world.ts';

const nouns = ['wallet', 'cashier'];
const endpoints = endpointsOf(nouns);
const seed = '20261127';
let world: World;

beforeAll(async () => {
  world = await openWorld(seed, nouns);
});
afterAll(() => world.close());

const depositOf = (status: number, json: unknown, name = 'wallet.getDeposit') => {
  const found = endpoints.find((one) => one.name === name) ?? expect.fail(`no ${name}`);
  const { people, known } = world;
  const draft = draftOf(found, { people, known, chance: createChance(1), key: '1', now: 0 });
  const letter = { ...letterOf(draft), person: people.named('member') };
  const { uplinesOf } = world;
  const judging = { known, uplinesOf, sent: '/play/deposits/asked-for' };
  return faultIn(letter, { status, headers: {}, json }, judging);
};

test('the world holds money in every state', async () => {
  const count = async (table: string, column: string) => {
    const { rows } = await world.database.pool.query<{ state: unknown }>(
      `select distinct ${column} as state from ${table} order by 1`,
    );
    return rows.map(({ state }) => state);
  };
  expect(await count('wallet_deposit', 'state')).toEqual(
    expect.arrayContaining(['processing', 'refused', 'success']),
  );
  expect(await count('wallet_deposit', 'reversed_at is not null')).toEqual([false, true]);
  expect(await count('wallet_withdrawal', 'state')).toEqual(
    expect.arrayContaining(['approved', 'paid', 'pending', 'refused']),
  );
  expect(await count('wallet_part', 'state')).toEqual(expect.arrayContaining(['open', 'proof']));
  expect(await count('wallet_bonus', 'state')).toEqual(
    expect.arrayContaining(['active', 'granted', 'proposed']),
  );
  expect(await count('wallet_dispute', 'state')).toEqual(['open']);
});

test('mutated requests find no fault, no change on a refusal and balanced books', async () => {
  const tally = createTally();
  const findings: Finding[] = [];
  const find = (finding: Finding) => void findings.push(finding);
  await walk({ world, endpoints, seed, tally, find }, { from: 1, to: 1200 });
  expect(findings).toEqual([]);
  const answers = new Map(tally.answers());
  expect(tally.sent()).toBeGreaterThan(1100);
  expect(answers.get('2xx')).toBeGreaterThan(200);
  expect(answers.get('request-invalid')).toBeGreaterThan(100);
  expect(answers.size).toBeGreaterThan(40);
}, 60_000);

test('the judge tells faults, refusals that are not declared, and answers of another form', () => {
  const message = 'words';
  expect(depositOf(404, { refused: 'deposit-not-found', message })).toBeUndefined();
  expect(depositOf(500, { refused: 'fault', message })).toContain('a fault');
  expect(depositOf(400, { refused: 'balance-too-low', message })).toContain('balance-too-low');
  expect(depositOf(422, { refused: 'deposit-not-found', message })).toContain('the status 422');
  expect(depositOf(404, { refused: 'deposit-not-found' })).toContain('no words');
  expect(depositOf(502, '<html>')).toContain('without the name of a refusal');
  expect(depositOf(200, { id: 7 })).toContain('does not fit');
});

test('the judge finds what is another member’s', async () => {
  const { rows } = await world.database.pool.query<{ id: string }>(
    `select id from wallet_deposit where player_id = $1 and provider <> 'c2c'
     order by requested_at limit 1`,
    [world.people.named('other').playerId],
  );
  const message = 'words';
  const facts = { about: rows[0]?.id };
  expect(depositOf(404, { refused: 'deposit-not-found', message, facts })).toContain('is shown');
});

test('a row that goes and comes back as it was is no change', () => {
  const line = (sign: number, row: string) => ({ name: 'wallet_part', sign, row });
  expect(netOf([line(-1, 'a'), line(1, 'a')])).toEqual([]);
  expect(netOf([line(-1, 'a'), line(1, 'b')])).toEqual([
    { table: 'wallet_part', now: 'gone', row: 'a' },
    { table: 'wallet_part', now: 'written', row: 'b' },
  ]);
});

test('changed rows are logged, but not those of a transaction that was taken back', async () => {
  const { pool } = world.database;
  await world.changes.since();
  await pool.query('begin; update wallet_bank_card set bank_code = $$X$$; rollback');
  expect(await world.changes.since()).toEqual([]);
  await pool.query(`update wallet_bank_card set bank_code = bank_code || 'X'`);
  const seen = await world.changes.since();
  expect(new Set(seen.map(({ table }) => table))).toEqual(new Set(['wallet_bank_card']));
  expect(new Set(seen.map(({ now }) => now))).toEqual(new Set(['gone', 'written']));
});

test('the same seed and number give the same request', () => {
  const { people, known } = world;
  const endpoint = contract.wallet.requestWithdrawal;
  const named = { name: 'wallet.requestWithdrawal', endpoint };
  const drawn = () =>
    draftOf(named, { people, known, chance: createChance('7/3'), key: '3', now: 0 });
  expect(drawn()).toEqual(drawn());
});

test('numbers that no program writes reach the wire, and the printed line can be pasted', () => {
  expect(writeRaw({ amount: raw('1e400') })).toBe('{"amount":1e400}');
  const question = { method: 'POST', path: '/x', headers: { a: 'b' }, body: `{"a":"it's"}` };
  expect(curlOf('http://localhost', question)).toBe(
    `curl -X POST 'http://localhost/x' -H 'a: b' --data-binary '{"a":"it'\\''s"}'`,
  );
});

test('a refusal that writes is found', async () => {
  const { pool } = world.database;
  await pool.query(`
    create function public.write_more() returns trigger language plpgsql as
      $$ begin update wallet_deposit_channel set version = version + 1; return null; end $$;
    create trigger write_more after insert on replay_answer
      for each statement execute function public.write_more()`);
  const found: string[] = [];
  const find = ({ what }: Finding) => void found.push(what);
  const keyed = endpoints.filter(({ name }) => name === 'wallet.refuseDepositByHand');
  await walk({ world, endpoints: keyed, seed, tally: createTally(), find }, { from: 1, to: 12 });
  await pool.query('drop trigger write_more on replay_answer');
  expect(found.join()).toMatch(/-not-\w+ changed .*wallet_deposit_channel/u);
});

test('books that do not add up are found', async () => {
  const { pool } = world.database;
  expect(await faultOfBooks(pool)).toBeUndefined();
  await pool.query(`update ledger_account set balance = balance + 1 where kind = 'player-cash'`);
  expect(await faultOfBooks(pool)).toContain('adds up to nothing');
});
