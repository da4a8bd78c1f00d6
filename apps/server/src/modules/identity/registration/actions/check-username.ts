// Tells whether a username could be registered now.
import { refuse, validateField, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { misleads } from '../../accounts/rules/misleading-name.ts';
import { isUsernameTaken, keyOfUsername } from '../../accounts/store/player-reader.ts';

export const checkUsername =
  ({ ports }: IdentityParts): Action<typeof identity.checkUsername> =>
  async ({ input }) => {
    const username = input.username.trim();
    const rule = { ...ports.rules().username, required: true };
    const misfit = validateField('username', rule, username);
    if (misfit) return refuse('field-format', misfit.facts ? { facts: misfit.facts } : {});
    if (misleads(username, [ports.brandName()])) return refuse('name-misleading');
    const isTaken = await isUsernameTaken(ports.database.kysely, keyOfUsername(username));
    return isTaken ? refuse('username-taken') : { free: true };
  };
