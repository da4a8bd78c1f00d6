// The names that this browser keeps a sign-in ticket for: nothing is told but what it holds.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { namesOfTickets } from '../store/ticket-store.ts';
import { ticketsIn } from '../tickets.ts';

export const getRemembered =
  ({ ports }: IdentityParts): Action<typeof identity.getRemembered> =>
  async ({ cookies, now }) => {
    if (!ports.policy().rememberedSignIn) return { usernames: [] };
    const digests = ticketsIn(cookies).map(digestOf);
    return { usernames: [...(await namesOfTickets(ports.database.kysely, digests, now))] };
  };
