// The last steps of every recovery of a password: a second factor where the member or the brand
// asks for one, an acceptable password, and then the change, which ends every session. [S17]
import { refuse, type Refusal } from '@baize/contract';
import type { CallContext } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { forgetAttempts } from '../../../platform/attempts/index.ts';
import { nameSubject } from '../sign-in/attempt-limits.ts';
import { challenge, contactsOf, recovering } from '../sign-in/sign-in.ts';
import type { IdentityParts } from '../ports.ts';
import { deviceOf } from '../accounts/rules/device.ts';
import { refusalOfSecond, type SecondProof } from '../sign-in/second-step.ts';
import { setPassword } from '../sign-in/set-password.ts';
import { keyOfUsername, type SignInPlayer } from '../accounts/store/player-reader.ts';

type Refused = Refusal<'second-factor-missing' | 'factor-locked' | 'factor-code-wrong'>;

export interface Recovering {
  readonly player: SignInPlayer;
  /** The proof given already: a code to this phone or a mail to this box. */
  readonly proved: 'sms' | 'email';
  readonly second: Partial<SecondProof>;
}

/** A forgotten password is never a way around a second factor. */
export async function refusalOfRecovery(
  parts: IdentityParts,
  { player, proved, second }: Recovering,
  { origin, now, address }: Pick<CallContext, 'origin' | 'now' | 'address'>,
): Promise<Refused | undefined> {
  const { ports } = parts;
  const factors = (await ports.factors.methodsOf(`player:${player.id}`)).filter(
    (method) => method !== 'passkey',
  );
  const others = ports.policy().recoverySecondFactor
    ? contactsOf(player).filter((contact) => contact !== proved)
    : [];
  const methods: readonly string[] = factors.length > 0 ? factors : others;
  if (methods.length === 0) return undefined;
  const { method } = second;
  if (method === undefined || !methods.includes(method)) {
    return challenge(parts, { player, method: recovering }, methods, { address, now });
  }
  const facts = { player, purpose: 'verify', origin, now } as const;
  const wrong = await refusalOfSecond(parts, { ...second, method }, facts);
  if (!wrong || wrong.refused === 'factor-locked') return wrong as Refused | undefined;
  // The code that was proved before is another: a form must know which of the two was wrong.
  return refuse('factor-code-wrong');
}

/** Sets the new password and ends all sessions. */
export async function recover(
  parts: IdentityParts,
  tx: Tx,
  { player, hash }: { readonly player: SignInPlayer; readonly hash: string },
  { now, address, userAgent }: Pick<CallContext, 'now' | 'address' | 'userAgent'>,
): Promise<void> {
  await forgetAttempts(tx, nameSubject(keyOfUsername(player.username)));
  await setPassword(parts, tx, {
    playerId: player.id,
    hash,
    ends: 'all',
    notice: 'password-recovered',
    at: now,
    address,
    device: deviceOf(userAgent),
  });
}
