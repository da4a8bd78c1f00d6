// One attempt to sign in: the answer becomes the session, or the refusal is given back.
import type { Failure } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { beginSession } from '../../app/session/sign-in.ts';
import { currentText } from '../../app/texts/texts.ts';
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
  welcome(result.value);
  return undefined;
}

interface Welcomed {
  readonly userName: string;
  readonly lastLogin: { readonly at: number; readonly ip: string } | null;
}

/** Tells when and from where the account was last used, so that a stranger is noticed. */
function welcome({ userName, lastLogin }: Welcomed): void {
  const t = currentText();
  const detail =
    lastLogin === null
      ? t('identity.first-login')
      : t('identity.last-login', {
          when: formatDateTime(lastLogin.at, { tag: t.tag }),
          address: lastLogin.ip,
        });
  showToast({ kind: 'good', text: t('identity.welcome', { name: userName }), detail });
}
