// Draws that members opened, and how often each segment was drawn.
import type { TicketKind } from '@baize/contract';
import { dayText } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { RewardDue } from '../../offers/rules/spec.ts';
import type { NamedTicket } from '../../tickets/store/tickets.ts';
import type { Drawn } from '../rules/prize-draw.ts';

export interface Opening {
  readonly id: string;
  readonly playerId: string;
  readonly promotionId: string;
  readonly version: number;
  readonly look: TicketKind;
  readonly ticketId: string | null;
  /** Which of the reward's tickets; null with `ticketId`. */
  readonly ticketNumber: number | null;
  readonly seedId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly value: number;
  readonly segment: number;
  readonly rewards: readonly RewardDue[];
  readonly openedAt: number;
}

type Row = Omit<Opening, 'nonce' | 'openedAt'> & {
  readonly nonce: bigint;
  readonly openedAt: Date;
};

const columns = sql`id, player_id as "playerId", promotion_id as "promotionId", version, look,
  ticket_id as "ticketId", ticket_number as "ticketNumber", seed_id as "seedId", commitment,
  client_seed as "clientSeed", nonce, value, segment, rewards, opened_at as "openedAt"`;

const openingOf = ({ nonce, openedAt, ...row }: Row): Opening => ({
  ...row,
  nonce: Number(nonce),
  openedAt: openedAt.getTime(),
});

/** Keeps an opening and counts its segment, under the lock of the promotion's cost. */
export async function addOpening(tx: Tx, opening: Opening): Promise<void> {
  const { id, playerId, promotionId, version, look, segment, openedAt } = opening;
  await sql`insert into promotions_opening (id, player_id, promotion_id, version, look, ticket_id,
      ticket_number, day, seed_id, commitment, client_seed, nonce, value, segment, rewards,
      opened_at)
    values (${id}, ${playerId}, ${promotionId}, ${version}, ${look}, ${opening.ticketId},
      ${opening.ticketNumber}, ${dayText(openedAt)}::date, ${opening.seedId},
      ${opening.commitment}, ${opening.clientSeed}, ${opening.nonce}, ${opening.value}, ${segment},
      ${JSON.stringify(opening.rewards)}::jsonb, ${new Date(openedAt)})`.execute(tx);
  await sql`insert into promotions_drawn as d (promotion_id, version, segment, times)
    values (${promotionId}, ${version}, ${segment}, 1)
    on conflict (promotion_id, version, segment) do update set times = d.times + 1`.execute(tx);
}

export async function readOpening(on: Queryable | Tx, id: string): Promise<Opening | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_opening
    where id = ${id}`.execute(on);
  return rows[0] && openingOf(rows[0]);
}

/** What a ticket opened, if anything. */
export async function readOpeningByTicket(
  on: Queryable | Tx,
  { ticketId, number }: NamedTicket,
): Promise<Opening | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_opening
    where ticket_id = ${ticketId} and ticket_number = ${number}`.execute(on);
  return rows[0] && openingOf(rows[0]);
}

/** The numbers of the tickets that opened a draw, by what gave them. */
export async function readOpenedNumbers(
  on: Queryable,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await sql<{ id: string; numbers: readonly number[] }>`select ticket_id as id,
      array_agg(ticket_number) as numbers
    from promotions_opening where ticket_id = any(${ticketIds}) and ticket_number is not null
    group by ticket_id`.execute(on);
  return new Map(rows.map(({ id, numbers }) => [id, numbers]));
}

export interface OpeningsSearch {
  readonly playerId: string;
  /** Those before this one of the member's. */
  readonly after?: string | undefined;
  readonly count: number;
}

/** The newest first. */
export async function readOpenings(
  on: Queryable,
  { playerId, after, count }: OpeningsSearch,
): Promise<readonly Opening[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_opening
    where player_id = ${playerId}
      and (${after ?? null}::text is null or (opened_at, id) < (
        select opened_at, id from promotions_opening
        where id = ${after ?? null} and player_id = ${playerId}))
    order by opened_at desc, id desc limit ${count}`.execute(on);
  return rows.map(openingOf);
}

/** How often the member opened the draw without a ticket on the day of `now`. */
export async function countFree(
  on: Queryable | Tx,
  asked: { readonly promotionId: string; readonly playerId: string; readonly now: number },
): Promise<number> {
  const { promotionId, playerId, now } = asked;
  const { rows } = await sql<{ times: bigint }>`select count(*) as times from promotions_opening
    where promotion_id = ${promotionId} and player_id = ${playerId}
      and day = ${dayText(now)}::date and ticket_id is null`.execute(on);
  return Number(rows[0]?.times ?? 0);
}

/** How often each segment of a version was drawn. */
export async function readDrawn(
  on: Queryable | Tx,
  promotionId: string,
  version: number,
): Promise<Drawn> {
  const { rows } = await sql<{ segment: number; times: bigint }>`select segment, times
    from promotions_drawn where promotion_id = ${promotionId} and version = ${version}`.execute(on);
  return new Map(rows.map(({ segment, times }) => [segment, Number(times)]));
}
