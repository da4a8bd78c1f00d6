// Compares the slips in the tables with what players know of them after each step: every change is
// one that may happen, pays what the engine says by the result of that version, and happens once.
import { must } from '../broken.ts';
import type { Books } from '../books.ts';
import { countTurnover } from '../play.ts';
import type { World } from '../world.ts';
import { isOurs, isRefundDue } from './games.ts';
import { payoutOf, rebatesDue, type KnownOrder, type KnownPart, type KnownSlip } from './known.ts';

interface SlipRow {
  readonly round_id: string;
  readonly state: 'open' | 'settled' | 'void';
  readonly stake: string;
  readonly payout: string;
  readonly version: number;
}

interface Place {
  readonly order: KnownOrder;
  readonly part: KnownPart;
  readonly slip: KnownSlip;
}

export const ordersOf = ({ players }: World): readonly KnownOrder[] =>
  players.flatMap(({ orders }) => [...orders.values()]);

const placesOf = (orders: readonly KnownOrder[]): readonly Place[] =>
  orders.flatMap((order) =>
    order.parts.flatMap((part) => part.slips.map((slip) => ({ order, part, slip }))),
  );

/** A slip that is returned stays so, and so does one that our own draw settled. */
const mayChange = ({ slip, part }: Place): boolean =>
  slip.state === 'open' || (slip.state === 'settled' && !isOurs(part.eventId));

/** Takes note of slips that were settled, corrected or returned since the last look. */
export async function noticeSlips(world: World, books: Books): Promise<void> {
  const places = placesOf(ordersOf(world)).filter(mayChange);
  if (places.length === 0) return;
  const rows = await readSlips(books, places);
  const changed = places.flatMap((place) => {
    const row = rows.get(place.slip.roundId);
    must(row !== undefined, 'a slip that was taken is kept', place.slip.roundId);
    must(BigInt(row.stake) === place.slip.stake, 'a slip keeps its stake', [row, place.slip]);
    const { state, version, payout } = place.slip;
    if (row.state === state && row.version === version) {
      must(BigInt(row.payout) === payout, 'a slip is settled once by one result', [row, payout]);
      return [];
    }
    return [{ ...place, row }];
  });
  const results = await readResults(world, books, changed);
  const decided = changed.filter(({ row }) => row.state !== 'void');
  for (const one of decided) noticeSettled(world, one, results);
  for (const one of changed.filter(({ row }) => row.state === 'void')) noticeVoid(world, one);
}

async function readSlips(books: Books, places: readonly Place[]) {
  const found = await books.query<SlipRow>(
    `select round_id, state, stake::text, payout::text, settled_version as version
    from wagering_round where player_id = any($1) and round_id = any($2)`,
    [
      [...new Set(places.map(({ order }) => order.player.playerId))],
      places.map(({ slip }) => slip.roundId),
    ],
  );
  return new Map(found.rows.map((row) => [row.round_id, row]));
}

interface Changed extends Place {
  readonly row: SlipRow;
}

type Results = ReadonlyMap<string, readonly number[]>;

/** By issue and version; official ones must be what staff entered. */
async function readResults(
  { lotteries }: World,
  books: Books,
  changed: readonly Changed[],
): Promise<Results> {
  if (changed.length === 0) return new Map();
  const found = await books.query<{ event_id: string; version: number; result: number[] }>(
    'select event_id, version, result from wagering_event_result where event_id = any($1)',
    [[...new Set(changed.map(({ part }) => part.eventId))]],
  );
  for (const { event_id: eventId, version, result } of found.rows) {
    const known = lotteries.results.get(eventId)?.[version - 1];
    const entered = known ?? (isOurs(eventId) && version === 1 ? result : undefined);
    must(entered !== undefined, 'a result is one that two persons entered', [eventId, result]);
    must(result.join() === entered.join(), 'a result stays as it is', [eventId, result, entered]);
    lotteries.results.set(eventId, [
      ...(lotteries.results.get(eventId) ?? []).slice(0, version - 1),
      entered,
      ...(lotteries.results.get(eventId) ?? []).slice(version),
    ]);
  }
  return new Map(found.rows.map((row) => [`${row.event_id} ${row.version}`, row.result]));
}

function noticeSettled(world: World, { order, part, slip, row }: Changed, results: Results): void {
  const { player } = order;
  const numbers = results.get(`${part.eventId} ${row.version}`);
  must(row.state === 'settled', 'a settled slip never opens again', [row, slip]);
  must(row.version > slip.version, 'a slip is settled by a newer result only', [row, slip]);
  must(numbers !== undefined, 'a slip is settled by a result', row);
  const payout = payoutOf(part.eventId, slip, numbers);
  must(BigInt(row.payout) === payout, 'a slip is paid what the engine says', [
    row,
    payout,
    numbers,
  ]);
  player.cash += payout - slip.payout;
  if (slip.state === 'open') {
    player.inPlay -= slip.stake;
    countTurnover(player, slip.stake);
    world.tally.add(payout > 0n ? 'slip won' : 'slip lost');
  } else {
    world.tally.add('slip settled again');
    if (payout < slip.payout) player.mayOwe = true;
  }
  Object.assign(slip, { state: 'settled', payout, version: row.version });
  order.hasWon ||= payout > 0n;
}

function noticeVoid(world: World, { order, part, slip, row }: Changed): void {
  must(slip.state === 'open', 'a settled slip is not returned', [row, slip]);
  const isStopped = order.stopsOnWin && order.hasWon;
  const isCancelled = world.lotteries.cancelled.has(part.eventId);
  const isLate = isRefundDue(part.eventId, part.drawsAt, world.clock.now());
  const may = part.cancelAsked || isStopped || isCancelled || isLate;
  must(may, 'a slip is returned when somebody asks for it', [row, part.eventId]);
  order.player.cash += slip.stake;
  order.player.inPlay -= slip.stake;
  slip.state = 'void';
  if (isLate && !part.cancelAsked && !isCancelled) world.tally.add('issue refunded late');
  else if (isStopped && !part.cancelAsked && !isCancelled)
    world.tally.add('chase stopped by a win');
  else world.tally.add('slip returned');
}

interface RebateRow {
  readonly owner: string;
  readonly event_id: string;
  readonly kind: string;
  readonly amount: string;
  readonly times: number;
}

/** Rebates are posted after the settlement; each once, and as large as the line's groups say. */
export async function noticeRebates(world: World, books: Books): Promise<void> {
  const { paid } = world.lotteries;
  const found = await books.query<RebateRow>(
    `select owner, reference as event_id, event as kind, sum(amount)::text as amount,
      count(*)::int as times
    from ledger_entry join ledger_account on id = account_id
    where event in ('lottery-rebate', 'team-rebate') and kind = 'player-cash'
    group by owner, reference, event`,
  );
  const fresh = found.rows.filter((row) => paid.get(nameOf(row)) !== BigInt(row.amount));
  const events = new Set(fresh.map((row) => row.event_id));
  const due = rebatesDue(ordersOf(world), (eventId) => events.has(eventId));
  for (const row of fresh) {
    const name = nameOf(row);
    must(row.times === 1 && !paid.has(name), 'a rebate is paid once for an issue', row);
    const expected = due.get(name) ?? 0n;
    must(BigInt(row.amount) === expected, 'a rebate is what the groups say', [row, expected]);
    paid.set(name, expected);
    const player = world.players.find(({ playerId }) => playerId === row.owner);
    must(player !== undefined, 'a rebate has a player', row);
    player.cash += expected;
    world.tally.add(row.kind === 'team-rebate' ? 'rebate paid up the line' : 'rebate paid');
  }
}

const nameOf = ({ owner, event_id: eventId, kind }: RebateRow) => `${owner} ${eventId} ${kind}`;
