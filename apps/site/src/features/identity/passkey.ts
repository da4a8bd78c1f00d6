// The browser's passkeys. Their library comes only when one is wanted, and a person who waves the
// browser's own question away has refused nothing: nothing happens.
import type { identity, InputOf } from '@baize/contract';
import { passkeysWork } from '@baize/ui';

type Options = Readonly<Record<string, unknown>>;
export type PasskeyAnswer = InputOf<typeof identity.loginPasskey>['passkey'];

/** Whether the browser offers passkeys among the names it would fill in. */
export async function offersPasskeys(): Promise<boolean> {
  if (!passkeysWork()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Undefined: the person did not want to after all. `quiet` waits within the box of the name. */
export async function askPasskey(
  options: Options,
  manner: 'aloud' | 'quiet' = 'aloud',
): Promise<PasskeyAnswer | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    const answer = await startAuthentication({
      optionsJSON: options as unknown as Asked,
      useBrowserAutofill: manner === 'quiet',
    });
    const { id, rawId, type, response } = answer;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature };
    return {
      id,
      rawId,
      type,
      response: userHandle === undefined ? signed : { ...signed, userHandle },
    };
  } catch (error) {
    if (isWaved(error)) return undefined;
    throw error;
  }
}

function isWaved(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
