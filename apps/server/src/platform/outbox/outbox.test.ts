// Events are heard when and only when their transaction was committed, once in effect, in order
// within a topic; one failing hearer neither loses an event nor stops the other hearers or topics.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { fakeClock } from '../clock/index.ts';
import { afterCommit, openDatabase, type Database } from '../database/index.ts';
import { silentLog } from '../log/index.ts';
import { createOutbox } from './index.ts';
import type { Outbox } from './index.ts';

let database: Database;
let outbox: Outbox;
const clock = fakeClock();

const open = () => createOutbox({ database, log: silentLog(), clock, pollMs: 50 });

beforeEach(async () => {
  database = await freshDatabase();
  outbox = open();
  await sql`create table heard (what text)`.execute(database.kysely);
});

afterEach(async () => {
  await outbox.stop();
  await database.close();
});

const tellBy = (by: Outbox, event: string, payload: unknown, topic?: string) =>
  database.transaction((tx) => by.tell(tx, { event, payload, topic }));
const tell = (event: string, payload: unknown, topic?: string) =>
  tellBy(outbox, event, payload, topic);

function note(name: string) {
  return (event: { payload: unknown }, tx: Database['kysely']) =>
    sql`insert into heard values (${`${name} ${String(event.payload)}`})`
      .execute(tx)
      .then(() => undefined);
}

async function heard(): Promise<string[]> {
  const found = await sql<{ what: string }>`select what from heard`.execute(database.kysely);
  return found.rows.map(({ what }) => what);
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 200 && !(await done()); tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('events of a rolled-back transaction are never delivered', async () => {
  outbox.hear('bet-settled', 'notices', note('notices'));
  const refused = database.transaction(async (tx) => {
    await outbox.tell(tx, { event: 'bet-settled', payload: 1 });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await outbox.drain();
  expect(await heard()).toEqual([]);
});

test('each listener gets a topic in order, and the outbox is emptied', async () => {
  outbox.hear('moved', 'a', note('a'));
  outbox.hear('moved', 'b', note('b'));
  for (let step = 1; step <= 30; step += 1) await tell('moved', step, 'player:7');
  await outbox.drain();
  const lines = await heard();
  const stepsOf = (name: string) => lines.filter((line) => line.startsWith(name));
  expect(stepsOf('a')).toEqual(Array.from({ length: 30 }, (_, step) => `a ${step + 1}`));
  expect(stepsOf('b')).toHaveLength(30);
  expect(await outbox.waiting()).toBe(0);
});

test('a fault delays its own topic only; listeners that succeeded are not repeated', async () => {
  let faults = 2;
  outbox.hear('moved', 'good', note('good'));
  outbox.hear('moved', 'shaky', async (event, tx) => {
    if (event.payload === 'first' && faults > 0) {
      faults -= 1;
      throw new Error('not now');
    }
    await note('shaky')(event, tx);
  });
  await tell('moved', 'first', 'player:1');
  await tell('moved', 'second', 'player:1');
  await tell('moved', 'other', 'player:2');
  await outbox.drain();
  expect([...(await heard())].sort()).toEqual(['good first', 'good other', 'shaky other']);
  clock.advance(60_000);
  await outbox.drain();
  const lines = await heard();
  expect(lines.filter((line) => line.startsWith('shaky'))).toEqual([
    'shaky other',
    'shaky first',
    'shaky second',
  ]);
  expect(lines.filter((line) => line === 'good first')).toHaveLength(1);
});

test('an event that always fails is kept with its fault and can be retried', async () => {
  let broken = true;
  outbox.hear('moved', 'a', async (event, tx) => {
    if (broken) throw new Error('the cable is cut');
    await note('a')(event, tx);
  });
  await tell('moved', 'x', 'player:1');
  for (let tried = 0; tried < 20; tried += 1) {
    await outbox.drain();
    clock.advance(120_000);
  }
  const dead = await outbox.dead();
  expect(dead).toMatchObject([{ event: 'moved', payload: 'x', fault: 'Error: the cable is cut' }]);
  broken = false;
  expect(await outbox.retry(dead[0]?.id ?? 0n)).toBe(true);
  await outbox.drain();
  expect(await heard()).toEqual(['a x']);
});

test('an event that this version does not know waits for a process that does', async () => {
  outbox.hear('moved', 'a', note('a'));
  const newer = open();
  newer.hear('moved', 'a', note('a'));
  newer.hear('raffle-drawn', 'b', note('b'));
  await tellBy(newer, 'raffle-drawn', 1, 'player:1');
  await tell('moved', 2, 'player:1');
  await outbox.drain();
  expect(await heard()).toEqual(['a 2']);
  await newer.drain();
  expect(await heard()).toEqual(['a 2', 'b 1']);
});

test('an event unknown for a day is given up and kept for staff', async () => {
  const newer = open();
  newer.passOver(['raffle-drawn']);
  outbox.passOver(['factors-changed']);
  await tellBy(newer, 'raffle-drawn', 1);
  await tell('factors-changed', 2);
  await outbox.drain();
  expect(await outbox.giveUpUnknown()).toBe(0);
  clock.advance(25 * 3_600_000);
  expect(await outbox.giveUpUnknown()).toBe(1);
  expect(await outbox.dead()).toMatchObject([
    { event: 'raffle-drawn', payload: 1, fault: 'No process knows this event' },
  ]);
  expect(await outbox.waiting()).toBe(0);
});

test('an event without listeners is not stored', async () => {
  await expect(tell('moved', 1)).rejects.toThrow('Nobody hears "moved"');
});

test('two processes deliver in parallel and each event is heard once', async () => {
  const second = open();
  for (const box of [outbox, second]) box.hear('moved', 'a', note('a'));
  await Promise.all(
    Array.from({ length: 60 }, (_, step) => tell('moved', step, `player:${step % 7}`)),
  );
  outbox.start();
  second.start();
  await until(async () => (await outbox.waiting()) === 0);
  await second.stop();
  const lines = await heard();
  expect(lines).toHaveLength(60);
  expect(new Set(lines).size).toBe(60);
});

test('a committed event is delivered at once, without waiting for the next poll', async () => {
  const quick = createOutbox({ database, log: silentLog(), clock, pollMs: 3_600_000 });
  quick.hear('moved', 'a', note('a'));
  quick.start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await database.transaction((tx) => quick.tell(tx, { event: 'moved', payload: 1 }));
  await until(async () => (await heard()).length > 0);
  await quick.stop();
  expect(await heard()).toEqual(['a 1']);
});

test('deliveries finish on a pool of three beside transactions that also use it', async () => {
  const pool = { url: database.url, dataDir: '', log: silentLog(), connectionsMax: 3 };
  const small = await openDatabase(pool);
  const box = createOutbox({ database: small, log: silentLog(), clock, pollMs: 20 });
  const ask = () => sql`select pg_sleep(0.01)`.execute(small.kysely);
  box.hear('moved', 'a', async (event, tx) => {
    await ask();
    await note('a')(event, tx);
  });
  box.hearAlone('ended', 'b', async (event, tx) => {
    await note('b')(event, tx);
    await ask();
  });
  for (let step = 0; step < 40; step += 1) {
    await tellBy(box, step % 2 === 0 ? 'moved' : 'ended', step, `player:${step}`);
  }
  box.start();
  const beside = Array.from({ length: 40 }, () => small.transaction(ask));
  await Promise.all(beside);
  await until(async () => (await heard()).length === 40);
  await box.stop();
  await small.close();
  expect(await heard()).toHaveLength(40);
}, 20_000);

test('an event of a listener that locks purses shares its transaction with no other', async () => {
  const told = new Map<string, number>();
  const count = async (tx: Database['kysely'], what: string) => {
    const found = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
    const id = found.rows[0]?.id ?? '';
    told.set(`${what} ${id}`, (told.get(`${what} ${id}`) ?? 0) + 1);
  };
  outbox.hear('moved', 'a', (_event, tx) => count(tx, 'moved'));
  outbox.hearAlone('ended', 'b', (_event, tx) => count(tx, 'ended'));
  for (const event of ['moved', 'moved', 'ended', 'ended', 'moved']) {
    await tell(event, 1, 'player:1');
  }
  await outbox.drain();
  const counts = [...told].map(([name, times]) => `${name.split(' ')[0]} ${times}`);
  expect(counts).toEqual(['moved 2', 'ended 1', 'ended 1', 'moved 1']);
  expect(new Set([...told.keys()].map((name) => name.split(' ')[1])).size).toBe(4);
});

test('a failed listener’s work for after the commit is not done', async () => {
  const done: string[] = [];
  outbox.hear('moved', 'good', async (_event, tx) => afterCommit(tx, () => done.push('good')));
  outbox.hear('moved', 'bad', async (_event, tx) => {
    afterCommit(tx, () => done.push('bad'));
    throw new Error('not now');
  });
  await tell('moved', 1);
  await outbox.drain();
  expect(done).toEqual(['good']);
});
