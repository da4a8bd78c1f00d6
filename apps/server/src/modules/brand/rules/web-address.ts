// The addresses that a brand may link to: whole web addresses without a user name or password. Only
// one's own machine may be linked without TLS.
import { refuse, type Refusal } from '@baize/contract';

const own = /^(?:localhost|127\.0\.0\.1|\[::1\])$/u;

export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/u.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && own.test(hostname));
}

/** Of these the first that is written and is none. */
export function refusalOfAddresses(
  addresses: readonly string[],
): Refusal<'web-address-invalid'> | undefined {
  const wrong = addresses.find((address) => address !== '' && !isWebAddress(address));
  return wrong === undefined
    ? undefined
    : refuse('web-address-invalid', { facts: { address: wrong.slice(0, 80) } });
}
