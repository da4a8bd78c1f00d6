// Registers a member by username. Of two who want one name one gets it; a request repeated with its
// intent key and its password finds the member it made. A refusal uses up no proof and writes no
// member.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { registerForm } from '../registering.ts';

export const register =
  (parts: IdentityParts): Action<typeof identity.register> =>
  (call) =>
    registerForm(parts, call.input, { ...call, way: 'username' });
