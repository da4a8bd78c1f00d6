// The free demo: a session with play money, without a name or a password.
import { client } from '../client.ts';
import { siteConfig } from '../site-config.ts';
import { passwordSettled } from './arrival.ts';
import { beginSession } from './sign-in.ts';

/** Signs a visitor in on a demo account. */
export async function signInOnDemo() {
  const result = await client.identity.loginFreePlay({
    os: siteConfig.platform.toUpperCase(),
    platform: 'W',
  });
  if (!result.ok) return result;
  passwordSettled();
  await beginSession(result.value);
  return result;
}
