// The form of a recovery code: 24 characters of an alphabet of 32 without look-alikes, in six
// groups. Its 120 bits are beyond guessing, also from its digest. [S17] Typed codes are read
// leniently.
export const recoveryCodeBytes = 24;

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Prints random bytes, a letter each; 256 is a multiple of 32, so every letter is as likely. */
export function printRecoveryCode(bytes: Uint8Array): string {
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return text.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** The code a person meant: case, spaces, dashes, and O, I and L for 0 and 1 do not matter. */
export function readRecoveryCode(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
