// Tickets of members: given by rewards, used one by one, those that expire first ahead.
import type { TicketKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Ticket {
  readonly id: string;
  readonly playerId: string;
  readonly kind: TicketKind;
  readonly given: number;
  readonly unused: number;
  readonly givenAt: number;
  readonly expiresAt: number;
}

type Row = Omit<Ticket, 'givenAt' | 'expiresAt'> & {
  readonly givenAt: Date;
  readonly expiresAt: Date;
};

const columns = sql`id, player_id as "playerId", kind, given, unused, given_at as "givenAt",
  expires_at as "expiresAt"`;

const ticketOf = (row: Row): Ticket => ({
  ...row,
  givenAt: row.givenAt.getTime(),
  expiresAt: row.expiresAt.getTime(),
});

/** Given once for its id. */
export async function addTicket(tx: Tx, ticket: Omit<Ticket, 'unused'>): Promise<void> {
  const { id, playerId, kind, given, givenAt, expiresAt } = ticket;
  await sql`insert into promotions_ticket
      (id, player_id, kind, given, unused, given_at, expires_at)
    values (${id}, ${playerId}, ${kind}, ${given}, ${given}, ${new Date(givenAt)},
      ${new Date(expiresAt)})
    on conflict (id) do nothing`.execute(tx);
}

export interface TicketAsked {
  readonly playerId: string;
  readonly kind: TicketKind;
  readonly now: number;
}

/** Uses one and names it; undefined: there is none. */
export async function takeTicket(
  tx: Tx,
  { playerId, kind, now }: TicketAsked,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`update promotions_ticket set unused = unused - 1
    where id = (select id from promotions_ticket
      where player_id = ${playerId} and kind = ${kind} and unused > 0 and not is_expired
        and expires_at > ${new Date(now)}
      order by expires_at, id limit 1 for update)
    returning id`.execute(tx);
  return rows[0]?.id;
}

const shownMost = 200;

export async function readTickets(
  on: Queryable,
  playerId: string,
  now: number,
): Promise<readonly Ticket[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_ticket
    where player_id = ${playerId} and unused > 0 and not is_expired
      and expires_at > ${new Date(now)}
    order by expires_at, id limit ${shownMost}`.execute(on);
  return rows.map(ticketOf);
}

/** How many of each kind the member can use. */
export async function countTickets(
  on: Queryable,
  playerId: string,
  now: number,
): Promise<ReadonlyMap<TicketKind, number>> {
  const { rows } = await sql<{ kind: TicketKind; unused: bigint }>`select kind,
      sum(unused)::bigint as unused
    from promotions_ticket where player_id = ${playerId} and unused > 0 and not is_expired
      and expires_at > ${new Date(now)} group by kind`.execute(on);
  return new Map(rows.map(({ kind, unused }) => [kind, Number(unused)]));
}

/** Every ticket that the member was ever given, for their copy. */
export async function readGiven(on: Queryable, playerId: string): Promise<readonly Ticket[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_ticket
    where player_id = ${playerId} order by given_at, id`.execute(on);
  return rows.map(ticketOf);
}

/** Ends some whose time is over; gives whose they were. */
export async function expireTickets(
  tx: Tx,
  now: number,
  count: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ playerId: string }>`update promotions_ticket set is_expired = true
    where id in (select id from promotions_ticket
      where unused > 0 and not is_expired and expires_at <= ${new Date(now)}
      order by expires_at limit ${count} for update skip locked)
    returning player_id as "playerId"`.execute(tx);
  return rows.map(({ playerId }) => playerId);
}
