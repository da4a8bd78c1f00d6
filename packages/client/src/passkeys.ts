// Has this browser make or use a passkey for the options that the server gave, and gives what the
// server must see of it. The code for it is fetched when it is first needed.
import type { factors, InputOf, UsedPasskey } from '@baize/contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export type NewPasskey = InputOf<typeof factors.addPasskey>['response'];
/** Options of WebAuthn, as the server's half of the same library printed them. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

export async function answerWithPasskey(options: PasskeyOptions): Promise<UsedPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const handle = userHandle === undefined ? {} : { userHandle };
  const signed = { clientDataJSON, authenticatorData, signature, ...handle };
  return { id, rawId, type, response: signed };
}
