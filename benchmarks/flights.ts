// A crash round with five thousand players: how long a cash-out takes while half of them take out
// within a few seconds of the flight, and when the last player is told after its end. The clock
// runs through the flight as for players.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildServer, openCrashBooks, type CrashBooks } from '@baize/server/testing';
import {
  balancedBooks,
  quantile,
  type BenchmarkOptions,
  type Figure,
  type Figures,
} from './figures.ts';

const members = { usual: 5000, smoke: 20 };
const atOnce = 500;
/** Flights of six to twelve seconds. */
const ends = { from: 145, to: 205 };
const auto = 120;
const p99MsMost = 100;
/** With the 0.3 s for which the draw waits, within a second. */
const settledSecondsMost = 0.7;

export async function measureFlights(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, isSmoke, say } = options;
  const durable = await options.openBooks();
  const books = await openCrashBooks(durable, buildServer);
  try {
    const count = isSmoke ? members.smoke : members.usual;
    const players = Array.from({ length: count }, (_, at) => `flyer-${at}`);
    for (const some of partsOf(players)) await Promise.all(some.map((one) => books.fund(one)));
    const flown: Flown[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      flown.push(await fly(books, players));
      say(`  round ${round} of ${rounds}`);
    }
    const { balanced } = await durable.checkBooks();
    return {
      name: 'flights',
      notes: ['players and server share a process; half of the stakes leave by themselves'],
      figures: [...figuresOf(flown, count), balancedBooks(balanced)],
    };
  } finally {
    await books.close();
    await durable.close();
  }
}

interface Flown {
  /** Of each cash-out, sorted. */
  readonly times: readonly number[];
  /** Cash-outs of players who were asked for after the end, by a busy machine. */
  readonly late: number;
  /** From the end of the flight until the round is settled, and until the last player is told. */
  readonly settledMs: number;
  readonly toldMs: number;
}

async function fly(books: CrashBooks, players: readonly string[]): Promise<Flown> {
  const event = await books.roundEnding(ends.from, ends.to);
  const slips = new Map<string, Awaited<ReturnType<CrashBooks['place']>>>();
  for (const some of partsOf(players))
    await Promise.all(
      some.map(async (player, at) =>
        slips.set(player, await books.place(player, event, at % 2 === 0 ? undefined : auto)),
      ),
    );
  const byHand = [...slips].filter(([, slip]) => slip.auto === null);
  const flight = await books.takeOff(event);
  const times: number[] = [];
  // All of them within the flight, but for its first and last second.
  const span = flight.endsAt - flight.takesOffAt - 2000;
  await Promise.all(
    byHand.map(async ([player, slip], at) => {
      await sleep(1000 + (span * at) / byHand.length);
      const asked = performance.now();
      if (await books.cashOut(player, slip)) times.push(performance.now() - asked);
    }),
  );
  await sleep(Math.max(0, flight.endsAt - books.clock.now()));
  const ended = performance.now();
  const late = byHand.length - times.length;
  const told = toldOf(books, players.length - late);
  await books.land(event);
  const settledMs = performance.now() - ended;
  return {
    times: times.toSorted((one, other) => one - other),
    late,
    settledMs,
    toldMs: (await told) - ended,
  };
}

function* partsOf(players: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < players.length; from += atOnce)
    yield players.slice(from, from + atOnce);
}

const patienceMs = 60_000;

/** When so many players were told. */
function toldOf(books: CrashBooks, count: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const heard = new Set<string>();
  const late = setTimeout(
    () => reject(new Error(`${heard.size} of ${count} players were told`)),
    patienceMs,
  );
  const stop = books.hearTold((playerId) => {
    if (heard.add(playerId).size === count) resolve(performance.now());
  });
  return promise.finally(() => {
    clearTimeout(late);
    stop();
  });
}

function figuresOf(flown: readonly Flown[], count: number): Figure[] {
  const middle = (of: (one: Flown) => number) =>
    quantile(
      flown.map(of).toSorted((one, other) => one - other),
      0.5,
    );
  const [p50, p99] = [0.5, 0.99].map((share) => middle(({ times }) => quantile(times, share)));
  return [
    {
      what: `p99 of a cash-out, ${count} players in the round`,
      value: p99 ?? Number.NaN,
      unit: 'ms',
      p50: p50 ?? Number.NaN,
      p99: p99 ?? Number.NaN,
      promised: { of: 'value', atMost: p99MsMost },
    },
    {
      what: 'cash-outs that came after the end',
      value: flown.reduce((sum, { late }) => sum + late, 0),
      unit: '',
      promised: { of: 'value', atMost: 0 },
    },
    {
      what: 'drawing and settling the round',
      value: middle(({ settledMs }) => settledMs) / 1000,
      unit: 's',
      promised: { of: 'value', atMost: settledSecondsMost },
    },
    {
      what: 'until the last player is told of the payout',
      value: middle(({ toldMs }) => toldMs) / 1000,
      unit: 's',
    },
  ];
}
