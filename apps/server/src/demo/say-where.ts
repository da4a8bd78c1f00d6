// Says where everything is and who may sign in, once everything runs.
import type { FirstOwner } from '../modules/operator/index.ts';
import { demoLogins } from './demo-world.ts';

export interface Guests {
  /** Whether the demo world is there, whose logins are told. */
  readonly demo: boolean;
  /** The first owner, when one was made just now. */
  readonly owner: FirstOwner | undefined;
}

export function sayWhere(
  urls: { site: string; console: string; payments: string | undefined; phones: string | undefined },
  guests: Guests,
  say: (text: string) => void,
): void {
  say('');
  say(`  Baize is running.`);
  say('');
  say(`  Site       ${urls.site}`);
  say(`  Console    ${urls.console}`);
  if (urls.payments) say(`  Payments   ${urls.payments} (sandbox provider)`);
  if (urls.phones) say(`  Phones     ${urls.phones} (sandbox provider)`);
  say(`  API        ${urls.site}/openapi`);
  say('');
  if (guests.demo) sayLogins(say);
  if (guests.owner) sayOwner(guests.owner, say);
  say('');
  say('  Ctrl-C stops it; the data stays.');
}

function sayLogins(say: (text: string) => void): void {
  for (const { role, username, password } of demoLogins) {
    say(`  ${role.padEnd(10)} ${username} / ${password}`);
  }
  say('');
  say('  The demo world lets staff in by password alone (policy staffSecondFactor is off).');
}

function sayOwner({ username, password }: FirstOwner, say: (text: string) => void): void {
  if (password === undefined) return say(`  Console: ${username}, with OWNER_PASSWORD`);
  say(`  Console: ${username} / ${password}`);
  say('  Told this once, good for a day: the first sign-in asks for a password of your own.');
}
