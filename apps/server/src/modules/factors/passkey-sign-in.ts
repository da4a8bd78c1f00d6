// Signing in with a passkey: as the only proof, for any holder of a passkey of this side, or as the
// second proof of a known holder. A challenge is answered once, whether the answer is right or not.
import { refuse, type Refusal, type UsedPasskey } from '@baize/contract';
import type { Holder, Side } from './holder.ts';
import type { FactorsParts } from './parts.ts';
import { keepChallenge, takeChallenge } from './store/challenge-store.ts';
import { findPasskey, listPasskeys, noteUse, type StoredPasskey } from './store/passkey-store.ts';
import { challengeIn, requestOptions, verifyUsed } from './webauthn.ts';

/** A holder who has proved themselves once, or the side where anybody may come in. */
export type Whose = Holder | Side;

export interface PasskeyAsked {
  readonly whose: Whose;
  /** Scheme and host of the page, as the call has it. */
  readonly origin: string;
  readonly now: number;
}

const isHolder = (whose: Whose): whose is Holder => whose.includes(':');

/** An opaque name of the holder that a passkey keeps and shows again. */
export const handleOf = ({ keeping }: FactorsParts, holder: string) =>
  keeping.digest('passkey handle', holder);

export async function beginPasskeySignIn(
  { ports }: FactorsParts,
  { whose, origin, now }: PasskeyAsked,
): Promise<Record<string, unknown>> {
  const on = ports.database.kysely;
  const known = isHolder(whose) ? await listPasskeys(on, whose) : undefined;
  const options = await requestOptions(origin, known);
  const { challenge } = options;
  await keepChallenge(on, { challenge, purpose: 'sign-in', subject: whose }, now);
  return { ...options };
}

export async function finishPasskeySignIn(
  parts: FactorsParts,
  { whose, origin, now, response }: PasskeyAsked & { readonly response: UsedPasskey },
): Promise<Holder | Refusal<'passkey-refused'>> {
  const on = parts.ports.database.kysely;
  const challenge = challengeIn(response);
  if (challenge === undefined) return refuse('passkey-refused');
  const given = { challenge, purpose: 'sign-in', subject: whose } as const;
  if (!(await takeChallenge(on, given, now))) return refuse('passkey-refused');
  const passkey = await findPasskey(on, response.id);
  if (!passkey || !fits(parts, passkey, whose, response)) return refuse('passkey-refused');
  const isAlone = !isHolder(whose);
  const counter = await verifyUsed(response, passkey, { origin, challenge, isAlone });
  if (counter === undefined) return refuse('passkey-refused');
  const isFirst = await noteUse(on, { id: passkey.id, counter }, now);
  return isFirst ? (passkey.holder as Holder) : refuse('passkey-refused');
}

/** Whether this passkey may answer here, and names the holder we know it by. */
function fits(
  parts: FactorsParts,
  { holder }: StoredPasskey,
  whose: Whose,
  { response: { userHandle } }: UsedPasskey,
): boolean {
  if (isHolder(whose)) return holder === whose;
  return holder.startsWith(`${whose}:`) && userHandle === handleOf(parts, holder);
}
