// A phone number as the form holds it: its country's dialing code and the number without it.

export interface Phone {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

const lengthMin = 5;
const lengthMax = 14;

/** The typed number, without spaces, dashes and brackets. */
export const cleanNumber = (typed: string): string => typed.trim().replace(/[\s().-]/gu, '');

/** Whether it can be a number at all; whether it exists only the server can tell. */
export function isPhone({ countryDialingCode, mobileNum }: Phone): boolean {
  const number = cleanNumber(mobileNum);
  const isLong = number.length >= lengthMin && number.length <= lengthMax;
  return countryDialingCode !== '' && isLong && /^\d+$/u.test(number);
}

/** As it is sent. */
export const sentPhone = ({ countryDialingCode, mobileNum }: Phone): Phone => ({
  countryDialingCode,
  mobileNum: cleanNumber(mobileNum),
});

/** A number pasted whole, `+62 812…`, tells its country itself. */
export function pastedPhone(typed: string, dialingCodes: readonly string[]): Phone | undefined {
  const digits = /^(?:\+|00)(\d+)$/u.exec(cleanNumber(typed))?.[1];
  if (digits === undefined) return undefined;
  const dialing = dialingCodes
    .filter((code) => code !== '' && digits.startsWith(code))
    .toSorted((a, b) => b.length - a.length)[0];
  if (dialing === undefined) return undefined;
  return { countryDialingCode: dialing, mobileNum: digits.slice(dialing.length) };
}
