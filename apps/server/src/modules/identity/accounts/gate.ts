// Decides whether a member may play or move money: only after accepting the current terms and,
// where the policy asks, after the identity check.
import { refuse, type Refusal } from '@baize/contract';
import type { IdentityParts } from '../ports.ts';
import { readCheck } from './store/check-store.ts';
import { isTermsDue } from './terms.ts';

export interface Playing {
  readonly playerId: string;
  /** For play money. */
  readonly isFree: boolean;
}

type PolicyWord = 'never' | 'before-withdrawal' | 'before-play';

export function createGate(parts: IdentityParts) {
  const { ports } = parts;
  const refusalOfTerms = async (playerId: string) =>
    (await isTermsDue(parts, playerId)) ? refuse('terms-due') : undefined;
  /** Asked where the policy says one of these words. */
  const refusalOfIdentity = async (playerId: string, words: readonly PolicyWord[]) => {
    if (!words.includes(ports.policy().identityCheck) || !ports.isOn('IDCHECK3')) return undefined;
    const check = await readCheck(ports.database.kysely, playerId);
    return check?.state === 'verified' ? undefined : refuse('identity-missing');
  };
  const refusalOfStake = async (playerId: string) =>
    (await refusalOfTerms(playerId)) ?? refusalOfIdentity(playerId, ['before-play']);
  return {
    /** Play money is anybody's, but where the policy wants to know who tries. */
    async refusalOfPlay({ playerId, isFree }: Playing): Promise<GateRefusal | undefined> {
      if (!isFree) return refusalOfStake(playerId);
      const isAsked = ports.policy().demoNeedsIdentity;
      return isAsked ? refusalOfIdentity(playerId, ['before-play']) : undefined;
    },
    refusalOfDeposit: (playerId: string): Promise<GateRefusal | undefined> =>
      refusalOfStake(playerId),
    /** Unread terms never hold up members who withdraw their own money. */
    refusalOfWithdrawal: (playerId: string): Promise<Refusal<'identity-missing'> | undefined> =>
      refusalOfIdentity(playerId, ['before-play', 'before-withdrawal']),
  };
}

export type GateRefusal = Refusal<'terms-due' | 'identity-missing'>;
