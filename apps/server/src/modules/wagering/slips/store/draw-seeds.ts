// The seeds of shared draws: one a game and day, committed to before its events are there, sealed
// until the last of them is drawn, and revealed then. A seed that is revealed takes no more events.
import { commitment } from '@baize/engines';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Randomness } from '../../../../platform/randomness/index.ts';
import type { Keeping } from '../../../../platform/secrets/index.ts';
import { newServerSeed } from '../../rounds/store/seed.ts';
import type { EventPlan } from '../rules/event.ts';
import type { SeedKept } from './events.ts';

export interface SeedPorts {
  readonly randomness: Randomness;
  readonly drawSeeds: Pick<Keeping, 'seal' | 'open'>;
}

export interface DrawSeed extends SeedKept {
  readonly gameCode: string;
  readonly day: string;
  /** Null until the day's last event is drawn. */
  readonly serverSeed: string | null;
  readonly revealedAt: number | null;
}

interface SeedRow {
  readonly seed_id: string;
  readonly game_code: string;
  readonly day: string;
  readonly sealed: string;
  readonly commitment: string;
  readonly revealed_at: Date | null;
}

/**
 * The seeds of these days by `dayOf`, made where they are missing. A day that is planned anew ends
 * with its new last draw.
 */
export async function keepSeeds(
  tx: Tx,
  { randomness, drawSeeds }: SeedPorts,
  plans: readonly EventPlan[],
): Promise<ReadonlyMap<string, SeedKept>> {
  const days = new Map(plans.map((plan) => [dayOf(plan), plan]));
  const kept = new Map<string, SeedKept>();
  for (const name of [...days.keys()].toSorted()) {
    const { gameCode, day, dayEndsAt } = days.get(name) as EventPlan;
    const serverSeed = newServerSeed(randomness);
    const seedId = Buffer.from(randomness.bytes(12)).toString('hex');
    await sql`insert into wagering_event_seed (seed_id, game_code, day, sealed, commitment, ends_at)
      values (${seedId}, ${gameCode}, ${day}, ${drawSeeds.seal(serverSeed, seedId)},
        ${commitment(serverSeed)}, ${new Date(dayEndsAt)})
      on conflict (game_code, day) do update set ends_at = excluded.ends_at
        where wagering_event_seed.revealed_at is null
          and wagering_event_seed.ends_at <> excluded.ends_at`.execute(tx);
    const { rows } = await sql<SeedRow>`select * from wagering_event_seed
      where game_code = ${gameCode} and day = ${day} for share`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error(`the seed of ${name} was not kept`);
    if (row.revealed_at === null)
      kept.set(name, { seedId: row.seed_id, commitment: row.commitment });
  }
  return kept;
}

export const dayOf = ({ gameCode, day }: Pick<EventPlan, 'gameCode' | 'day'>): string =>
  `${gameCode} ${day}`;

/** The live seed of a draw: for the draw alone. */
export async function openSeedOfDraw(
  tx: Tx,
  { drawSeeds }: Pick<SeedPorts, 'drawSeeds'>,
  seedId: string,
): Promise<string> {
  const { rows } = await sql<SeedRow>`select * from wagering_event_seed
    where seed_id = ${seedId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no seed ${seedId}`);
  return drawSeeds.open(row.sealed, seedId);
}

/** Reveals a seed once its day is over and none of its events waits for a draw. */
export async function revealSeed(tx: Tx, seedId: string, now: number): Promise<void> {
  await sql`select 1 from wagering_event_seed where seed_id = ${seedId} for update`.execute(tx);
  await sql`update wagering_event_seed set revealed_at = ${new Date(now)}
    where seed_id = ${seedId} and revealed_at is null and ends_at <= ${new Date(now)}
      and not exists (select 1 from wagering_event
        where seed_id = ${seedId} and state = 'planned')`.execute(tx);
}

/** Reveals seeds whose days are over; gives how many. Most are revealed with their last draw. */
export async function revealDue(tx: Tx, now: number): Promise<number> {
  const { rows } = await sql<{ seed_id: string }>`select seed_id from wagering_event_seed as s
    where revealed_at is null and ends_at <= ${new Date(now)}
      and not exists (select 1 from wagering_event
        where seed_id = s.seed_id and state = 'planned')
    order by seed_id limit 1000`.execute(tx);
  for (const { seed_id: seedId } of rows) await revealSeed(tx, seedId, now);
  return rows.length;
}

/** After events were taken back, a day ends with the last event that is left, if there is one. */
export async function shortenDays(tx: Tx, gameCode: string, fromDay: string): Promise<void> {
  await sql`update wagering_event_seed as s set ends_at = left_over.ends_at
    from (select seed_id, max(draws_at) as ends_at from wagering_event
      where game_code = ${gameCode} and day >= ${fromDay} and seed_id is not null
      group by seed_id) as left_over
    where s.seed_id = left_over.seed_id and s.revealed_at is null
      and s.ends_at > left_over.ends_at`.execute(tx);
}

export async function readDrawSeed(
  on: Queryable,
  { drawSeeds }: Pick<SeedPorts, 'drawSeeds'>,
  seedId: string,
): Promise<DrawSeed | undefined> {
  const { rows } = await sql<SeedRow>`select * from wagering_event_seed
    where seed_id = ${seedId}`.execute(on);
  const [row] = rows;
  return (
    row && {
      seedId,
      gameCode: row.game_code,
      day: row.day,
      commitment: row.commitment,
      serverSeed: row.revealed_at === null ? null : drawSeeds.open(row.sealed, seedId),
      revealedAt: row.revealed_at?.getTime() ?? null,
    }
  );
}
