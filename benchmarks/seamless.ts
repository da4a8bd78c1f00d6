// Bets and wins of vendors over HTTP: signed, judged, durable. First 500 pairs a second, begun on
// the beat whether earlier ones are answered or not, then as many as are answered; a bare Fastify
// route takes the same messages at the same beat, in a process of its own, in turn.
import { createHmac } from 'node:crypto';
import { unwrap } from '@baize/client';
import { startBare } from './bare.ts';
import { vendor, vendorSecret } from './company.ts';
import { clientAt } from './crowd.ts';
import { balancedBooks, quantile, rateOf } from './figures.ts';
import type { BenchmarkOptions, Figures, Sample } from './figures.ts';
import type { Ground } from './ground.ts';
import { openLines, type Lines } from './lines.ts';
import { pause } from './server-process.ts';

const players = 128;
const pairsPerSecond = 500;
/** The usual time limit of vendors, and our limit as a multiple of the bare route. */
const fieldMs = 2000;
const timesBareMost = 20;
const beat = `${pairsPerSecond} pairs a second`;
const free = 'as many as are answered';
const bareName = 'bare Fastify route';
/** A beat of which this much was kept is kept. */
const keptUp = 0.98;

export async function measureSeamless(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, seconds, isSmoke, say } = options;
  const ground = await options.openGround({ players, hasVendor: true });
  const bare = await startBare('{"transaction":"Zm9v","balance":"100.00","late":false}');
  try {
    const seats = await openSeats(ground);
    const { siteUrl } = ground.server();
    if (!isSmoke) await paced(siteUrl, seats, 2);
    const samples: Sample[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const measured = [
        { variant: `${beat}, ${bareName}`, ...(await paced(bare.url, seats, seconds)) },
        { variant: beat, ...(await paced(siteUrl, seats, seconds)) },
        { variant: `${free}, ${bareName}`, ...(await unpaced(bare.url, seats, seconds)) },
        { variant: free, ...(await unpaced(siteUrl, seats, seconds)) },
      ];
      samples.push(...measured);
      for (const { variant, perSecond, p99 } of measured)
        say(`  round ${round}, ${variant}: ${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms`);
    }
    return figuresOf(samples, (await ground.books.checkBooks()).balanced);
  } finally {
    bare.stop();
    await ground.close();
  }
}

function figuresOf(samples: readonly Sample[], balanced: boolean): Figures {
  const figure = (variant: string) =>
    rateOf(samples, { variant, rival: `${variant}, ${bareName}` });
  const paced = figure(beat);
  return {
    name: 'seamless',
    notes: [
      `${players} players; a pair is a bet and a win, each answered; every round is ended besides`,
      `vendors wait ${fieldMs} ms for an answer`,
    ],
    figures: [
      { ...paced, promised: { of: 'p99', atMost: fieldMs } },
      {
        what: 'p99 of a pair at that beat',
        value: paced.p99 ?? Number.NaN,
        unit: 'ms',
        reference: { what: bareName, value: paced.reference?.p99 ?? Number.NaN },
        promised: { of: 'ratio', atMost: timesBareMost },
      },
      {
        what: 'share of that beat that was kept up',
        value: paced.value / pairsPerSecond,
        unit: '',
        promised: { of: 'value', atLeast: keptUp },
      },
      figure(free),
      balancedBooks(balanced),
    ],
  };
}

interface Seat {
  readonly player: string;
  readonly token: string;
}

/** The vendor's game is launched for everybody. */
async function openSeats({ server, crowd, company }: Ground): Promise<readonly Seat[]> {
  const asked = { launchMode: 'GLS', gameId: `${vendor}-wheel` };
  for (const { token } of crowd.guests.slice(0, players))
    unwrap(await clientAt(server().siteUrl, token).catalogue.launchGame(asked));
  return [...company.told].map(([player, token]) => ({ player, token }));
}

let sent = 0;

/** A bet and a win, and the end of their round behind them; gives the milliseconds of the two. */
async function playPair(lines: Lines, { player, token }: Seat): Promise<number> {
  sent += 1;
  const round = `round-${process.pid}-${sent}`;
  const money = { currency: 'PHP', amount: '1.00' };
  const began = performance.now();
  await send(lines, 'bet', {
    requestId: `${round}-bet`,
    token,
    game: 'wheel',
    round,
    ...money,
  });
  await send(lines, 'win', { requestId: `${round}-win`, player, round, ...money });
  const took = performance.now() - began;
  await send(lines, 'end', { requestId: `${round}-end`, player, round, currency: 'PHP' });
  return took;
}

async function send({ post }: Lines, message: string, fields: object) {
  const path = `/vendor/v1/${message}`;
  const body = JSON.stringify(fields);
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', vendorSecret).update(`${timestamp}.${path}.${body}`);
  const headers = {
    'x-vendor': vendor,
    'x-timestamp': timestamp,
    'x-signature': signature.digest('hex'),
  };
  const { status, text } = await post({ path, headers, body });
  if (status !== 200) throw new Error(`A ${message} was refused: ${text}`);
}

async function paced(url: string, seats: readonly Seat[], seconds: number) {
  const lines = openLines(url, players * 2);
  const pairs: Promise<number>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - began) {
    while (pairs.length < (elapsed * pairsPerSecond) / 1000) {
      const seat = seats[pairs.length % seats.length];
      if (seat) pairs.push(playPair(lines, seat));
    }
    await pause(1);
  }
  return told(lines, await Promise.all(pairs), began);
}

async function unpaced(url: string, seats: readonly Seat[], seconds: number) {
  const lines = openLines(url, players);
  const times: number[] = [];
  const began = performance.now();
  const play = async (seat: Seat): Promise<void> => {
    while (performance.now() - began < seconds * 1000) times.push(await playPair(lines, seat));
  };
  await Promise.all(seats.map(play));
  return told(lines, times, began);
}

function told({ close }: Lines, times: readonly number[], began: number) {
  const elapsed = (performance.now() - began) / 1000;
  close();
  const sorted = times.toSorted((a, b) => a - b);
  const perSecond = times.length / elapsed;
  return { perSecond, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
