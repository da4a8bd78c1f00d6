// Tells whether the member has a payment password: 1 or 0, as existing clients expect.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { readPaymentHash } from '../store/payment-store.ts';

export const hasPaymentPassword =
  ({ ports }: IdentityParts): Action<typeof identity.hasPaymentPassword> =>
  async ({ caller }) =>
    (await readPaymentHash(ports.database.kysely, caller.playerId)) === undefined ? 0 : 1;
