// The last username of this browser, kept for one day when the player wishes it. Never a password.
import { readCookie, writeCookie } from '../../app/stored.ts';

export const rememberedName = (): string | undefined => readCookie('username');

/** Undefined forgets. */
export function rememberName(name: string | undefined): void {
  writeCookie('username', name);
  writeCookie('loginRemember', name === undefined ? undefined : '1');
}
