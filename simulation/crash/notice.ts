// Compares stakes in flights with what players know of them: each is settled once, by the one end
// of its flight, at what the rules say; or comes back because staff cancelled the flight.
import { isDeepStrictEqual } from 'node:util';
import type { Books } from '../books.ts';
import { must } from '../broken.ts';
import { countTurnover } from '../play.ts';
import type { Player } from '../player.ts';
import type { World } from '../world.ts';
import { ceilingOf, isOpen, payoutIn, stakesOf, struckOf, type KnownStake } from './known.ts';

interface StakeRow {
  readonly round_id: string;
  readonly state: 'open' | 'settled' | 'void';
  readonly stake: string;
  readonly payout: string;
  readonly struck: unknown;
}

interface Place {
  readonly player: Player;
  readonly known: KnownStake;
}

const placesOf = ({ players }: World): readonly Place[] =>
  players.flatMap((player) => stakesOf(player).map((known) => ({ player, known })));

/** Takes note of stakes that were settled or returned since the last look. */
export async function noticeStakes(world: World, books: Books): Promise<void> {
  const open = placesOf(world).filter(({ known }) => isOpen(known));
  if (open.length === 0) return;
  const rows = await readStakes(
    books,
    open.map(({ known }) => known.slipId),
  );
  const changed = open.flatMap((place) => {
    const row = rows.get(place.known.slipId);
    must(row !== undefined, 'a stake in a flight that was taken is kept', place.known);
    return row.state === 'open' ? [] : [{ ...place, row }];
  });
  await readPoints(world, books, changed);
  for (const one of changed) noticeOne(world, one);
}

async function readStakes(books: Books, slipIds: readonly string[]) {
  const found = await books.query<StakeRow>(
    `select round_id, state, stake::text, payout::text, struck from wagering_round
    where round_id = any($1)`,
    [slipIds],
  );
  return new Map(found.rows.map((row) => [row.round_id, row]));
}

/** A flight ends once, and where it ended stays. */
async function readPoints(
  { flights }: World,
  books: Books,
  changed: readonly Place[],
): Promise<void> {
  if (changed.length === 0) return;
  const found = await books.query<{ event_id: string; version: number; result: number[] }>(
    'select event_id, version, result from wagering_event_result where event_id = any($1)',
    [[...new Set(changed.map(({ known }) => known.eventId))]],
  );
  for (const { event_id: eventId, version, result } of found.rows) {
    const [point = 0] = result;
    const before = flights.points.get(eventId);
    must(version === 1 && result.length === 1, 'a flight ends once', [eventId, version, result]);
    must(before === undefined || before === point, 'a flight ends where it ended', [
      eventId,
      point,
    ]);
    flights.points.set(eventId, point);
  }
}

function noticeOne(world: World, { player, known, row }: Place & { readonly row: StakeRow }): void {
  const { points, cancelled } = world.flights;
  player.inPlay -= known.stake;
  if (row.state === 'void') {
    must(cancelled.has(known.eventId), 'a stake is returned with its flight only', [row, known]);
    player.cash += known.stake;
    known.state = 'void';
    world.tally.add('slip returned');
    return;
  }
  const point = points.get(known.eventId);
  must(point !== undefined, 'a stake is settled by the end of its flight', row);
  const payout = payoutIn(known, point, ceilingOf(stakedOn(world, known.eventId)));
  must(BigInt(row.payout) === payout, 'a stake is paid what the rules say', [row, known, point]);
  player.cash += payout;
  countTurnover(player, known.stake);
  Object.assign(known, { state: 'settled', payout });
  if (payout === 0n) world.tally.add('flight lost');
  else if (known.cashedAt === undefined) world.tally.add('cash-out by itself');
}

const stakedOn = (world: World, eventId: string): bigint =>
  placesOf(world)
    .filter(({ known }) => known.eventId === eventId)
    .reduce((sum, { known }) => sum + known.stake, 0n);

/** Every stake of the tables is one that a player was told of; those are taken off the list. */
export function checkStakes(
  world: World,
  kept: Map<
    string,
    { state: string; stake: string; payout: string; struck: unknown; decision: unknown }
  >,
): void {
  for (const { known } of placesOf(world)) {
    const row = kept.get(known.slipId);
    const same =
      row?.state === known.state &&
      BigInt(row.stake) === known.stake &&
      BigInt(row.payout) === known.payout;
    must(same, 'a slip stays what its player was told', [row, known]);
    must(isDeepStrictEqual(row.struck, struckOf(known)), 'a stake is struck by the rules', row);
    kept.delete(known.slipId);
  }
}
