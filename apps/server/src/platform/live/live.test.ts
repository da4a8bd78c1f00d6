// A follower hears each event of its topics once and in order, whichever process told it; one that
// comes back hears what it missed; one that may not follow a topic never hears of it; one that
// does not read is not held in memory.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { liveCloseCodes } from '@baize/contract';
import { freshDatabase } from '../../../testing/database.ts';
import { openBus } from '../bus/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Database } from '../database/index.ts';
import { silentLog } from '../log/index.ts';
import { createPace } from './crowd.ts';
import { createLive } from './index.ts';
import type { LiveServer } from './index.ts';

interface Process {
  readonly live: LiveServer;
  readonly url: string;
  readonly bus: Bus;
  readonly server: Server;
}

let database: Database;
let processes: Process[];
let ended: Set<string>;
/** Topics that no token opens any more. */
let shut: Set<string>;
/** Holds up the first look at a token. */
let held: Map<string, Promise<void>>;
const sockets: WebSocket[] = [];

const crowd = { perAddress: 100, perSession: 100, opensPerMinute: 1000 };

async function openProcess(beatMs = 60_000, limits = crowd): Promise<Process> {
  const log = silentLog();
  const bus = await openBus({ databaseUrl: database.url, pool: database.pool, log });
  const live = createLive({
    database,
    bus,
    log,
    beatMs,
    limits,
    addressOf: ({ headers }) => String(headers['x-test-address'] ?? ''),
    authorize: async (token) => {
      if (token === undefined || ended.has(token)) return undefined;
      const hold = held.get(token);
      held.delete(token);
      await hold;
      return { topics: ['winners', token].filter((topic) => !shut.has(topic)), session: token };
    },
  });
  const server = createServer();
  live.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const process = { live, bus, server, url: `ws://127.0.0.1:${port}/live` };
  processes.push(process);
  return process;
}

beforeEach(async () => {
  database = await freshDatabase();
  processes = [];
  ended = new Set();
  shut = new Set();
  held = new Map();
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  for (const { live, bus, server } of processes) {
    await live.close();
    await bus.close();
    await new Promise((resolve) => server.close(resolve));
  }
  await database.close();
});

interface Heard {
  readonly op: string;
  readonly topic?: string;
  readonly seq?: number;
  readonly payload?: number;
  readonly topics?: Record<string, number>;
}

interface Known {
  readonly resume?: Readonly<Record<string, number>>;
  readonly age?: number;
}

async function follow(url: string, token: string, known: Known = {}, from = '') {
  const socket = new WebSocket(url, { headers: { 'x-test-address': from } });
  sockets.push(socket);
  const heard: Heard[] = [];
  let closed = 0;
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Heard));
  socket.on('close', (code: number) => (closed = code));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ op: 'hello', token, resume: {}, ...known }));
  const until = async (done: () => boolean): Promise<void> => {
    for (let tried = 0; tried < 500 && !done(); tried += 1) await sleep(10);
  };
  await until(() => heard.some(({ op }) => op === 'welcome') || closed > 0);
  const events = (topic: string) =>
    heard.filter((one) => one.op === 'event' && one.topic === topic).map(({ payload }) => payload);
  return { socket, heard, events, until, closed: () => closed };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('events of two processes reach the followers of both in one order', async () => {
  const [a, b] = [await openProcess(), await openProcess()];
  const [ann, bob] = [await follow(a.url, 'player:ann'), await follow(b.url, 'player:bob')];
  await Promise.all(
    numbers(1, 200).map((payload) =>
      (payload % 2 ? a : b).live.publish({ topic: 'winners', event: 'winner-joined', payload }),
    ),
  );
  await ann.until(() => ann.events('winners').length >= 200);
  await bob.until(() => bob.events('winners').length >= 200);
  expect(ann.events('winners')).toEqual(bob.events('winners'));
  expect(new Set(ann.events('winners')).size).toBe(200);
  const seqs = ann.heard.filter(({ op }) => op === 'event').map(({ seq }) => seq);
  expect(seqs).toEqual(numbers(1, 200));
});

test('a topic is heard only by clients it was opened to', async () => {
  const { live, url } = await openProcess();
  const [ann, bob] = [await follow(url, 'player:ann'), await follow(url, 'player:bob')];
  await live.publish({ topic: 'player:ann', event: 'balance-moved', payload: 1 });
  await live.publish({ topic: 'winners', event: 'winner-joined', payload: 2 });
  await bob.until(() => bob.events('winners').length > 0);
  await ann.until(() => ann.events('player:ann').length > 0);
  expect(bob.events('player:ann')).toEqual([]);
  expect(ann.events('player:ann')).toEqual([1]);
});

test('a client that reconnects gets missed events once, on another process too', async () => {
  const [a, b] = [await openProcess(), await openProcess()];
  const first = await follow(a.url, 'player:ann');
  await a.live.publish({ topic: 'player:ann', event: 'balance-moved', payload: 1 });
  await first.until(() => first.events('player:ann').length > 0);
  first.socket.terminate();
  for (const payload of [2, 3]) {
    await a.live.publish({ topic: 'player:ann', event: 'balance-moved', payload });
  }
  const again = await follow(b.url, 'player:ann', { resume: { 'player:ann': 1 } });
  await b.live.publish({ topic: 'player:ann', event: 'balance-moved', payload: 4 });
  await again.until(() => again.events('player:ann').length >= 3);
  expect(again.events('player:ann')).toEqual([2, 3, 4]);
});

test('a page hears what its player was told since it read, however late it connects', async () => {
  const { live, url } = await openProcess();
  const tell = (payload: number) =>
    live.publish({ topic: 'player:ann', event: 'balance-moved', payload });
  for (const payload of [1, 2]) await tell(payload);
  await sql`update live_event set at = at - interval '5 seconds'
    where seq = 1`.execute(database.kysely);
  await live.publish({ topic: 'winners', event: 'winner-joined', payload: 1 });
  const ann = await follow(url, 'player:ann', { age: 3000 });
  await tell(3);
  await ann.until(() => ann.events('player:ann').length >= 2);
  expect(ann.events('player:ann')).toEqual([2, 3]);
  expect(ann.events('winners')).toEqual([]);
  const [welcome] = ann.heard;
  expect(welcome?.topics).toEqual({ 'player:ann': 1, winners: 1 });
  const bob = await follow(url, 'player:ann', { age: 0 });
  expect(bob.heard.map(({ op }) => op)).toEqual(['welcome']);
});

test('a client that missed too many events is told of the gap and gets later ones', async () => {
  const { live, url } = await openProcess();
  for (const payload of [1, 2]) {
    await live.publish({ topic: 'player:ann', event: 'balance-moved', payload });
  }
  await sql`delete from live_event`.execute(database.kysely);
  const ann = await follow(url, 'player:ann', { resume: { 'player:ann': 1 } });
  await ann.until(() => ann.heard.some(({ op }) => op === 'gap'));
  await live.publish({ topic: 'player:ann', event: 'balance-moved', payload: 3 });
  await ann.until(() => ann.events('player:ann').length > 0);
  expect(ann.heard.filter(({ op }) => op === 'gap')).toEqual([
    { op: 'gap', topic: 'player:ann', seq: 2 },
  ]);
  expect(ann.events('player:ann')).toEqual([3]);
});

test('events that the bus lost are read when it is back', async () => {
  const { live, url } = await openProcess();
  const ann = await follow(url, 'player:ann');
  await sql`insert into live_topic values ('winners', 1)`.execute(database.kysely);
  await sql`insert into live_event values ('winners', 1, 'winner-joined', '1')`.execute(
    database.kysely,
  );
  await live.publish({ topic: 'winners', event: 'winner-joined', payload: 2 });
  await ann.until(() => ann.events('winners').length >= 2);
  expect(ann.events('winners')).toEqual([1, 2]);
});

test('a bad token, an unknown word and a flood each end the socket', async () => {
  const { url } = await openProcess();
  ended.add('player:eve');
  expect((await follow(url, 'player:eve')).closed()).toBe(1008);
  const strange = await follow(url, 'player:ann');
  strange.socket.send('{"op":"drop-tables"}');
  await strange.until(() => strange.closed() > 0);
  expect(strange.closed()).toBe(1008);
  const flood = await follow(url, 'player:ann');
  for (let index = 0; index < 200; index += 1) flood.socket.send('{"op":"pong"}');
  await flood.until(() => flood.closed() > 0);
  expect(flood.closed()).toBe(1008);
});

test('a socket is closed with its session, and when it does not answer pings', async () => {
  // Long enough for a sign of life to arrive between two beats, however busy the machine.
  const beatMs = 800;
  const { live, url } = await openProcess(beatMs);
  const ann = await follow(url, 'player:ann');
  const mute = await follow(url, 'player:mute');
  ann.socket.on('message', () => ann.socket.send('{"op":"pong"}'));
  await mute.until(() => mute.closed() > 0);
  expect(mute.closed()).toBe(1006);
  await sleep(2 * beatMs);
  expect(live.connections()).toBe(1);
  ended.add('player:ann');
  await ann.until(() => ann.closed() > 0);
  expect(ann.closed()).toBe(1008);
});

test('a socket that stops reading is not sent more, and catches up when it reads', async () => {
  const { live, url } = await openProcess();
  const slow = await follow(url, 'player:slow');
  slow.socket.pause();
  const text = 'x'.repeat(20_000);
  const told = numbers(1, 600);
  for (const seq of told) {
    void live.publish({ topic: 'winners', event: 'winner-joined', payload: { seq, text } });
  }
  await live.publish({ topic: 'winners', event: 'winner-joined', payload: 'end' });
  await sleep(300);
  slow.socket.resume();
  await slow.until(() => slow.events('winners').includes('end' as never));
  const seqs = slow.heard.filter(({ op }) => op === 'event').map(({ seq }) => seq);
  expect(seqs).toEqual(numbers(1, 601));
});

test('a topic that a token no longer opens is dropped, the others stay', async () => {
  const { live, url } = await openProcess(1000);
  const ann = await follow(url, 'player:ann');
  ann.socket.on('message', () => ann.socket.send('{"op":"pong"}'));
  shut.add('winners');
  await ann.until(() => live.topics() === 1);
  await live.publish({ topic: 'winners', event: 'winner-joined', payload: 1 });
  await live.publish({ topic: 'player:ann', event: 'balance-moved', payload: 2 });
  await ann.until(() => ann.events('player:ann').length > 0);
  expect(ann.events('winners')).toEqual([]);
  expect(ann.events('player:ann')).toEqual([2]);
});

test('a socket whose token opens more is told to reconnect', async () => {
  const { url } = await openProcess(1000);
  shut.add('player:ann');
  const ann = await follow(url, 'player:ann');
  ann.socket.on('message', () => ann.socket.send('{"op":"pong"}'));
  shut.clear();
  await ann.until(() => ann.closed() > 0);
  expect(ann.closed()).toBe(liveCloseCodes.tryAgainLater);
  const again = await follow(url, 'player:ann');
  const welcome = again.heard.find(({ op }) => op === 'welcome');
  expect(Object.keys(welcome?.topics ?? {})).toEqual(['winners', 'player:ann']);
});

test('a socket that is still being greeted survives a beat', async () => {
  const { url } = await openProcess(800);
  let greet = () => {};
  held.set('player:ann', new Promise((resolve) => (greet = resolve)));
  const socket = new WebSocket(url);
  sockets.push(socket);
  const heard: string[] = [];
  let closed = 0;
  socket.on('close', (code: number) => (closed = code));
  socket.on('message', (data: Buffer) => {
    heard.push((JSON.parse(data.toString()) as Heard).op);
    socket.send('{"op":"pong"}');
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ op: 'hello', token: 'player:ann' }));
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(heard).not.toContain('welcome');
  greet();
  await expect.poll(() => closed || heard.includes('welcome')).toBe(true);
});

test('a socket closed before its welcome leaves nothing in memory', async () => {
  const { live, url } = await openProcess();
  for (let at = 0; at < 20; at += 1) {
    const socket = new WebSocket(url);
    sockets.push(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ op: 'hello', token: `player:gone-${at}` }), () =>
      socket.terminate(),
    );
  }
  await expect.poll(() => live.connections()).toBe(0);
  await expect.poll(() => live.topics()).toBe(0);
});

test('sockets are limited by address and session; only the excess is refused', async () => {
  const limits = { perAddress: 3, perSession: 2, opensPerMinute: 1000 };
  const { live, url } = await openProcess(60_000, limits);
  const come = (name: string, from: string) => follow(url, `player:${name}`, {}, from);
  const [one, two] = [await come('ann', 'home'), await come('ann', 'home')];
  expect((await come('ann', 'work')).closed()).toBe(4029);
  const bob = await come('bob', 'home');
  const crowd = await Promise.all(Array.from({ length: 20 }, () => come('eve', 'home')));
  expect(crowd.map(({ closed }) => closed())).toEqual(crowd.map(() => 4029));
  expect(crowd.flatMap(({ heard }) => heard)).toEqual([]);
  await live.publish({ topic: 'winners', event: 'winner-joined', payload: 1 });
  for (const inside of [one, two, bob]) {
    await inside.until(() => inside.events('winners').length > 0);
    expect(inside.events('winners')).toEqual([1]);
  }
  await expect.poll(() => live.connections()).toBe(3);
  one.socket.close();
  await expect.poll(() => live.connections()).toBe(2);
  const next = await come('ann', 'home');
  expect([next.closed(), next.heard[0]?.op]).toEqual([0, 'welcome']);
});

test('new sockets are limited by address and minute, closed ones included', async () => {
  const limits = { ...crowd, opensPerMinute: 3 };
  const { live, url } = await openProcess(60_000, limits);
  for (let at = 0; at < 3; at += 1) {
    const { socket } = await follow(url, 'player:ann', {}, 'home');
    socket.terminate();
  }
  const refused = new WebSocket(url, { headers: { 'x-test-address': 'home' } });
  const why = await new Promise((resolve) => refused.once('error', resolve));
  expect(String(why)).toContain('429');
  const bob = await follow(url, 'player:bob', {}, 'work');
  expect(bob.heard[0]?.op).toBe('welcome');
  await expect.poll(() => live.connections()).toBe(1);
});

test('a rate is counted by the minute', () => {
  let now = 0;
  const mayCome = createPace(2, () => now);
  expect([mayCome('home'), mayCome('home'), mayCome('home'), mayCome('work')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 60_000;
  expect(mayCome('home')).toBe(true);
});

test('a giant frame and noise end only their own socket', async () => {
  const { live, url } = await openProcess();
  const ann = await follow(url, 'player:ann');
  const giant = await follow(url, 'player:giant');
  giant.socket.send('x'.repeat(1_000_000));
  const noise = await follow(url, 'player:noise');
  noise.socket.send(Buffer.from([0, 255, 128, 7]));
  for (const ended of [giant, noise]) await ended.until(() => ended.closed() > 0);
  expect([giant.closed(), noise.closed()]).toEqual([1009, 1008]);
  await live.publish({ topic: 'player:ann', event: 'balance-moved', payload: 1 });
  await ann.until(() => ann.events('player:ann').length > 0);
  expect(ann.events('player:ann')).toEqual([1]);
});

test('the socket of an ended session is told, then closed at once', async () => {
  const { live, url } = await openProcess();
  const ann = await follow(url, 'player:ann');
  ended.add('player:ann');
  await live.publish({ topic: 'player:ann', event: 'session-ended', payload: 'by staff' });
  await ann.until(() => ann.closed() > 0);
  expect([ann.events('player:ann'), ann.closed()]).toEqual([['by staff'], 1008]);
});
