// Remembered sign-ins: instead of a password the browser keeps a ticket, in a cookie that no script
// can read, for one name and one day. It is used up by the sign-in it opens, which gives a new one.
import { createHash } from 'node:crypto';
import type { CallContext } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import type { IdentityParts } from '../ports.ts';
import { isFullSignIn } from './sessions.ts';
import { keyOfUsername } from '../accounts/store/player-reader.ts';
import { keepTicket, takeTicket, type Ticket } from './store/ticket-store.ts';

const prefix = 'baize_ticket_';
const daySeconds = 86_400;

/** The cookie of a name: its digest, so that no name stands in the browser's cookie jar. */
export function ticketCookie(username: string): string {
  const digest = createHash('sha256').update(keyOfUsername(username)).digest('hex');
  return `${prefix}${digest.slice(0, 16)}`;
}

/** All tickets that a caller holds. */
export function ticketsIn(cookies: Readonly<Record<string, string>>): readonly string[] {
  const held = Object.entries(cookies).filter(([name]) => name.startsWith(prefix));
  return held.map(([, ticket]) => ticket);
}

export interface Remembered {
  readonly player: { readonly id: string; readonly username: string };
  readonly fullSignInAt: number;
}

export async function giveTicket(
  { ports }: IdentityParts,
  tx: Tx,
  { player, fullSignInAt }: Remembered,
  { now, setCookie }: Pick<CallContext, 'now' | 'setCookie'>,
): Promise<void> {
  if (!ports.policy().rememberedSignIn) return;
  const ticket = randomToken(ports.randomness);
  const kept = { playerId: player.id, fullSignInAt };
  await keepTicket(tx, digestOf(ticket), kept, now + daySeconds * 1000);
  setCookie(ticketCookie(player.username), ticket, daySeconds);
}

/** Uses up the ticket that the caller holds for a name; undefined when it opens nothing. */
export async function useTicket(
  { ports }: IdentityParts,
  username: string,
  { now, cookies, setCookie }: Pick<CallContext, 'now' | 'cookies' | 'setCookie'>,
): Promise<Ticket | undefined> {
  const name = ticketCookie(username);
  const held = cookies[name];
  if (held === undefined || !ports.policy().rememberedSignIn) return undefined;
  setCookie(name, null);
  const ticket = await takeTicket(ports.database.kysely, digestOf(held), now);
  return ticket && isFullSignIn(ticket.fullSignInAt, ports.policy(), now) ? ticket : undefined;
}
