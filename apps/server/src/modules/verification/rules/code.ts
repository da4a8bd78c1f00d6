// A one-time code: seven digits, because six fall short of 20 bits. [S17]

export const codeDigits = 7;
export const codeFailuresMax = 5;

const codes = 10 ** codeDigits;
const span = 2 ** 32;
const fair = span - (span % codes);

/** The code of four bytes of chance; undefined when they must be drawn anew to stay fair. */
export function codeOf(chance: Uint8Array): string | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = chance;
  const drawn = ((a * 256 + b) * 256 + c) * 256 + d;
  return drawn < fair ? String(drawn % codes).padStart(codeDigits, '0') : undefined;
}

/** How often a code may be sent to one recipient, and how long they wait after that. */
export const sendPace = {
  sendsMax: 5,
  windowMs: 10 * 60_000,
  blockMs: 5 * 60_000,
  pauseMs: 1_000,
} as const;

/** How many codes one address may ask for before a person must prove to be there. */
export const freePace = {
  sendsMax: 3,
  windowMs: 10 * 60_000,
  blockMs: 10 * 60_000,
  pauseMs: 0,
} as const;
