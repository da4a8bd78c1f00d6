// Reads of a catalogue of 10,000 games: the lanes, a page of a category, a search by name, each
// against a bare Fastify route that gives the same bytes. Each promises its share of the bare
// route's rate.
import { unwrap } from '@baize/client';
import { contract } from '@baize/contract';
import type { Database } from '@baize/server/testing';
import { clientAt } from './crowd.ts';
import { rateOf, type BenchmarkOptions, type Figures } from './figures.ts';
import type { Figure, Sample } from './figures.ts';
import { bareOf, connections, measureBeside } from './rivals.ts';

const gamesCount = { usual: 10_000, smoke: 2000 };
const headers = { language: 'EN' };
const { listVendors, listGames } = contract.catalogue;

/** With the least share of the bare route's rate. */
const reads: readonly (readonly [string, string, number])[] = [
  ['lanes', `${listVendors.path}?merchantCode=baize`, 0.67],
  ['page', `${listGames.path}?gameType=RNG&pageNo=57&pageSize=28&language=EN`, 0.63],
  ['search', `${listGames.path}?gameName=dragon%2077&pageSize=28`, 0.76],
];

export async function measureCatalogue(options: BenchmarkOptions): Promise<Figures> {
  const ground = await options.openGround({ players: 0 });
  try {
    const { siteUrl, consoleUrl } = ground.server();
    const count = options.isSmoke ? gamesCount.smoke : gamesCount.usual;
    await offerGames(ground.books.database, count);
    const owner = clientAt(consoleUrl, ground.crowd.staffToken);
    // A change of staff lets the server look at them.
    unwrap(await owner.catalogue.editGame({ nodeId: 'game-1', hot: true }));
    const samples: Sample[] = [];
    for (const [variant, path] of reads)
      samples.push(
        ...(await measureBeside({ variant, url: `${siteUrl}${path}`, headers }, options)),
      );
    const figureOf = ([variant, , atLeast]: (typeof reads)[number]): Figure =>
      rateOf(samples, {
        variant,
        rival: bareOf(variant),
        promised: { of: 'ratio', atLeast },
      });
    return {
      name: 'catalogue',
      notes: [`${count} games, ${connections} connections`],
      figures: reads.map(figureOf),
    };
  } finally {
    await ground.close();
  }
}

/** Games of our own beside those we deal. */
async function offerGames({ pool }: Database, count: number): Promise<void> {
  await pool.query(
    `insert into catalogue_game (node_id, vendor, game_code, category, names, classes, mechanic,
      return_percent, demo, rooms, art, hot, position)
    select 'game-' || n, 'BAIZE', 'game-' || n, 'RNG',
      jsonb_build_object('en', 'Dragon ' || n, 'id', 'Naga ' || n), array['new'], '', '96.00%',
      true, '[]', '/art/tiles/default.360.webp', n % 50 = 0, 100 + n
    from generate_series(1, $1::integer) as n`,
    [count],
  );
}
