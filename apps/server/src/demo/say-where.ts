// Says where everything is and who may sign in, once everything runs.
import { demoLogins } from './demo-world.ts';

export function sayWhere(
  urls: { site: string; console: string },
  paymentUrl: string,
  say: (text: string) => void,
): void {
  say('');
  say(`  Baize is running.`);
  say('');
  say(`  Site       ${urls.site}`);
  say(`  Console    ${urls.console}`);
  say(`  Payments   ${paymentUrl} (sandbox provider)`);
  say(`  API        ${urls.site}/openapi`);
  say('');
  for (const { role, username, password } of demoLogins) {
    say(`  ${role.padEnd(10)} ${username} / ${password}`);
  }
  say('');
  say('  Ctrl-C stops it; the data stays.');
}
