// Every country that has telephones, with its dialing code; their names are the reader's language's
// own matter.
import { createRequire } from 'node:module';
import type * as phones from 'libphonenumber-js';

export interface Country {
  readonly countryCode: string;
  readonly countryDialingCode: string;
}

const require = createRequire(import.meta.url);
let listed: readonly Country[] | undefined;

/** In the order of their codes. The library is loaded by the first question. */
export const countries = (): readonly Country[] => (listed ??= readCountries());

function readCountries(): readonly Country[] {
  const { getCountries, getCountryCallingCode } = require('libphonenumber-js') as typeof phones;
  return getCountries()
    .map((countryCode) => ({
      countryCode: String(countryCode),
      countryDialingCode: String(getCountryCallingCode(countryCode)),
    }))
    .sort((one, other) => (one.countryCode < other.countryCode ? -1 : 1));
}
