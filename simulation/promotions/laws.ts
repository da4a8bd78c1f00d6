// The laws of the world of promotions: after each step every open reward, cost, point and good is
// what the second reckoning says, and now and then everything that the tables hold obeys the rules.
import { lawsOfRewards } from '@baize/server/testing';
import { must } from '../broken.ts';
import { lawsOfTheLedger } from '../ledger-laws.ts';
import { compareVouchers } from './codes.ts';
import { checkDraws, compareDraws } from './draw-laws.ts';
import { checkEnvelopes, compareEnvelopes } from './envelope-laws.ts';
import { compareFreeRounds } from './free-rounds.ts';
import { costOf, pointsOf, type KnownClaim } from './known.ts';
import { compareRaces } from './races.ts';
import type { PromotionsWorld } from './world.ts';

export type Books = Pick<PromotionsWorld['house']['pool'], 'query'>;

interface ClaimRow {
  readonly id: string;
  readonly state: string;
  readonly cost: string;
  readonly expires_at: Date | null;
}

/** After each step: rewards that are open or moved in it, costs, points, stock. */
export async function checkRewards(
  world: PromotionsWorld,
  books: Books = world.house.pool,
): Promise<void> {
  const found = await books.query<ClaimRow>(
    `select id, state, cost::text, expires_at from promotions_claim
      where state in ('pending', 'available') or decided_at >= $1 or made_at >= $1`,
    [new Date(world.since)],
  );
  compareClaims(world, found.rows);
  await compareCosts(world, books);
  await comparePoints(world, books);
  await compareDraws(world, books);
  await compareEnvelopes(world, books);
  await compareRaces(world, books);
  await compareFreeRounds(world, books);
  await compareVouchers(world, books);
}

const isOpen = ({ state }: KnownClaim): boolean => state === 'pending' || state === 'available';

function compareClaims({ claims }: PromotionsWorld, rows: readonly ClaimRow[]): void {
  const open = new Map([...claims].filter(([, claim]) => isOpen(claim)));
  for (const { id, state, cost, expires_at: expiresAt } of rows) {
    const claim = claims.get(id);
    must(claim !== undefined, 'no reward is due that nobody reached', { id, state });
    const seen = { state, cost, expiresAt: state === 'available' ? expiresAt?.getTime() : null };
    const known = { state: claim.state, cost: `${costOf(claim)}`, expiresAt: expiryOf(claim) };
    const isAlike = JSON.stringify(seen) === JSON.stringify(known);
    must(isAlike, 'a reward stands where its people left it', { id, seen, known });
    open.delete(id);
  }
  must(open.size === 0, 'no reward is lost', [...open.keys()]);
}

const expiryOf = ({ state, expiresAt }: KnownClaim) => (state === 'available' ? expiresAt : null);

async function compareCosts({ offers }: PromotionsWorld, books: Books): Promise<void> {
  const found = await books.query<{ id: string; spent: string }>(
    'select promotion_id as id, spent::text from promotions_cost',
  );
  const spent = new Map(found.rows.map((row) => [row.id, row.spent]));
  for (const { id, name, spent: known } of offers) {
    const seen = BigInt(spent.get(id) ?? 0);
    must(seen === known, 'a promotion has cost what was reckoned', { name, seen, known });
  }
}

interface PointsRow {
  readonly id: string;
  readonly what: string;
  readonly count: string;
}

async function comparePoints(world: PromotionsWorld, books: Books): Promise<void> {
  const found = await books.query<PointsRow>(
    `select player_id as id, 'points' as what, balance::text as count from points_account
      union all select id, 'stock', coalesce(stock::text, '') from points_good
      union all select id, 'exchange', state from points_redemption where kind <> 'money'`,
  );
  const seen = new Map(found.rows.map(({ id, what, count }) => [`${what} ${id}`, count]));
  const known = [
    ...world.members.map((member) => [`points ${member.id}`, `${pointsOf(member)}`] as const),
    ...world.goods.map(({ id, stock }) => [`stock ${id}`, `${stock ?? ''}`] as const),
    ...world.exchanges.map(({ id, state }) => [`exchange ${id}`, state] as const),
  ];
  for (const [what, count] of known) {
    const is = seen.get(what) ?? '0';
    must(is === count, 'points, stock and exchanges are as reckoned', { what, is, count });
    seen.delete(what);
  }
  must(seen.size === 0, 'nobody has points that nobody was given', [...seen]);
}

/** Each query finds what breaks the law. */
const lawsOfTheWorld: Readonly<Record<string, string>> = {
  'bonus money lies in the open bonus alone': `select a.owner, a.balance::text
    from ledger_account a where a.kind = 'player-bonus' and a.balance <> 0
      and not exists (select from wallet_bonus b
        where b.player_id = a.owner and b.state = 'active')`,
  'what is done of a requirement is the sum of its bets': `select r.id::text, r.done::text,
      s.counted::text from wallet_requirement r left join (select requirement_id,
        sum(counted) as counted from wallet_requirement_sum group by requirement_id) s
      on s.requirement_id = r.id where r.done <> coalesce(s.counted, 0)`,
  'free rounds that won for a bonus end with one': `select id, won::text from wagering_free_rounds f
    where pays = 'bonus' and won > 0 and ended_at is not null
      and not exists (select from wallet_bonus b where b.id = f.id)`,
};

/** Now and then: every row there is. */
export async function checkLaws(
  world: PromotionsWorld,
  books: Books = world.house.pool,
): Promise<void> {
  const laws = { ...lawsOfTheLedger, ...lawsOfRewards, ...lawsOfTheWorld };
  for (const [promise, query] of Object.entries(laws)) {
    const found = await books.query<Record<string, unknown>>(`${query} limit 5`);
    must(found.rowCount === 0, promise, found.rows);
  }
  await checkDraws(world, books);
  await checkEnvelopes(world, books);
}
