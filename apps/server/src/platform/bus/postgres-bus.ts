// The bus over PostgreSQL's LISTEN and NOTIFY. Messages of some milliseconds leave together in one
// statement: ten times the throughput of one notification each. Longer ones than a notification
// can hold wait in a table and are announced.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { unhurriedText } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { createHearers } from './bus.ts';
import type { Bus } from './bus.ts';

export interface PostgresBusSettings {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly batchMs?: number;
}

type Message = readonly [channel: string, body: string];

const notifyChannel = 'baize_bus';
const defaultBatchMs = 5;
// PostgreSQL refuses notifications of 8,000 bytes and more.
const envelopeBytesMax = 7800;
const parcelLifetime = '1 minute';
const parcelSweepMs = 60_000;
const reconnectMs = 250;

export async function openPostgresBus(settings: PostgresBusSettings): Promise<Bus> {
  const hearers = createHearers(settings.log);
  const ear = createEar(settings, createOpener(settings, hearers.hear));
  ear.onReturn = hearers.tellGap;
  await ear.connect();
  const mouth = createMouth(settings);
  const sweep = setInterval(() => void sweepParcels(settings), parcelSweepMs);
  sweep.unref();
  return {
    publish: mouth.publish,
    subscribe: hearers.subscribe,
    onGap: hearers.onGap,
    close: async () => {
      clearInterval(sweep);
      await mouth.close();
      await ear.close();
    },
  };
}

/** The listening connection, opened again whenever it breaks. */
function createEar(settings: PostgresBusSettings, hear: (envelope: string) => void) {
  let client: pg.Client | undefined;
  const closing = new AbortController();
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: settings.databaseUrl,
      application_name: 'baize-bus',
      keepAlive: true,
    });
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => hear(payload ?? '[]'));
    await next.connect();
    await next.query(`listen ${notifyChannel}`);
    client = next;
    next.once('end', () => void (closing.signal.aborted ? undefined : reconnect()));
  };
  const reconnect = async (): Promise<void> => {
    settings.log.warn('the bus lost its connection');
    while (!closing.signal.aborted) {
      await sleep(reconnectMs);
      const done = await connect().then(
        () => true,
        () => false,
      );
      if (done) return ear.onReturn();
    }
  };
  const ear = {
    connect,
    onReturn: (): void => undefined,
    close: async (): Promise<void> => {
      closing.abort();
      await client?.end().catch(() => undefined);
    },
  };
  return ear;
}

/** Gathers messages and sends them in envelopes, one statement at a time. */
function createMouth(settings: PostgresBusSettings) {
  let waiting: Message[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    sending = sending.then(() => send(settings, batch));
  };
  return {
    publish: (channel: string, body: string): void => {
      waiting.push([channel, body]);
      timer ??= setTimeout(flush, settings.batchMs ?? defaultBatchMs);
    },
    close: (): Promise<void> => {
      flush();
      return sending;
    },
  };
}

async function send(settings: PostgresBusSettings, batch: readonly Message[]): Promise<void> {
  try {
    const envelopes: string[] = [];
    for (const envelope of toEnvelopes(batch)) {
      const small = Buffer.byteLength(envelope) <= envelopeBytesMax;
      envelopes.push(small ? envelope : await leaveParcel(settings.pool, envelope));
    }
    // A message is heard now or never, so there is nothing to keep on the disk.
    const text = `select pg_notify('${notifyChannel}', e)
      from unnest($1::text[]) e, ${unhurriedText}`;
    await settings.pool.query(text, [envelopes]);
  } catch (error) {
    settings.log.warn({ error, messages: batch.length }, 'the bus could not send');
  }
}

function toEnvelopes(batch: readonly Message[]): string[] {
  const envelopes: string[] = [];
  let letters: string[] = [];
  let bytes = 2;
  for (const message of batch) {
    const letter = JSON.stringify(message);
    const size = Buffer.byteLength(letter) + 1;
    if (letters.length > 0 && bytes + size > envelopeBytesMax) {
      envelopes.push(`[${letters.join(',')}]`);
      letters = [];
      bytes = 2;
    }
    letters.push(letter);
    bytes += size;
  }
  envelopes.push(`[${letters.join(',')}]`);
  return envelopes;
}

async function leaveParcel(pool: pg.Pool, body: string): Promise<string> {
  const left = await pool.query<{ id: bigint }>(
    'insert into bus_parcel (body) values ($1) returning id',
    [body],
  );
  return JSON.stringify({ parcel: String(left.rows[0]?.id) });
}

type Hear = (channel: string, body: string) => void;

/** Opens envelopes one after the other: what comes behind a parcel waits until it is fetched. */
function createOpener(settings: PostgresBusSettings, hear: Hear): (envelope: string) => void {
  let fetching: Promise<void> | undefined;
  const open = (content: unknown): void => {
    if (!Array.isArray(content)) return;
    for (const [channel, body] of content as Message[]) hear(channel, body);
  };
  const fetch = async (id: string): Promise<void> => {
    const { rows } = await settings.pool.query<{ body: string }>(
      'select body from bus_parcel where id = $1',
      [id],
    );
    for (const row of rows) open(JSON.parse(row.body));
  };
  return (envelope) => {
    const content: unknown = JSON.parse(envelope);
    if (Array.isArray(content) && !fetching) return open(content);
    const { parcel } = content as { parcel?: string };
    const step = (fetching ?? Promise.resolve())
      .then(() => (parcel === undefined ? open(content) : fetch(parcel)))
      .catch((error: unknown) => settings.log.warn({ error }, 'a parcel of the bus was lost'));
    fetching = step;
    void step.then(() => {
      if (fetching === step) fetching = undefined;
    });
  };
}

async function sweepParcels(settings: PostgresBusSettings): Promise<void> {
  const old = `delete from bus_parcel where at < clock_timestamp() - interval '${parcelLifetime}'`;
  await settings.pool.query(old).catch(() => undefined);
}
