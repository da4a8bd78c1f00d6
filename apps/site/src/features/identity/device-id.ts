// A random number of this browser, so that a player can tell their own sessions apart.
import { readStored, writeStored } from '../../app/stored.ts';

const storageKey = 'SHELL_deviceId';
/** Anything else was put there by somebody else, and no sign-in would be taken with it. */
const wellFormed = /^[\w-]{8,64}$/u;

export function deviceId(): string {
  const kept = readStored('local', storageKey);
  if (kept !== undefined && wellFormed.test(kept)) return kept;
  const made = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored('local', storageKey, text);
  return text;
}
