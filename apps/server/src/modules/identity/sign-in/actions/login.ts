// Signs in by name and password, by mobile number and code, or by a remembered ticket. A wrong name
// and a wrong password cost the same work and get the same answer; a name that was tried wrongly
// too often is locked for a while, whether or not it exists, and so is an address that tries many.
import { refuse, type identity } from '@baize/contract';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { loginByPassword } from '../login-by-password.ts';
import { loginBySms } from '../login-by-sms.ts';
import { loginByTicket } from '../login-by-ticket.ts';

export type LoginCall = Call<typeof identity.login>;

export const login =
  (parts: IdentityParts): Action<typeof identity.login> =>
  async (call) => {
    const { input } = call;
    const username = input.username.trim();
    if (username === '') return refuse('field-required', { facts: { field: 'username' } });
    if (input.ticket === true) return loginByTicket(parts, username, call);
    if (input.password === '') return refuse('field-required', { facts: { field: 'password' } });
    const isSms = input.type === 'sms' || input.isSms === true;
    return isSms ? loginBySms(parts, username, call) : loginByPassword(parts, username, call);
  };
