// A random number of this browser, so that a player can tell their own sessions apart.
import { readStored, writeStored } from '../../app/stored.ts';

const storageKey = 'SHELL_deviceId';

export function deviceId(): string {
  const kept = readStored('local', storageKey);
  if (kept !== undefined) return kept;
  const made = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored('local', storageKey, text);
  return text;
}
