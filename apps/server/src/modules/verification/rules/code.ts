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

const hourMs = 60 * 60_000;

/** So many in an hour, and after that none for an hour. */
export const hourly = (sendsMax: number) => ({
  sendsMax,
  windowMs: hourMs,
  blockMs: hourMs,
  pauseMs: 0,
});

/** Whom an address stands for: of IPv6 one customer has a whole network of 64 bits. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...after];
  return `${whole.slice(0, 4).join(':')}::`;
}
