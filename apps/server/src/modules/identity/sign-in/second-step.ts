// Checks the second factor, by any method that is open to the member. Undefined when it is valid;
// it is then used up.
import { isRefusal, refuse, type Refusal, type UsedPasskey } from '@baize/contract';
import type { CodePurpose } from '../../verification/index.ts';
import type { IdentityParts } from '../ports.ts';
import type { SignInPlayer } from '../accounts/store/player-reader.ts';

export interface SecondProof {
  readonly method: string;
  readonly code?: string | undefined;
  readonly passkey?: UsedPasskey | undefined;
}

export interface SecondFacts {
  readonly player: Pick<SignInPlayer, 'id' | 'mobileKey' | 'emailKey'>;
  /** The purpose of the sent codes. */
  readonly purpose: CodePurpose;
  readonly origin: string;
  readonly now: number;
}

type SecondRefusal = Refusal<
  'factor-locked' | 'factor-code-wrong' | 'passkey-refused' | 'code-wrong' | 'code-expired'
>;

export async function refusalOfSecond(
  parts: IdentityParts,
  { method, code = '', passkey }: SecondProof,
  { player, purpose, origin, now }: SecondFacts,
): Promise<SecondRefusal | undefined> {
  const { factors } = parts.ports;
  const holder = `player:${player.id}` as const;
  if (method === 'totp') return factors.verifyTotp({ holder, code, now });
  if (method === 'recovery') return factors.verifyRecovery({ holder, code, now });
  if (method === 'passkey') {
    if (!passkey) return refuse('passkey-refused');
    const whose = await factors.finishPasskeySignIn({
      whose: holder,
      origin,
      now,
      response: passkey,
    });
    return isRefusal(whose) ? whose : undefined;
  }
  const recipient = method === 'sms' ? player.mobileKey : player.emailKey;
  if (!recipient || (method !== 'sms' && method !== 'email')) return refuse('factor-code-wrong');
  return refusalOfCode(parts, { purpose, recipient, code, now });
}

interface CodeFacts {
  readonly purpose: CodePurpose;
  readonly recipient: string;
  readonly code: string;
  readonly now: number;
}

/** Judges a code and spends it. */
export async function refusalOfCode(
  { ports }: IdentityParts,
  tried: CodeFacts,
): Promise<Refusal<'code-wrong' | 'code-expired'> | undefined> {
  const wrong = await ports.codes.check(tried);
  if (wrong) return wrong;
  const isFirst = await ports.database.transaction((tx) => ports.codes.spend(tx, tried));
  return isFirst ? undefined : refuse('code-expired');
}
