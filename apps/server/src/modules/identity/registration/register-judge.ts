// Judges a registration in the order the contract lists its refusals. Nothing is used up by it; the
// refusals that protect somebody are written down, without a name.
import { isRefusal, refuse } from '@baize/contract';
import { dayText } from '@baize/money';
import { newId } from '../../../platform/randomness/index.ts';
import { readMailbox, readPhone } from '../../verification/index.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { wordsAbout } from '../accounts/judge-password.ts';
import type { IdentityParts } from '../ports.ts';
import { holdsProof } from '../sign-in/person.ts';
import { phoneProofOf, type PhoneProof } from '../accounts/phone-proof.ts';
import type { RegisterCall } from './registering.ts';
import { misleads } from '../accounts/rules/misleading-name.ts';
import { refusalOf, type Refused, type Registration } from './rules/registration.ts';
import { findSamePerson, writeRefusal } from '../accounts/store/flag-store.ts';
import { agentOf } from './invitation.ts';
import { findByReferralCode } from '../accounts/store/player-reader.ts';

export interface Judged {
  readonly uplineId: string | undefined;
  /** The link they came by, and what it makes them: 0 a member, 1 an agent. */
  readonly invitationId: string | undefined;
  readonly type: number;
  readonly referrerId: string | undefined;
  /** In E.164 form; undefined when none was told. */
  readonly mobile: string | undefined;
  readonly isMobileProved: boolean;
  readonly email: string | undefined;
  readonly documentKey: string | undefined;
  /** The proofs that the registration uses up. */
  readonly phoneProof: PhoneProof | undefined;
  /** Other accounts of, as it seems, the same person. */
  readonly samePerson: readonly string[];
}

export async function judgeRegistration(
  parts: IdentityParts,
  form: Registration,
  call: RegisterCall,
): Promise<Judged | Refused> {
  const isByPhone = call.way === 'mobile';
  if (!isByPhone && !(await holdsProof(parts, { ...call, input: form }))) {
    return refuse('captcha-wrong', { value: { captcha: true } });
  }
  const unfit = judgeForm(parts, form, call);
  if (unfit) return noted(parts, unfit, call);
  const contact = contactIn(parts, form);
  if (isRefusal(contact)) return contact;
  const documentKey = form.idNumber ? parts.documentKey(form.idNumber) : undefined;
  const fullName = form.fullName || form.payeeName || '';
  const person = { fullName, birthday: form.birthday, documentKey };
  if (await isExcluded(parts, person)) return noted(parts, refuse('player-excluded'), call);
  const brought = await whoBrought(parts, form, call.now);
  if (isRefusal(brought)) return brought;
  const proved = await judgePhone(parts, form, contact.mobile, call);
  if (isRefusal(proved)) return proved;
  const samePerson = await samePersonAs(parts, { ...person, playerId: '' });
  if (isRefusal(samePerson)) return noted(parts, samePerson, call);
  return { ...brought, ...contact, ...proved, documentKey, samePerson };
}

function judgeForm(
  parts: IdentityParts,
  form: Registration,
  { way, now }: RegisterCall,
): Refused | undefined {
  const { ports } = parts;
  const isOptional = way === 'mobile' && !ports.isOn('MOBILENUMPASSREG3');
  return refusalOf(form, {
    rules: ports.rules(),
    adultAgeYears: ports.policy().adultAgeYears,
    today: dayText(now),
    isCommon: isCommonPassword,
    words: wordsAbout(parts, form),
    isMisleading: (name) => misleads(name, [ports.brandName()]),
    termsVersion: ports.termsVersion(),
    way,
    isPasswordOptional: isOptional,
    isCodeAsked: way === 'mobile' || ports.isOn('REGMOBVERF3'),
  });
}

/** A refusal for somebody's protection is recorded. */
async function noted<R extends Refused>(
  { ports }: IdentityParts,
  refusal: R,
  { address, country, now }: RegisterCall,
): Promise<R> {
  const reason = refusal.refused;
  if (!['age-below-limit', 'player-excluded', 'person-registered'].includes(reason)) return refusal;
  const id = newId(now, ports.randomness);
  await writeRefusal(ports.database.kysely, { id, reason, address, country }, now);
  return refusal;
}

function contactIn({ ports }: IdentityParts, form: Registration) {
  const { mobileNum, countryDialingCode } = form;
  const mobile = mobileNum
    ? readPhone({ mobileNum, countryDialingCode }, ports.homeCountry)
    : undefined;
  if (mobileNum && mobile === undefined) return refuse('phone-invalid');
  return { mobile, email: form.email ? readMailbox(form.email) : undefined };
}

async function whoBrought({ ports }: IdentityParts, form: Registration, now: number) {
  const on = ports.database.kysely;
  const code = ports.rules().affiliateCode.enabled ? form.affiliateCode : undefined;
  const agent = await agentOf(on, { code, domain: form.domain }, now);
  if (code && !agent) return refuse('affiliate-code-wrong');
  // `recommenderId` is what older clients of the family call the same.
  const referral = form.referralCode || form.recommenderId;
  const referrerId = referral ? await findByReferralCode(on, referral) : undefined;
  if (referral && !referrerId && ports.isOn('REFERRAL3')) return refuse('referral-code-wrong');
  return {
    uplineId: agent?.id,
    invitationId: agent?.invitationId ?? undefined,
    type: agent?.type ?? 0,
    referrerId,
  };
}

async function judgePhone(
  parts: IdentityParts,
  form: Registration,
  mobile: string | undefined,
  { way, now }: RegisterCall,
) {
  const isAsked = way === 'mobile' || parts.ports.isOn('REGMOBVERF3');
  if (!isAsked || mobile === undefined) return { isMobileProved: false, phoneProof: undefined };
  const phoneProof = phoneProofOf(parts, form, { purpose: 'register', mobile, now });
  return (await phoneProof.check()) ?? { isMobileProved: true, phoneProof };
}

interface Person {
  readonly playerId: string;
  readonly fullName: string;
  readonly birthday: string | undefined;
  readonly documentKey: string | undefined;
}

/** A register knows them, or an account of theirs, closed ones too, is kept from playing. */
async function isExcluded({ ports }: IdentityParts, person: Omit<Person, 'playerId'>) {
  if (await ports.isExcluded(person)) return true;
  const everywhere = { ...person, playerId: '', isClosedToo: true };
  const own = await findSamePerson(ports.database.kysely, everywhere);
  return own.length > 0 && ports.haveExcludedThemselves(own);
}

async function samePersonAs({ ports }: IdentityParts, person: Person) {
  const others = await findSamePerson(ports.database.kysely, person);
  const isBarred = others.length > 0 && ports.policy().duplicatePerson === 'refuse';
  return isBarred ? refuse('person-registered') : others;
}
