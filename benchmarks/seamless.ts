// Bets and wins of vendors over HTTP: signed, judged, durable. First 500 pairs a second, begun on
// the beat whether earlier ones are answered or not, then as many as are answered; a bare Fastify
// route takes the same messages at the same beat, in a process of its own, in turn.
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unwrap } from '@baize/client';
import { openDurableBooks } from '@baize/server/testing';
import { createCaller, type Caller } from './ask.ts';
import { startBare } from './bare.ts';
import { clientAt, gather, type Guest } from './crowd.ts';
import { median, quantile, type BenchmarkOptions, type Figures, type Sample } from './figures.ts';
import { pause, startServer, type ServerProcess } from './server-process.ts';

const ports = { site: 18_471, console: 18_473, payment: 18_475, phone: 18_477 };
const barePort = 18_479;
const players = 128;
const pairsPerSecond = 500;
const secret = 'the-secret-of-the-seamless-benchmark';
const vendor = 'SBXA';
/** What the field's vendors wait for an answer, and what we reach for. */
const fieldMs = 2000;
const ownMs = 50;
const beat = `${pairsPerSecond} pairs a second`;
const free = 'as many as are answered';
const bareName = 'bare Fastify route';

interface Seat {
  readonly player: string;
  readonly token: string;
}

export async function measureSeamless(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, seconds, say } = options;
  const books = await openDurableBooks(process.env['DATABASE_URL']);
  const company = await openCompany();
  let server: ServerProcess | undefined;
  let stopBare = () => undefined as void;
  try {
    const { guests, staffToken } = await gather(books.database, players);
    server = await startServer({ ports, env: { DATABASE_URL: books.database.url } });
    const seats = await openSeats(server, { staffToken, guests, company });
    stopBare = await startBare(barePort, '{"transaction":"Zm9v","balance":"100.00","late":false}');
    const bare = `http://127.0.0.1:${barePort}`;
    await paced(server.siteUrl, seats, 2);
    const samples: Sample[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const measured = [
        { variant: `${beat}, ${bareName}`, ...(await paced(bare, seats, seconds)) },
        { variant: beat, ...(await paced(server.siteUrl, seats, seconds)) },
        { variant: `${free}, ${bareName}`, ...(await unpaced(bare, seats, seconds)) },
        { variant: free, ...(await unpaced(server.siteUrl, seats, seconds)) },
      ];
      samples.push(...measured);
      for (const { variant, perSecond, p99 } of measured)
        say(`  round ${round}, ${variant}: ${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms`);
    }
    return figuresOf(samples, (await books.checkBooks()).balanced);
  } finally {
    stopBare();
    await server?.stop();
    await company.close();
    await books.close();
  }
}

function figuresOf(samples: readonly Sample[], balanced: boolean): Figures {
  const of = (variant: string, pick: (sample: Sample) => number | undefined) =>
    median(samples.flatMap((one) => (one.variant === variant ? (pick(one) ?? []) : [])));
  const p99 = of(beat, (one) => one.p99);
  const bareP99 = of(`${beat}, ${bareName}`, (one) => one.p99);
  const share = of(free, (one) => one.perSecond) / of(`${free}, ${bareName}`, (o) => o.perSecond);
  return {
    name: 'seamless',
    notes: [
      `${players} players; a pair is a bet and a win, each answered; every round is ended besides`,
      `p99 of a pair ${p99.toFixed(1)} ms, ${(p99 / bareP99).toFixed(1)} times the bare route's`,
      `${p99 < ownMs ? 'under' : 'NOT under'} the ${ownMs} ms that we reach for`,
      `as many as are answered: ${share.toFixed(2)} of the bare route's rate`,
    ],
    samples,
    promises: [
      { what: 'times faster than vendors wait, p99 of a pair', value: fieldMs / p99, atLeast: 1 },
      { what: 'pairs a second kept up', value: of(beat, (one) => one.perSecond), atLeast: 490 },
      { what: 'the books are balanced afterwards', value: Number(balanced), atLeast: 1 },
    ],
  };
}

interface Company {
  readonly url: string;
  /** The tokens that it was told, by player. */
  readonly told: Map<string, string>;
  close(): Promise<void>;
}

/** The server of the vendor: one game, and launches that it notes. */
async function openCompany(): Promise<Company> {
  const told = new Map<string, string>();
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      if (asked['token'] && asked['player']) told.set(asked['player'], asked['token']);
      const wheel = { code: 'wheel', category: 'LIVE', names: { en: 'Wheel' } };
      response.end(JSON.stringify({ games: [wheel], url: 'https://games.example/' }));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    told,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

interface Setting {
  readonly staffToken: string;
  readonly guests: readonly Guest[];
  readonly company: Company;
}

/** Connects the vendor as an operator does and launches its game for everybody. */
async function openSeats(
  { siteUrl, consoleUrl }: ServerProcess,
  { staffToken, guests, company }: Setting,
): Promise<readonly Seat[]> {
  const owner = clientAt(consoleUrl, staffToken);
  const connection = { vendor, style: 'seamless', apiUrl: company.url, secret } as const;
  unwrap(await owner.vendors.setConnection(connection));
  unwrap(await owner.vendors.setConnectionState({ vendor, state: 'on' }));
  const asked = { launchMode: 'GLS', gameId: 'SBXA-wheel' };
  for (const { token } of guests) await launched(clientAt(siteUrl, token), asked);
  return [...company.told].map(([player, token]) => ({ player, token }));
}

/** The games of a vendor are asked for within a minute. */
async function launched(
  player: ReturnType<typeof clientAt>,
  asked: { launchMode: string; gameId: string },
): Promise<void> {
  for (let waited = 0; waited < 90; waited += 1) {
    const answer = await player.catalogue.launchGame(asked);
    if (answer.ok) return;
    await pause(1000);
  }
  throw new Error('the game was never on offer');
}

let sent = 0;

/** A bet and a win, and the end of their round behind them; gives the milliseconds of the two. */
async function playPair({ call }: Caller, url: string, { player, token }: Seat): Promise<number> {
  sent += 1;
  const round = `round-${process.pid}-${sent}`;
  const money = { currency: 'PHP', amount: '1.00' };
  const began = performance.now();
  await send(call, url, 'bet', {
    requestId: `${round}-bet`,
    token,
    game: 'wheel',
    round,
    ...money,
  });
  await send(call, url, 'win', { requestId: `${round}-win`, player, round, ...money });
  const took = performance.now() - began;
  await send(call, url, 'end', { requestId: `${round}-end`, player, round, currency: 'PHP' });
  return took;
}

async function send(call: Caller['call'], url: string, message: string, fields: object) {
  const path = `/vendor/v1/${message}`;
  const body = JSON.stringify(fields);
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${timestamp}.${path}.${body}`);
  const headers = {
    'content-type': 'application/json',
    'x-vendor': vendor,
    'x-timestamp': timestamp,
    'x-signature': signature.digest('hex'),
  };
  const { status, text } = await call({ method: 'POST', url: url + path, headers, body });
  if (status !== 200) throw new Error(`A ${message} was refused: ${text}`);
}

async function paced(url: string, seats: readonly Seat[], seconds: number) {
  const caller = createCaller(players * 2);
  const pairs: Promise<number>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - began) {
    while (pairs.length < (elapsed * pairsPerSecond) / 1000) {
      const seat = seats[pairs.length % seats.length];
      if (seat) pairs.push(playPair(caller, url, seat));
    }
    await pause(1);
  }
  return told(caller, await Promise.all(pairs), began);
}

async function unpaced(url: string, seats: readonly Seat[], seconds: number) {
  const caller = createCaller(players);
  const times: number[] = [];
  const began = performance.now();
  const play = async (seat: Seat): Promise<void> => {
    while (performance.now() - began < seconds * 1000)
      times.push(await playPair(caller, url, seat));
  };
  await Promise.all(seats.map(play));
  return told(caller, times, began);
}

function told({ close }: Caller, times: readonly number[], began: number) {
  const elapsed = (performance.now() - began) / 1000;
  close();
  const sorted = times.toSorted((a, b) => a - b);
  const perSecond = times.length / elapsed;
  return { perSecond, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
