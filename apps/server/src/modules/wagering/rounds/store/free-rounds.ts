// Free rounds of members: given once for their id, counted down with each stake, ended once.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import {
  prepared,
  textsText,
  type Queryable,
  type Saving,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { FreeRound, Round } from '../rules/round.ts';

export interface FreeRounds extends FreeRound {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly stake: Units;
  readonly given: number;
  readonly unused: number;
  readonly givenAt: number;
  readonly expiresAt: number;
}

type Row = Omit<FreeRounds, 'givenAt' | 'expiresAt'> & {
  readonly givenAt: Date;
  readonly expiresAt: Date;
};

const columnsText = `id, player_id as "playerId", currency, game_code as "gameCode", stake, given,
  unused, pays, given_at as "givenAt", expires_at as "expiresAt"`;
const columns = sql.raw(columnsText);

const freeRoundsOf = (row: Row): FreeRounds => ({
  ...row,
  givenAt: row.givenAt.getTime(),
  expiresAt: row.expiresAt.getTime(),
});

export async function addFreeRounds(tx: Tx, free: Omit<FreeRounds, 'unused'>): Promise<void> {
  const { id, playerId, currency, gameCode, stake, given, pays, givenAt, expiresAt } = free;
  await sql`insert into wagering_free_rounds (id, player_id, currency, game_code, stake, given,
      unused, pays, given_at, expires_at)
    values (${id}, ${playerId}, ${currency}, ${gameCode}, ${stake}, ${given}, ${given}, ${pays},
      ${new Date(givenAt)}, ${new Date(expiresAt)})
    on conflict (id) do nothing`.execute(tx);
}

export interface FreeSearch {
  readonly playerId: string;
  readonly currency: string;
  /** Undefined: of every game. */
  readonly gameCode?: string | undefined;
  readonly now: number;
}

const shownMost = 100;

/** What the member can play, those that expire first ahead. */
export async function readFreeRounds(
  on: Queryable,
  { playerId, currency, gameCode, now }: FreeSearch,
): Promise<readonly FreeRounds[]> {
  const { rows } = await sql<Row>`select ${columns} from wagering_free_rounds
    where player_id = ${playerId} and currency = ${currency} and ended_at is null and unused > 0
      and expires_at > ${new Date(now)}
      ${gameCode === undefined ? sql`` : sql`and game_code = ${gameCode}`}
    order by expires_at, id limit ${shownMost}`.execute(on);
  return rows.map(freeRoundsOf);
}

/** Every one that the member was ever given, for their copy. */
export async function readGivenFreeRounds(
  on: Queryable,
  playerId: string,
): Promise<readonly FreeRounds[]> {
  const { rows } = await sql<Row>`select ${columns} from wagering_free_rounds
    where player_id = ${playerId} order by given_at, id`.execute(on);
  return rows.map(freeRoundsOf);
}

/** Those of these ids that have not ended, locked. */
export async function loadFreeRounds(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, FreeRounds>> {
  if (ids.length === 0) return new Map();
  const found = await prepared<Row>(
    tx,
    {
      name: 'wagering-load-free-rounds',
      text: `select ${columnsText} from wagering_free_rounds
        where id = any($1) and ended_at is null order by id for update`,
    },
    [textsText([...new Set(ids)])],
  );
  return new Map(found.map((row) => [row.id, freeRoundsOf(row)]));
}

/** A count below zero breaks the row's check, and with it the whole transaction. */
const useText = `update wagering_free_rounds as f set unused = f.unused - n.used
  from (select id, count(*)::integer as used from unnest($1::text[]) as u(id) group by id) as n
  where f.id = n.id`;

/** Counts the rounds down that were opened. */
export function useFreeRounds(opened: readonly Round[]): readonly Saving[] {
  const ids = opened.flatMap(({ free }) => free?.id ?? []);
  return ids.length === 0
    ? []
    : [{ name: 'wagering-use-free-rounds', text: useText, values: [ids] }];
}

const closeText = `update wagering_free_rounds as f set won = f.won + n.won,
    unused = f.unused + n.back
  from (select id, sum(won)::bigint as won, sum(back)::integer as back
    from unnest($1::text[], $2::bigint[], $3::integer[]) as c(id, won, back) group by id) as n
  where f.id = n.id`;

/** Gathers what closed rounds won for a bonus; a void one can be played again. */
export function closeFreeRounds(closed: readonly Round[]): readonly Saving[] {
  const moved = closed.flatMap(({ free, state, payout }) =>
    free === undefined || (state === 'settled' && free.pays === 'cash')
      ? []
      : [{ id: free.id, won: payout, back: state === 'void' ? 1 : 0 }],
  );
  if (moved.length === 0) return [];
  const values = [
    moved.map(({ id }) => id),
    moved.map(({ won }) => won),
    moved.map(({ back }) => back),
  ];
  return [{ name: 'wagering-close-free-rounds', text: closeText, values }];
}

export interface FreeRoundsEnded {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
}

/**
 * Some that were all played, or whose time is over, and of which no round is open. What would be
 * granted waits for the end of a break.
 */
export async function readOverFreeRounds(
  on: Queryable,
  { now, count }: { readonly now: number; readonly count: number },
): Promise<readonly FreeRoundsEnded[]> {
  const { rows } = await sql<FreeRoundsEnded>`select id, player_id as "playerId", currency
    from wagering_free_rounds as f where ${isOver(now)} order by id limit ${count}`.execute(on);
  return rows;
}

const isOver = (now: number) => sql`ended_at is null
  and (unused = 0 or expires_at <= ${new Date(now)})
  and not exists (select 1 from wagering_round as r where r.player_id = f.player_id
    and r.state = 'open' and r.free_id = f.id)
  and (pays = 'cash' or won = 0 or not exists (select 1 from wagering_player as p
    where p.player_id = f.player_id and p.break_until > ${new Date(now)}))`;

/** Ends it; gives what it won for a bonus. Undefined: it is not over, or has ended before. */
export async function endFreeRounds(
  tx: Tx,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<Units | undefined> {
  const { rows } = await sql<{ won: Units }>`update wagering_free_rounds as f
    set ended_at = ${new Date(now)} where id = ${id} and ${isOver(now)} returning won`.execute(tx);
  return rows[0]?.won;
}

/** Ends it while none of it was played; false: one was, or it has ended. */
export async function takeFreeRounds(
  tx: Tx,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> {
  const { rows } = await sql`update wagering_free_rounds set ended_at = ${new Date(now)}
    where id = ${id} and ended_at is null and unused = given returning id`.execute(tx);
  return rows.length > 0;
}

/** What unended free rounds of a member won for bonuses. */
export async function sumUngranted(on: Queryable, playerId: string): Promise<Units> {
  const { rows } = await sql<{ won: Units }>`select coalesce(sum(won), 0)::bigint as won
    from wagering_free_rounds where player_id = ${playerId} and ended_at is null`.execute(on);
  return rows[0]?.won ?? 0n;
}

/** Ends all of a member who leaves: their wins stay with the house. */
export async function loseFreeRounds(
  tx: Tx,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<void> {
  await sql`update wagering_free_rounds set ended_at = ${new Date(now)}
    where player_id = ${playerId} and ended_at is null`.execute(tx);
}
