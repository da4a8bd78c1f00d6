// Records that the member accepts the current terms. A member registered by an agent accepts them
// after choosing a password, with the birthday given here or in the profile; under-age and excluded
// members are refused.
import { refuse, type identity } from '@baize/contract';
import { dayText } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import { newId } from '../../../../platform/randomness/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { ageOn } from '../rules/age.ts';
import { writeProfile } from '../store/account-writer.ts';
import { writeConsents } from '../store/consent-store.ts';
import { writeRefusal } from '../store/flag-store.ts';
import { readBeginning, type Beginning } from '../store/registered-store.ts';
import { consentsTo, isBirthdayDue } from '../terms.ts';

type Accepting = Call<typeof identity.acceptTerms>;

export const acceptTerms =
  (parts: IdentityParts): Action<typeof identity.acceptTerms> =>
  async (call) => {
    const { ports } = parts;
    const { caller, input, address, now } = call;
    const version = ports.termsVersion();
    if (input.termsVersion !== version || input.privacyVersion !== version) {
      return refuse('terms-missing');
    }
    const member = await readBeginning(ports.database.kysely, caller.playerId);
    if (!member) throw new Error(`The session ${caller.sessionId} has no player.`);
    const told = isBirthdayDue(member) ? (input.birthday ?? '').trim() : undefined;
    const refusal = await refusalOf(parts, member, told ?? member.birthday, call);
    if (refusal) return refusal;
    await ports.database.transaction(async (tx) => {
      if (told) await writeProfile(tx, caller.playerId, { birthday: told, contacts: {} });
      await writeConsents(tx, caller.playerId, consentsTo(version), { address, now });
    });
    return { done: true };
  };

async function refusalOf(
  parts: IdentityParts,
  member: Beginning,
  birthday: string,
  call: Accepting,
) {
  if (!member.isByAgent) return undefined;
  if (member.passwordKind === 'initial') return refuse('password-change-due');
  const field = 'birthday';
  if (birthday === '') return refuse('field-required', { facts: { field } });
  const { adultAgeYears: age } = parts.ports.policy();
  const years = ageOn(birthday, dayText(call.now));
  if (years === undefined) {
    return refuse('field-format', { facts: { field, patternId: 'date-ymd' } });
  }
  if (years < age) return noted(parts, refuse('age-below-limit', { facts: { age } }), call);
  const { fullName, documentKey } = member;
  const isExcluded = await parts.ports.isExcluded({ fullName, birthday, documentKey });
  return isExcluded ? noted(parts, refuse('player-excluded'), call) : undefined;
}

/** A refusal for somebody's protection is recorded, without a name. */
async function noted<R extends { readonly refused: string }>(
  { ports }: IdentityParts,
  refusal: R,
  { address, country, now }: Accepting,
): Promise<R> {
  const id = newId(now, ports.randomness);
  const note = { id, reason: refusal.refused, address, country };
  await writeRefusal(ports.database.kysely, note, now);
  return refusal;
}
