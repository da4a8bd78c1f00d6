// The last username of this browser, kept for one day when the player wishes it. Never a password.

const dayInSeconds = 86_400;
const nameCookie = 'username';
const wishCookie = 'loginRemember';

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}

function writeCookie(name: string, value: string | undefined): void {
  const age = value === undefined ? 0 : dayInSeconds;
  const text = encodeURIComponent(value ?? '');
  document.cookie = `${name}=${text}; path=/; max-age=${age}; SameSite=Strict`;
}

export const rememberedName = (): string | undefined => readCookie(nameCookie);

/** Undefined forgets. */
export function rememberName(name: string | undefined): void {
  writeCookie(nameCookie, name);
  writeCookie(wishCookie, name === undefined ? undefined : '1');
}
