// One registration: it takes effect once however often it is sent, and signs the new member in.
import type { Failure } from '@baize/client';
import { client } from '../../app/client.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { beginSession } from '../../app/session/sign-in.ts';
import { deviceId } from './device-id.ts';
import type { HumanProof } from './human-check/human-check.tsx';
import type { Typed } from './register-rules.ts';

const termsVersion = '1';

export async function registerOnce(typed: Typed, proof: HumanProof): Promise<Failure | undefined> {
  const { username = '', password = '', confirmPassword = '', ...more } = typed;
  const filled = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== ''));
  const result = await sendOnce({ name: 'register', print: username }, (intent) =>
    client.identity.register(
      {
        ...filled,
        ...proof,
        username,
        password,
        confirmPassword,
        termsVersion,
        login: true,
        registerUrl: location.origin,
        registerMethod: 'WEB',
        domain: location.hostname,
        loginDeviceId: deviceId(),
      },
      { intent },
    ),
  );
  if (!result.ok) return result;
  await beginSession(result.value);
  return undefined;
}
