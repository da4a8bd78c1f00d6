// The key that older clients seal to, as the digits they expect.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';

export const getLegacySealKey =
  ({ legacyKeys }: IdentityParts): Action<typeof identity.getLegacySealKey> =>
  async () =>
    legacyKeys.offer();
