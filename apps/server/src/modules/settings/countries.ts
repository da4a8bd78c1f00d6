// Every country that has telephones, with its dialing code; their names are the reader's language's
// own matter.
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

export const countries = getCountries()
  .map((countryCode) => ({
    countryCode: String(countryCode),
    countryDialingCode: String(getCountryCallingCode(countryCode)),
  }))
  .sort((one, other) => (one.countryCode < other.countryCode ? -1 : 1));
