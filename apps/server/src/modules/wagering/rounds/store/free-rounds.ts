// Free rounds and free bets of members: given once for their id, counted down with each stake,
// ended once.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import {
  prepared,
  textsText,
  type Queryable,
  type Saving,
  type Tx,
} from '../../../../platform/database/index.ts';
import { wonOf, type FreeGiven } from '../rules/free-round.ts';
import type { FreeRound, Round } from '../rules/round.ts';

/** Of a free bet `stake` is the most that may be staked, and one is given. */
export interface FreeRounds extends FreeGiven {
  readonly given: number;
  readonly givenAt: number;
}

type Row = Omit<FreeRounds, 'givenAt' | 'expiresAt'> & {
  readonly givenAt: Date;
  readonly expiresAt: Date;
};

const columnsText = `id, kind, player_id as "playerId", currency, game_code as "gameCode", stake,
  given, unused, pays, given_at as "givenAt", expires_at as "expiresAt"`;
const columns = sql.raw(columnsText);

/** What a round won its player, of a free bet without its stake; as `wonOf` has it. */
export const wonAmount = sql`case when free_kind = 'bet' then greatest(payout - stake, 0)
  else payout end`;

const freeRoundsOf = (row: Row): FreeRounds => ({
  ...row,
  givenAt: row.givenAt.getTime(),
  expiresAt: row.expiresAt.getTime(),
});

export async function addFreeRounds(tx: Tx, free: Omit<FreeRounds, 'unused'>): Promise<void> {
  const { id, kind, playerId, currency, gameCode, stake, given, pays } = free;
  const { givenAt, expiresAt } = free;
  await sql`insert into wagering_free_rounds (id, kind, player_id, currency, game_code, stake,
      given, unused, pays, given_at, expires_at)
    values (${id}, ${kind}, ${playerId}, ${currency}, ${gameCode}, ${stake},
      ${given}, ${given}, ${pays}, ${new Date(givenAt)}, ${new Date(expiresAt)})
    on conflict (id) do nothing`.execute(tx);
}

export interface FreeSearch {
  readonly playerId: string;
  readonly currency: string;
  /** Undefined: free rounds and free bets. */
  readonly kind?: FreeRound['kind'] | undefined;
  /** Undefined: of every game. */
  readonly gameCode?: string | undefined;
  readonly now: number;
}

const shownMost = 100;

/** What the member can play, those that expire first ahead. */
export async function readFreeRounds(
  on: Queryable,
  { playerId, currency, kind, gameCode, now }: FreeSearch,
): Promise<readonly FreeRounds[]> {
  const { rows } = await sql<Row>`select ${columns} from wagering_free_rounds
    where player_id = ${playerId} and currency = ${currency} and ended_at is null and unused > 0
      and expires_at > ${new Date(now)}
      ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
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

/** Counts down what paid for opened rounds: each id once for each of them. */
export const useFreeRounds = (ids: readonly string[]): readonly Saving[] =>
  ids.length === 0 ? [] : [{ name: 'wagering-use-free-rounds', text: useText, values: [ids] }];

const wonText = `update wagering_free_rounds as f set won = f.won + n.won
  from (select id, sum(won)::bigint as won from unnest($1::text[], $2::bigint[]) as c(id, won)
    group by id) as n
  where f.id = n.id`;

/** Closed now, or settled again: `before` is what it won by an earlier result. */
export interface FreeClosed {
  readonly round: Round;
  readonly before: Units;
}

/** Gathers what closed rounds won for a bonus. */
export function gatherWon(closed: readonly FreeClosed[]): readonly Saving[] {
  const moved = closed.flatMap(({ round, before }) => {
    const won = round.state === 'settled' ? wonOf(round) - before : 0n;
    return round.free?.pays !== 'bonus' || won === 0n ? [] : [{ id: round.free.id, won }];
  });
  if (moved.length === 0) return [];
  const values = [moved.map(({ id }) => id), moved.map(({ won }) => won)];
  return [{ name: 'wagering-gather-free-wins', text: wonText, values }];
}

const returnText = `update wagering_free_rounds as f set unused = f.unused + n.back
  from (select id, count(*)::integer as back from unnest($1::text[]) as u(id) group by id) as n
  where f.id = n.id`;

/** A void round can be played again. */
export function returnFreeRounds(closed: readonly Round[]): readonly Saving[] {
  const ids = closed.flatMap(({ free, state }) => (state === 'void' ? (free?.id ?? []) : []));
  return ids.length === 0
    ? []
    : [{ name: 'wagering-return-free-rounds', text: returnText, values: [ids] }];
}

const returnBetsText = `update wagering_free_rounds as f set unused = 1
  from (select distinct * from unnest($1::text[], $2::text[]) as u(id, order_id)) as n
  where f.id = n.id and not exists (
    select 1 from wagering_slip_order as o
    cross join lateral generate_series(0, o.slips - 1) as place
    join wagering_round as r on r.player_id = o.player_id
      and r.round_id = o.order_id || lpad(place::text, 4, '0')
    where o.order_id = n.order_id and r.state <> 'void')`;

/** A free bet can be used again once every slip of its order is void; these now are. */
export function returnFreeBets(closed: readonly Round[]): readonly Saving[] {
  const back = closed.flatMap(({ free, state, slip }) =>
    free && slip && state === 'void' ? [{ id: free.id, orderId: slip.orderId }] : [],
  );
  if (back.length === 0) return [];
  const values = [back.map(({ id }) => id), back.map(({ orderId }) => orderId)];
  return [{ name: 'wagering-return-free-bets', text: returnBetsText, values }];
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
