// Older clients try the games by registering: a drawn guest name, under the brand's trial code.
// That makes a demo account, which belongs to no person.
import { refuse } from '@baize/contract';
import { makeDemo } from '../accounts/demo-account.ts';
import { isGuestName } from '../accounts/guest-name.ts';
import type { IdentityParts } from '../ports.ts';
import type { RegisterCall } from './registering.ts';
import type { Registration } from './rules/registration.ts';

/** The gateway lets no other code through than the brand's own and its trial's. */
export function isTrial({ ports }: IdentityParts, { headers, way }: RegisterCall): boolean {
  if (way !== 'username' || !ports.isOn('LEGACYSEAL3')) return false;
  return headers['merchant']?.trim().toLowerCase() === `${ports.merchant()}trial`;
}

export async function createTrial(parts: IdentityParts, form: Registration, call: RegisterCall) {
  const { ports } = parts;
  const { username, password, confirmPassword } = form;
  if (!ports.isOn('FREEPLAY3')) return refuse('trial-not-offered');
  if (!isGuestName(username)) return refuse('field-format', { facts: { field: 'username' } });
  if (password !== confirmPassword) return refuse('passwords-differ');
  const passwordHash = password === '' ? null : await ports.passwords.hash(password);
  const asked = { username, passwordHash, registerIntent: call.intent };
  const made = await ports.database.transaction((tx) => makeDemo(parts, tx, asked, call));
  return made ?? refuse('username-taken');
}
