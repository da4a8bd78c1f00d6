// Keeps with its time that the member agrees to the current terms, and to nothing older.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';
import { writeConsents } from '../store/consent-store.ts';
import { consentsTo } from '../terms.ts';

export const acceptTerms =
  ({ ports }: IdentityParts): Action<typeof identity.acceptTerms> =>
  async ({ caller, input, address, now }) => {
    const version = ports.termsVersion();
    if (input.termsVersion !== version || input.privacyVersion !== version) {
      return refuse('terms-missing');
    }
    const consents = consentsTo(version);
    await writeConsents(ports.database.kysely, caller.playerId, consents, { address, now });
    return { done: true };
  };
