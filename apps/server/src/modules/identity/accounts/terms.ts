// Checks whether a player has accepted the current terms and privacy notice.
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { IdentityParts } from '../ports.ts';
import { countConsents, type Consent } from './store/consent-store.ts';
import type { Beginning } from './store/registered-store.ts';

export function consentsTo(version: string): readonly Consent[] {
  return [
    { document: 'terms', version },
    { document: 'privacy', version },
  ];
}

/** The terms have changed since: ask again before play and deposits. */
export async function isTermsDue(
  { ports }: IdentityParts,
  playerId: string,
  on: Queryable | Tx = ports.database.kysely,
): Promise<boolean> {
  const wanted = consentsTo(ports.termsVersion());
  const agreed = await countConsents(on, playerId, wanted);
  return agreed < wanted.length;
}

/** Members who registered themselves were asked then, where the brand asks. */
export const isBirthdayDue = ({ isByAgent, birthday }: BirthdayFacts): boolean =>
  isByAgent && birthday === '';

type BirthdayFacts = Pick<Beginning, 'isByAgent' | 'birthday'>;
