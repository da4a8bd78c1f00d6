// Stored facts of a registration: only those the brand asks for.
import { newId } from '../../../platform/randomness/index.ts';
import type { IdentityParts } from '../ports.ts';
import type { Judged } from './register-judge.ts';
import type { RegisterCall } from './registering.ts';
import type { Registration, Rules } from './rules/registration.ts';
import { newAgentCode } from './agent-code.ts';
import { keyOfUsername } from '../accounts/store/player-reader.ts';
import type { PlayerFacts } from '../accounts/store/player-writer.ts';

const contactFields = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'] as const;
const moreFields = ['telegram', 'zalo'] as const;
const codeBytes = 5;

export function factsOf(
  { ports }: IdentityParts,
  form: Registration,
  judged: Judged,
  call: RegisterCall,
): PlayerFacts {
  const { uplineId, invitationId, type, referrerId } = judged;
  const { mobile = '', email = '', isMobileProved } = judged;
  const rules = ports.rules();
  const kept = (field: keyof Rules & keyof Registration) =>
    rules[field].enabled ? (form[field] ?? '') : '';
  const isMobileKept = isMobileProved || rules.mobileNum.enabled;
  return {
    id: newId(call.now, ports.randomness),
    username: form.username,
    usernameKey: keyOfUsername(form.username),
    passwordHash: null,
    type,
    affiliateCode: type === 0 ? undefined : newAgentCode(ports.randomness),
    invitationId,
    currency: ports.currency,
    nickname: form.nickname,
    payeeName: kept('payeeName'),
    fullName: form.fullName,
    email: rules.email.enabled ? email : '',
    mobile: isMobileKept ? mobile : '',
    mobileKey: isMobileProved ? mobile : undefined,
    birthday: kept('birthday') || undefined,
    contacts: contactsIn(form, kept),
    uplineId,
    referrerId,
    documentKey: rules.idNumber.enabled ? judged.documentKey : undefined,
    referralCode: Buffer.from(ports.randomness.bytes(codeBytes)).toString('hex').toUpperCase(),
    language: call.locale,
    registerIntent: call.intent,
    registeredFrom: {
      address: call.address,
      country: call.country,
      method: form.registerMethod ?? '',
      url: form.registerUrl ?? '',
      domain: form.domain ?? '',
      deviceId: form.loginDeviceId ?? '',
    },
  };
}

function contactsIn(
  form: Registration,
  kept: (field: (typeof contactFields)[number]) => string,
): Record<string, string> {
  const asked = contactFields.map((field) => [field, kept(field)] as const);
  const more = moreFields.map((field) => [field, form[field] ?? ''] as const);
  return Object.fromEntries([...asked, ...more].filter(([, value]) => value !== ''));
}
