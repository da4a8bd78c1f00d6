// Reads of a catalogue of 10,000 games: the lanes, a page of a category, a search by name, each
// against a bare Fastify route that gives the same bytes, each in a process of its own, in turn.
// The promise is half the bare route's rate or more.
import { unwrap } from '@baize/client';
import { contract } from '@baize/contract';
import { openDurableBooks, type Database } from '@baize/server/testing';
import { createCaller } from './ask.ts';
import { startBare } from './bare.ts';
import { clientAt, gather } from './crowd.ts';
import { median, medianRate } from './figures.ts';
import type { BenchmarkOptions, Figures, Sample } from './figures.ts';
import { load } from './load.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const ports = { site: 18_451, console: 18_453, payment: 18_455, phone: 18_457 };
const barePort = 18_459;
const connections = 64;
const gamesCount = 10_000;
const atLeast = 0.5;
const headers = { language: 'EN' };
const { listVendors, listGames } = contract.catalogue;

const reads: readonly (readonly [string, string])[] = [
  ['lanes', `${listVendors.path}?merchantCode=baize`],
  ['page', `${listGames.path}?gameType=RNG&pageNo=57&pageSize=28&language=EN`],
  ['search', `${listGames.path}?gameName=dragon%2077&pageSize=28`],
];

export async function measureCatalogue(options: BenchmarkOptions): Promise<Figures> {
  const { rounds, seconds, say } = options;
  const books = await openDurableBooks(process.env['DATABASE_URL']);
  let server: ServerProcess | undefined;
  try {
    const { staffToken } = await gather(books.database, 0);
    server = await startServer({ ports, env: { DATABASE_URL: books.database.url } });
    await offerGames(books.database, clientAt(server.consoleUrl, staffToken));
    const samples: Sample[] = [];
    for (const [name, path] of reads) {
      const url = `${server.siteUrl}${path}`;
      const stopBare = await startBare(barePort, await bytesOf(url, name));
      const bare = `http://127.0.0.1:${barePort}${path}`;
      const rivals = [
        { variant: `${name}, bare Fastify route`, url: bare },
        { variant: name, url },
      ];
      for (const rival of rivals) await load({ ...rival, headers, connections, seconds: 2 });
      for (let round = 1; round <= rounds; round += 1) {
        for (const { variant, url: at } of rivals) {
          const sample = { variant, ...(await load({ url: at, headers, connections, seconds })) };
          samples.push(sample);
          say(`  round ${round}, ${variant}: ${Math.round(sample.perSecond)}/s`);
        }
      }
      stopBare();
    }
    const ratios = reads.map(([name]) => ratioOf(samples, name));
    return {
      name: 'catalogue',
      notes: [
        `${gamesCount} games, ${connections} connections`,
        ...reads.map(([name], at) => `${name}: ${(ratios[at] ?? 0).toFixed(2)} of a bare route`),
      ],
      samples,
      promises: [{ what: 'share of a bare route’s rate', value: median(ratios), atLeast }],
    };
  } finally {
    await server?.stop();
    await books.close();
  }
}

const ratioOf = (samples: readonly Sample[], name: string) =>
  medianRate(samples, name) / medianRate(samples, `${name}, bare Fastify route`);

/** Games of our own beside those we deal; a change of staff lets the server look at them. */
async function offerGames({ pool }: Database, owner: ReturnType<typeof clientAt>): Promise<void> {
  await pool.query(
    `insert into catalogue_game (node_id, vendor, game_code, category, names, classes, mechanic,
      return_percent, demo, rooms, art, hot, position)
    select 'game-' || n, 'BAIZE', 'game-' || n, 'RNG',
      jsonb_build_object('en', 'Dragon ' || n, 'id', 'Naga ' || n), array['new'], '', '96.00%',
      true, '[]', '/art/tiles/default.360.webp', n % 50 = 0, 100 + n
    from generate_series(1, $1::integer) as n`,
    [gamesCount],
  );
  unwrap(await owner.catalogue.editGame({ nodeId: 'game-1', hot: true }));
}

async function bytesOf(url: string, name: string): Promise<string> {
  const { call, close } = createCaller(1);
  const { status, text } = await call({ method: 'GET', url, headers });
  close();
  if (status !== 200 || !text.includes('"BAIZE"'))
    throw new Error(`${name} was not given: ${text}`);
  return text;
}
