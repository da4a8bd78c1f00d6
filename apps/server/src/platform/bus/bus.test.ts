// Every carrier of the bus keeps the same promises: all processes hear messages of any length in
// order, a listener can leave, and after a broken connection listeners know that they may have
// missed some.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { silentLog } from '../log/index.ts';
import { openBus } from './index.ts';
import type { Bus } from './index.ts';

interface Carrier {
  open(): Promise<Bus>;
  breakConnections(): Promise<void>;
  end(): Promise<void>;
}

async function until(done: () => boolean): Promise<void> {
  for (let tried = 0; tried < 500 && !done(); tried += 1) await sleep(10);
}

type Open = () => Promise<Bus>;

function listen(bus: Bus, channel: string): string[] {
  const heard: string[] = [];
  bus.subscribe(channel, (message) => heard.push(message));
  return heard;
}

async function proveAllHear(open: Open): Promise<void> {
  const [first, second] = [await open(), await open()];
  const heard = [listen(first, 'odds'), listen(second, 'odds')];
  const other = listen(second, 'odds.other');
  const said = Array.from({ length: 500 }, (_, index) => `№ ${index} "quoted"`);
  for (const message of said) first.publish('odds', message);
  await until(() => heard.every((list) => list.length >= said.length));
  expect(heard).toEqual([said, said]);
  expect(other).toEqual([]);
}

async function proveLongMessage(open: Open): Promise<void> {
  const [first, second] = [await open(), await open()];
  const heard = listen(second, 'long');
  const message = 'ลอตเตอรี่'.repeat(4000);
  first.publish('long', message);
  await sleep(20);
  first.publish('long', 'short');
  await until(() => heard.length > 1);
  expect(heard).toEqual([message, 'short']);
}

async function proveLeaving(open: Open): Promise<void> {
  const bus = await open();
  const heard: string[] = [];
  bus.subscribe('x', () => {
    throw new Error('deaf');
  });
  const leave = bus.subscribe('x', (message) => heard.push(message));
  bus.publish('x', 'one');
  await until(() => heard.length > 0);
  leave();
  const later = listen(bus, 'x');
  bus.publish('x', 'two');
  await until(() => later.length > 0);
  expect(heard).toEqual(['one']);
}

async function proveGap(open: Open, carrier: Carrier): Promise<void> {
  const [first, second] = [await open(), await open()];
  let gaps = 0;
  second.onGap(() => (gaps += 1));
  const heard = listen(second, 'x');
  await carrier.breakConnections();
  await until(() => gaps > 0);
  expect(gaps).toBe(1);
  for (let tried = 0; tried < 100 && heard.length === 0; tried += 1) {
    first.publish('x', 'again');
    await sleep(50);
  }
  expect(heard[0]).toBe('again');
}

async function proveLastWord(open: Open): Promise<void> {
  const [first, second] = [await open(), await open()];
  const heard = listen(second, 'x');
  first.publish('x', 'last word');
  await first.close();
  await until(() => heard.length > 0);
  expect(heard).toEqual(['last word']);
}

const promises = [
  { promise: 'what one says all hear, itself too, in order, on that channel', prove: proveAllHear },
  { promise: 'a long message arrives whole, before the one after it', prove: proveLongMessage },
  { promise: 'who leaves hears no more; a failing hearer harms nobody', prove: proveLeaving },
  { promise: 'after a broken connection hearers are told and hear again', prove: proveGap },
  { promise: 'closing sends what still waits', prove: proveLastWord },
];

async function beginPostgres(): Promise<Carrier> {
  const database: Database = await freshDatabase();
  return {
    open: () => openBus({ databaseUrl: database.url, pool: database.pool, log: silentLog() }),
    breakConnections: async () => {
      await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'baize-bus' and datname = current_database()`);
    },
    end: () => database.close(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function beginNats(): Promise<Carrier> {
  const port = await freePort();
  const url = `nats://127.0.0.1:${port}`;
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'pipe' });
    await new Promise<void>((resolve) => {
      server.stderr?.on('data', (text: Buffer) => {
        if (text.toString().includes('Server is ready')) resolve();
      });
    });
  };
  const stop = async (): Promise<void> => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  };
  await start();
  const settings = { natsUrl: url, databaseUrl: '', log: silentLog() };
  return {
    // The pool is not touched by this carrier.
    open: () => openBus({ ...settings, pool: undefined as never }),
    breakConnections: async () => {
      await stop();
      await start();
    },
    end: stop,
  };
}

// NATS is optional for those who run Baize, so its part runs where it is installed.
const natsIsHere = spawnSync('nats-server', ['--version']).status === 0;
const carriers = [
  { name: 'PostgreSQL', begin: beginPostgres },
  ...(natsIsHere ? [{ name: 'NATS', begin: beginNats }] : []),
];

describe.each(carriers)('over $name', ({ begin }) => {
  let carrier: Carrier;
  let opened: Bus[] = [];
  beforeAll(async () => {
    carrier = await begin();
  });
  afterEach(async () => {
    for (const bus of opened) await bus.close();
    opened = [];
  });
  afterAll(() => carrier.end());
  const open = async (): Promise<Bus> => {
    const bus = await carrier.open();
    opened.push(bus);
    return bus;
  };
  test.each(promises)('$promise', ({ prove }) => prove(open, carrier));
});
