// Proof that a number is the visitor's: the code as it was typed, or, where the brand has an
// outside provider send the codes, the token that the provider gave for it.
import type { Failure } from '@baize/client';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import type { Phone } from '../phone/phone-number.ts';
import {
  askOutside,
  nothingSent,
  type Sending,
  showOutside,
  wholeNumber,
} from './outside-provider.ts';
import type { SendCode } from './use-code.ts';

export type PhoneProof =
  | { readonly verificationCode: string }
  | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string };

interface Kept {
  readonly sending: Sending;
  /** Given for this code: the provider takes it once, we may be sent it again. */
  readonly proved?: { readonly code: string; readonly idToken: string };
}

/** By purpose; a form that is closed and opened again goes on with its code. */
const kept = new Map<string, Kept>();

/** For tests: no code was sent. */
export const forgetSendings = (): void => kept.clear();

export const isPhoneProof = (proof: PhoneProof | Failure): proof is PhoneProof => !('ok' in proof);

export function usePhoneCode(name: string) {
  const t = useText();
  const isOutside = useModule('PHONEPROVIDER3');
  const sendOutside = async (phone: Phone) => {
    const result = await askOutside(t, phone);
    if (result.ok) kept.set(name, { sending: result.value });
    return result;
  };
  const proveOutside = async (phone: Phone, code: string): Promise<PhoneProof | Failure> => {
    const { sending, proved } = kept.get(name) ?? {};
    if (sending?.number !== wholeNumber(phone)) return nothingSent(t);
    if (proved?.code === code) return tokenProof(proved.idToken);
    const shown = await showOutside(t, sending, code);
    if (!shown.ok) return shown;
    kept.set(name, { sending, proved: { code, idToken: shown.value } });
    return tokenProof(shown.value);
  };
  return {
    /** The name of the button's countdown: each sender has its own pace. */
    name: isOutside ? `outside-${name}` : name,
    /** Has the code sent by the current sender. */
    send:
      (phone: Phone, own: SendCode): SendCode =>
      (proof) =>
        isOutside ? sendOutside(phone) : own(proof),
    /** The fields sent with the form, or the reason why there are none. */
    prove: async (phone: Phone, code: string): Promise<PhoneProof | Failure> =>
      isOutside ? proveOutside(phone, code) : { verificationCode: code },
  };
}

const tokenProof = (firebaseIdToken: string): PhoneProof => ({
  firebaseChannel: 'sms',
  firebaseIdToken,
});
