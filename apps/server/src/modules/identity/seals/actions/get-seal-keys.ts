// The public keys that sealed payloads are encrypted to.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';

export const getSealKeys =
  ({ seals }: IdentityParts): Action<typeof identity.getSealKeys> =>
  async () => ({ keys: await seals.publicKeys() });
