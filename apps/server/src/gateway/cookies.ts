// The cookies of Baize: never readable by scripts, never sent by other sites, and bound to this
// very host over TLS where there is TLS. A page of another site neither brings nor gets one. [S8]
import type { FastifyReply, FastifyRequest } from 'fastify';

const namePattern = /^(baize_[\w-]{1,80}|captchaId)$/;
const valuePattern = /^[\w.~-]*$/;
const cookiesMax = 50;
const lengthMax = 200;

/** A browser keeps such a name only from this host itself, over TLS. */
const nameOnWire = (name: string, origin: string) =>
  origin.startsWith('https:') ? `__Host-${name}` : name;

/** Sets or, with value null, clears a cookie on the answer. */
export function cookieSetter(request: FastifyRequest, reply: FastifyReply, origin: string) {
  return (name: string, value: string | null, maxAgeSeconds?: number): void => {
    if (!namePattern.test(name) || !valuePattern.test(value ?? '')) {
      throw new Error(`"${name}" cannot be set as a cookie`);
    }
    // Else another site could sign a visitor in under an account of its own.
    if (pageOf(request, origin) === 'foreign') return;
    const age = value === null ? 0 : maxAgeSeconds;
    const guard = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
    const cookie = `${nameOnWire(name, origin)}=${value ?? ''}; ${guard}`;
    // Fastify lists each one beside those that were set before.
    reply.header('set-cookie', age === undefined ? cookie : `${cookie}; Max-Age=${age}`);
  };
}

/** Our own cookies in a request of our own pages, by name. */
export function cookiesOf(
  request: FastifyRequest,
  origin: string,
): Readonly<Record<string, string>> {
  const { cookie } = request.headers;
  if (cookie === undefined || pageOf(request, origin) === 'foreign') return {};
  const prefix = nameOnWire('', origin);
  const pairs = cookie.split(';', cookiesMax).flatMap((part) => {
    const at = part.indexOf('=');
    const onWire = part.slice(0, Math.max(0, at)).trim();
    const name = onWire.slice(prefix.length);
    const value = part.slice(at + 1).trim();
    const isOurs = onWire.startsWith(prefix) && namePattern.test(name) && value.length <= lengthMax;
    return isOurs && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * The cookies by which a request may act. Where it changes something, a page of ours sent it; a GET
 * that changes something, as older clients do, would else be a link that anybody can send.
 */
export function signingCookiesOf(
  request: FastifyRequest,
  origin: string,
  effect: 'reads' | 'acts',
): Readonly<Record<string, string>> {
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  const isOurs = isGet ? isCallOfOurs : isPageOfOurs;
  const isSure = (isGet && effect === 'reads') || isOurs(request, origin);
  return isSure ? cookiesOf(request, origin) : {};
}

const isPageOfOurs = (request: FastifyRequest, origin: string): boolean =>
  pageOf(request, origin) === 'ours';

/** A link in a letter is of no page; older browsers say of which page a call is. */
function isCallOfOurs(request: FastifyRequest, origin: string): boolean {
  const { 'sec-fetch-site': from, referer } = request.headers;
  if (from !== undefined) return from === 'same-origin';
  return pageOf(request, origin) === 'ours' || (referer?.startsWith(`${origin}/`) ?? false);
}

/**
 * Tells whose page sent this request. Browsers say so in a header, older ones only by the origin of
 * calls that may change something; programs say nothing.
 */
function pageOf(request: FastifyRequest, origin: string): 'ours' | 'foreign' | 'unsaid' {
  const { headers, protocol, host } = request;
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin' || from === 'none' ? 'ours' : 'foreign';
  const page = headers.origin;
  if (page === undefined) return 'unsaid';
  return page === origin || page === `${protocol}://${host}` ? 'ours' : 'foreign';
}
