// One attempt to sign in: the answer becomes the session, or the refusal is given back.
import type { Failure } from '@baize/client';
import { client } from '../../app/client.ts';
import { beginSession } from '../../app/session/sign-in.ts';
import { deviceId } from './device-id.ts';
import type { HumanProof } from './human-check/human-check.tsx';
import { rememberName } from './remembered-name.ts';

export interface SignInForm {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

export async function signInOnce(
  { username, password, remember }: SignInForm,
  proof: HumanProof,
): Promise<Failure | undefined> {
  const name = username.trim();
  const result = await client.identity.login({
    username: name,
    password: password.trim(),
    type: 'username',
    loginDeviceId: deviceId(),
    ...proof,
  });
  if (!result.ok) return result;
  rememberName(remember ? name : undefined);
  await beginSession(result.value);
  return undefined;
}
