// Whether a member may play or move money: not before they have agreed to the terms that hold, nor,
// where the policy asks, before their identity is verified.
import { refuse, type Refusal } from '@baize/contract';
import type { IdentityParts } from './parts.ts';
import { readCheck } from './store/check-store.ts';
import { isTermsDue } from './terms.ts';

export type GatedDeed = 'play' | 'deposit' | 'withdraw';

export async function refusalOfGate(
  parts: IdentityParts,
  playerId: string,
  deed: GatedDeed,
): Promise<Refusal<'terms-due' | 'identity-missing'> | undefined> {
  // Whoever leaves with their own money is never held up by terms they have not read.
  if (deed !== 'withdraw' && (await isTermsDue(parts, playerId))) return refuse('terms-due');
  const { identityCheck } = parts.ports.policy();
  const isAsked = deed === 'withdraw' ? identityCheck !== 'never' : identityCheck === 'before-play';
  if (!isAsked || !parts.ports.isOn('IDCHECK3')) return undefined;
  const check = await readCheck(parts.ports.database.kysely, playerId);
  return check?.state === 'verified' ? undefined : refuse('identity-missing');
}
