// A phone number as people type it, read into the one form it is kept in: E.164.
import { createRequire } from 'node:module';
import type * as phones from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';

export interface TypedPhone {
  readonly mobileNum: string;
  /** `63`, `+63` or `0063`; absent: the brand's own country. */
  readonly countryDialingCode?: string | undefined;
}

const lengthMax = 20;
const require = createRequire(import.meta.url);
/** Loaded with the first number. */
const library = () => require('libphonenumber-js') as typeof phones;

/** The number in E.164 form, e.g. `+639171234567`; undefined when there can be no such number. */
export function readPhone(
  { mobileNum, countryDialingCode }: TypedPhone,
  homeCountry: string,
): string | undefined {
  const typed = mobileNum.normalize('NFKC').trim();
  if (typed.length > lengthMax) return undefined;
  const dialing = (countryDialingCode ?? '').replace(/^(\+|00)|\s/gu, '');
  if (dialing !== '' && !/^\d{1,4}$/u.test(dialing)) return undefined;
  const read = typed.startsWith('+') || dialing === '' ? typed : `+${dialing}${bare(typed)}`;
  const { parsePhoneNumberFromString } = library();
  const found =
    parsePhoneNumberFromString(read, homeCountry as CountryCode) ??
    (dialing === '' ? undefined : parsePhoneNumberFromString(`+${dialing}${typed}`));
  return found?.isValid() ? found.number : undefined;
}

/** Without the zero that is dialled at home only. */
const bare = (typed: string) => typed.replace(/^0+/u, '');
