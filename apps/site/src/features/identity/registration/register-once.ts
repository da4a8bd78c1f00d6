// One registration: it takes effect once however often it is sent, and signs the new member in.
import type { Failure } from '@baize/client';
import { client } from '../../../app/client.ts';
import { sendOnce } from '../../../app/kept-intent.ts';
import { currentInvitation } from '../../../app/session/invitation.ts';
import { deviceId } from '../device-id.ts';
import type { PhoneProof } from '../code/use-phone-code.ts';
import type { HumanProof } from '../human-check/human-check.tsx';
import { type Phone, sentPhone } from '../phone/phone-number.ts';
import { enter } from '../sign-in/sign-in-once.ts';
import type { Typed, Way } from './register-rules.ts';
import type { Terms } from './terms.ts';

export interface Registration {
  readonly way: Way;
  readonly typed: Typed;
  readonly countryDialingCode: string;
  /** The agent's code that was found good, from the link or the form. */
  readonly affiliateCode: string;
  readonly terms: Terms | undefined;
  /** Absent where no number is asked to be proved. */
  readonly phoneProof: PhoneProof | undefined;
}

/** Beside what was typed: where it was registered, on which device, under which terms. */
function circumstances({ terms }: Registration) {
  return {
    ...(terms === undefined
      ? {}
      : { termsVersion: terms.termsVersion, privacyVersion: terms.privacyVersion }),
    login: true,
    registerUrl: location.origin,
    registerMethod: 'WEB',
    domain: location.hostname,
    loginDeviceId: deviceId(),
  };
}

function phoneOf({ typed, countryDialingCode }: Registration): Partial<Phone> {
  const { mobileNum = '' } = typed;
  return mobileNum === '' ? {} : sentPhone({ mobileNum, countryDialingCode });
}

/** Codes the visitor typed win over those of the link. */
function codesOf({ typed, affiliateCode }: Registration) {
  const { referralCode, recommenderId } = currentInvitation();
  const codes = {
    affiliateCode: typed.affiliateCode?.trim() || affiliateCode,
    referralCode: typed.referralCode?.trim() || referralCode,
    recommenderId,
  };
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== ''));
}

export async function registerOnce(
  registration: Registration,
  proof: HumanProof,
): Promise<Failure | undefined> {
  const { typed, phoneProof } = registration;
  const { username = '', password = '', confirmPassword = '', ...rest } = typed;
  // The typed code is in the proof of the phone.
  const { verificationCode: _code, ...more } = rest;
  const filled = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== ''));
  const phone = phoneOf(registration);
  const sent = {
    ...filled,
    ...phone,
    ...codesOf(registration),
    ...circumstances(registration),
    ...phoneProof,
    ...proof,
  };
  const passwords = { password, confirmPassword };
  const isMobile = registration.way === 'mobile';
  const print = isMobile ? (phone.mobileNum ?? '') : username;
  const result = await sendOnce({ name: 'register', print }, (intent) =>
    isMobile
      ? client.identity.registerMobile(
          {
            ...sent,
            ...(password === '' ? {} : passwords),
            username: print,
            mobileNum: print,
            countryDialingCode: registration.countryDialingCode,
          },
          { intent },
        )
      : client.identity.register({ ...sent, username, ...passwords }, { intent }),
  );
  if (!result.ok) return result;
  await enter(result.value, 'sms');
  return undefined;
}
