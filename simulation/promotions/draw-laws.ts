// The laws of prize draws: tickets, openings and stock are as reckoned, the stated odds hold in the
// mean over many openings, and each opening is drawn again from its seed.
import { commitment, draws, drawPrize } from '@baize/engines';
import { must } from '../broken.ts';
import { calmly } from '../wallet/ask.ts';
import { segmentsOf } from './draws.ts';
import type { KnownOffer } from './known.ts';
import type { Books } from './laws.ts';
import type { PromotionsWorld } from './world.ts';

interface Counted {
  readonly what: string;
  readonly count: string;
}

/** After each step: what is left of every ticket, and how often each segment was drawn. */
export async function compareDraws(world: PromotionsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<Counted>(
    `select 'ticket ' || id as what, concat_ws(' ', given, unused, cancelled) as count
      from promotions_ticket
    union all select concat_ws(' ', 'drawn', promotion_id, version, segment), times::text
      from promotions_drawn
    union all select concat_ws(' ', 'openings of', player_id), count(*)::text
      from promotions_opening group by player_id`,
  );
  const seen = new Map(rows.map(({ what, count }) => [what, count]));
  for (const [what, count] of known(world)) {
    const is = seen.get(what);
    must(is === count, 'tickets, openings and stock are as reckoned', { what, is, count });
    seen.delete(what);
  }
  must(seen.size === 0, 'no ticket is given and no draw opened by nobody', [...seen]);
}

function known({ members, openings }: PromotionsWorld): Map<string, string> {
  const tickets = members.flatMap((member) =>
    member.tickets.map(({ id, given, opened, cancelled }) => {
      const counts = [given, given - opened - cancelled, cancelled];
      return [`ticket ${id}`, counts.join(' ')] as const;
    }),
  );
  const count = (groups: Map<string, unknown[]>) =>
    [...groups].map(([what, of]) => [what, `${of.length}`] as const);
  return new Map([
    ...tickets,
    ...count(
      Map.groupBy(openings, ({ offer: { id }, version, segment }) =>
        ['drawn', id, version, segment].join(' '),
      ),
    ),
    ...count(Map.groupBy(openings, ({ member: { id } }) => `openings of ${id}`)),
  ]);
}

interface OpeningRow {
  readonly id: string;
  readonly promotion_id: string;
  readonly version: number;
  readonly value: number;
  readonly segment: number;
}

/** Now and then: the number of each opening falls into its segment, and no stock is passed. */
export async function checkDraws(world: PromotionsWorld, books: Books): Promise<void> {
  const { rows } = await books.query<OpeningRow>(
    'select id, promotion_id, version, value, segment from promotions_opening',
  );
  for (const [id, of] of Map.groupBy(rows, (row) => row.promotion_id)) {
    const offer = world.offers.find((one) => one.id === id);
    must(offer !== undefined, 'a draw is a promotion', id);
    for (const { value, segment, id: opening } of of) {
      const own = segmentOf(offer, value);
      must(own === segment, 'a number wins the segment that it falls into', {
        opening,
        value,
        segment,
        own,
      });
    }
    checkStock(offer, of);
    checkOdds(offer, of);
  }
}

/** The numbers from 0 on belong to the segments in their order, to each as many as it weighs. */
function segmentOf(offer: KnownOffer, value: number): number {
  const owners = segmentsOf(offer).flatMap(({ weight }, segment) =>
    Array.from({ length: weight }, () => segment),
  );
  return owners[value] ?? -1;
}

function checkStock(offer: KnownOffer, rows: readonly OpeningRow[]): void {
  for (const [version, of] of Map.groupBy(rows, (row) => row.version))
    for (const [segment, { stock }] of segmentsOf(offer).entries()) {
      const won = of.filter((row) => row.segment === segment).length;
      const isPassed = stock !== null && won > stock;
      must(!isPassed, 'no prize is won more often than there are', { version, segment, won });
    }
}

/** So many standard deviations from the mean are seen in no run, however long. */
const deviationsMax = 6;
const slack = 3;

function checkOdds(offer: KnownOffer, rows: readonly OpeningRow[]): void {
  const segments = segmentsOf(offer);
  const range = segments.reduce((all, { weight }) => all + weight, 0);
  const count = rows.length;
  for (const [segment, { weight }] of segments.entries()) {
    const odds = weight / range;
    const won = rows.filter((row) => row.segment === segment).length;
    const mean = count * odds;
    const bound = deviationsMax * Math.sqrt(mean * (1 - odds)) + slack;
    const isNear = Math.abs(won - mean) <= bound;
    must(isNear, 'the stated odds hold in the mean', { segment, count, mean, won });
  }
}

/** At the end: the members have their seeds revealed, and draw every opening again. */
export async function verifyOpenings(world: PromotionsWorld): Promise<void> {
  for (const member of world.members) {
    const own = world.openings.filter((one) => one.member === member);
    if (own.length === 0) continue;
    const caller = member.caller();
    const { current } = await calmly(world, caller, ({ wagering }, call) =>
      wagering.actions.getSeed(call({})),
    );
    await calmly(world, caller, ({ wagering }, call) =>
      wagering.actions.rotateSeed(call({ clientSeed: current.clientSeed })),
    );
    for (const { id, segment } of own) {
      const shown = await calmly(world, caller, ({ promotions }, call) =>
        promotions.actions.getOpening(call({ id })),
      );
      const { serverSeed, clientSeed, nonce, weights, value } = shown;
      must(serverSeed !== null, 'a seed is revealed by its rotation', id);
      must(commitment(serverSeed) === shown.commitment, 'an opening keeps its commitment', id);
      const again = drawPrize(weights, draws({ serverSeed, clientSeed, nonce }));
      const isAlike = again.value === value && again.segment === segment;
      must(isAlike, 'an opening is drawn again from its seed', { id, again, value, segment });
      world.tally.add('opening drawn again from its seed');
    }
  }
}
