// Data of the last sign-in that this browser stores, each for one day and only when the player
// wishes it: the name, the way of signing in, and the number the code was sent to. Never a
// password.
import { readCookie, writeCookie } from '../../../app/stored.ts';
import type { Phone } from '../phone/phone-number.ts';

export const rememberedName = (): string | undefined => readCookie('username');
export const isRemembering = (): boolean => readCookie('loginRemember') === '1';

/** Undefined forgets. */
export function rememberName(name: string | undefined): void {
  writeCookie('username', name);
  writeCookie('loginRemember', name === undefined ? undefined : '1');
}

export function rememberedPhone(): Phone | undefined {
  try {
    const kept = JSON.parse(readCookie('loginTypeSms') ?? 'null') as Partial<Phone> | null;
    if (typeof kept?.mobileNum !== 'string') return undefined;
    return { mobileNum: kept.mobileNum, countryDialingCode: String(kept.countryDialingCode ?? '') };
  } catch {
    return undefined;
  }
}

/** Undefined forgets. */
export function rememberPhone(phone: Phone | undefined): void {
  const text =
    phone === undefined
      ? undefined
      : JSON.stringify({
          mobileNum: phone.mobileNum,
          countryDialingCode: phone.countryDialingCode,
        });
  writeCookie('loginTypeSms', text);
}
