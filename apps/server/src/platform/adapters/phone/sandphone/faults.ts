// Deliberate faults, chosen by the number that a code is asked for: a real provider shows every one
// of these now and then.

export const phoneErrors = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'internal-error',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const;

export type PhoneError = (typeof phoneErrors)[number];

const byEnding: Readonly<Record<string, PhoneError>> = {
  '0001': 'invalid-phone-number',
  '0002': 'too-many-requests',
  '0003': 'internal-error',
  '0004': 'captcha-check-failed',
  '0005': 'quota-exceeded',
  '0006': 'operation-not-allowed',
  '0007': 'popup-closed-by-user',
};

/** The error that a number stands for; undefined for every other one. */
export const errorOf = (phoneNumber: string): PhoneError | undefined =>
  byEnding[phoneNumber.slice(-4)];

/** The code of such a number has run out when it arrives. */
export const isLate = (phoneNumber: string): boolean => phoneNumber.endsWith('0008');
