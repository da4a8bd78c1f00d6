// Tickets of members: given by rewards, used one by one, those that expire first ahead.
import type { TicketKind } from '@baize/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Ticket {
  readonly id: string;
  readonly playerId: string;
  readonly kind: TicketKind;
  readonly given: number;
  readonly unused: number;
  /** Taken back by staff. */
  readonly cancelled: number;
  readonly cancelledAt: number | null;
  /** The numbers of those that their member gave up. */
  readonly givenUp: readonly number[];
  readonly givenAt: number;
  readonly expiresAt: number;
}

type Row = Omit<Ticket, 'givenAt' | 'expiresAt' | 'cancelledAt'> & {
  readonly givenAt: Date;
  readonly expiresAt: Date;
  readonly cancelledAt: Date | null;
};

const columns = sql`id, player_id as "playerId", kind, given, unused, cancelled,
  cancelled_at as "cancelledAt", given_up as "givenUp", given_at as "givenAt",
  expires_at as "expiresAt"`;

const ticketOf = (row: Row): Ticket => ({
  ...row,
  givenAt: row.givenAt.getTime(),
  expiresAt: row.expiresAt.getTime(),
  cancelledAt: row.cancelledAt?.getTime() ?? null,
});

/** How many of them opened a draw. */
export const openedOf = ({ given, unused, cancelled, givenUp }: Ticket): number =>
  given - unused - cancelled - givenUp.length;

type GivenTicket = Pick<Ticket, 'id' | 'playerId' | 'kind' | 'given' | 'givenAt' | 'expiresAt'>;

/** Given once for its id. */
export async function addTicket(tx: Tx, ticket: GivenTicket): Promise<void> {
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

/** One ticket of those that a reward gave. */
export interface NamedTicket {
  readonly ticketId: string;
  readonly number: number;
}

/** Whether the ticket of a number was neither used nor given up. */
const isFree = (number: RawBuilder<unknown>) => sql`not ${number} = any(t.given_up)
  and not exists (select from promotions_opening
    where ticket_id = t.id and ticket_number = ${number})`;

const canBeUsed = (now: number) => sql`unused > 0 and not is_expired
  and expires_at > ${new Date(now)}`;

/** Uses one and names it, under the member's lock; undefined: there is none. */
export async function takeTicket(
  tx: Tx,
  { playerId, kind, now }: TicketAsked,
): Promise<NamedTicket | undefined> {
  const { rows } = await sql<NamedTicket>`update promotions_ticket as t set unused = unused - 1
    where id = (select id from promotions_ticket
      where player_id = ${playerId} and kind = ${kind} and ${canBeUsed(now)}
      order by expires_at, id limit 1 for update)
    returning id as "ticketId", (select min(n) from generate_series(1, given) as n
      where ${isFree(sql`n`)}) as number`.execute(tx);
  return rows[0];
}

/** Uses the named one, under the member's lock; undefined: it cannot be used by them. */
export async function takeNamedTicket(
  tx: Tx,
  ticket: NamedTicket,
  { playerId, kind, now }: TicketAsked,
): Promise<NamedTicket | undefined> {
  const number = sql`${ticket.number}::integer`;
  const { rows } = await sql`update promotions_ticket as t set unused = unused - 1
    where id = ${ticket.ticketId} and player_id = ${playerId} and kind = ${kind}
      and ${canBeUsed(now)} and ${number} <= given and ${isFree(number)}
    returning 1`.execute(tx);
  return rows.length > 0 ? ticket : undefined;
}

/** The member gives the named one up, under their lock; false: it cannot be used any more. */
export async function giveUpTicket(
  tx: Tx,
  { ticketId, number: named }: NamedTicket,
  { playerId, now }: Pick<TicketAsked, 'playerId' | 'now'>,
): Promise<boolean> {
  const number = sql`${named}::integer`;
  const { rows } = await sql`update promotions_ticket as t
    set unused = unused - 1, given_up = given_up || ${number}
    where id = ${ticketId} and player_id = ${playerId} and ${canBeUsed(now)}
      and ${number} <= given and ${isFree(number)}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Cancels those of a reward that can still be used; gives how many. */
export async function cancelTickets(
  tx: Tx,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<number> {
  const at = new Date(now);
  const { rows } = await sql<{ cancelled: number }>`update promotions_ticket
    set cancelled = unused, unused = 0, cancelled_at = ${at}
    where id = ${id} and ${canBeUsed(now)}
    returning cancelled`.execute(tx);
  return rows[0]?.cancelled ?? 0;
}

/** Cancels all that a member could still use. */
export async function cancelTicketsOf(
  tx: Tx,
  { playerId, now }: Pick<TicketAsked, 'playerId' | 'now'>,
): Promise<void> {
  await sql`update promotions_ticket
    set cancelled = cancelled + unused, unused = 0, cancelled_at = ${new Date(now)}
    where player_id = ${playerId} and ${canBeUsed(now)}`.execute(tx);
}

/** What some rewards gave, by the ids of the rewards. */
export async function readTicketsOf(
  on: Queryable | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Ticket>> {
  const { rows } = await sql<Row>`select ${columns} from promotions_ticket
    where id = any(${ids})`.execute(on);
  return new Map(rows.map((row) => [row.id, ticketOf(row)]));
}

const shownMost = 200;

export async function readTickets(
  on: Queryable,
  playerId: string,
  now: number,
): Promise<readonly Ticket[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_ticket
    where player_id = ${playerId} and ${canBeUsed(now)}
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
    from promotions_ticket where player_id = ${playerId} and ${canBeUsed(now)}
    group by kind`.execute(on);
  return new Map(rows.map(({ kind, unused }) => [kind, Number(unused)]));
}

/** What the member was given last. */
export async function readNewest(on: Queryable, playerId: string): Promise<readonly Ticket[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_ticket
    where player_id = ${playerId} order by given_at desc, id limit ${shownMost}`.execute(on);
  return rows.map(ticketOf);
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
