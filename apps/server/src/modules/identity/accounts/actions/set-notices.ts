// Turns the notice of a sign-in from a new place on or off.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { writeNewPlaceNotice } from '../store/account-writer.ts';

export const setNotices =
  ({ ports }: IdentityParts): Action<typeof identity.setNotices> =>
  async ({ caller, input }) => {
    await writeNewPlaceNotice(ports.database.kysely, caller.playerId, input.newPlaceNotice);
    return { done: true };
  };
