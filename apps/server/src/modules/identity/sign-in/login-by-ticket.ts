// The way in by the ticket that this browser keeps for a name, instead of a password.
import { refuse, type AnswerOf, type identity } from '@baize/contract';
import type { LoginCall } from './actions/login.ts';
import { forgiveAddress, refusalOfAddress } from './attempt-limits.ts';
import { signIn } from './sign-in.ts';
import type { IdentityParts } from '../ports.ts';
import { provesPerson } from './person.ts';
import { isPasswordOver } from './rules/password-due.ts';
import { findForSignInById } from '../accounts/store/player-reader.ts';
import { useTicket } from './tickets.ts';

export async function loginByTicket(
  parts: IdentityParts,
  username: string,
  call: LoginCall,
): Promise<AnswerOf<typeof identity.login>> {
  const { ports } = parts;
  const on = ports.database.kysely;
  const busy = await refusalOfAddress(ports, call.address, call.now);
  if (busy) return busy;
  if (!(await provesPerson(parts, on, call))) {
    return refuse('captcha-wrong', { value: { captcha: true } });
  }
  const ticket = await useTicket(parts, username, call);
  const player = ticket && (await findForSignInById(on, ticket.playerId));
  if (!player || isPasswordOver(player, call.now)) return refuse('ticket-spent');
  await forgiveAddress(ports, call.address);
  const { fullSignInAt } = ticket;
  const deviceId = call.input.loginDeviceId;
  return signIn(parts, { player, method: 'ticket', fullSignInAt, remember: true, deviceId }, call);
}
