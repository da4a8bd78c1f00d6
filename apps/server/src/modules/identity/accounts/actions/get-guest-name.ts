// A name for a guest who tries the games without registering.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { guestName } from '../guest-name.ts';
import type { IdentityParts } from '../../ports.ts';

export const getGuestName =
  ({ ports }: IdentityParts): Action<typeof identity.getGuestName> =>
  async () =>
    guestName(ports.randomness);
