// Signs a player in after the first proof: the state of the account, the exclusion register, a
// second step where one is due, then the session.
import { refuse, type Refusal } from '@baize/contract';
import type { CallContext } from '../../../platform/call/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { endEverything } from './end-everything.ts';
import type { IdentityParts } from '../ports.ts';
import { maskMail, maskNumber } from '../accounts/rules/mask.ts';
import { noteLogin, placeOf } from './login-note.ts';
import {
  openSession,
  type ProvedPlayer,
  type SessionAnswer,
  type SignInCall,
  type SignInMethod,
} from './open-session.ts';
import { keepChallenge } from './store/challenge-store.ts';
import { knowsPlace } from './store/login-store.ts';
import type { SignInPlayer } from '../accounts/store/player-reader.ts';
import { excludePlayer } from '../accounts/store/player-writer.ts';

type Refused = Refusal<
  'account-locked' | 'account-excluded' | 'account-closed' | 'second-factor-missing'
>;

const challengeMs = 10 * 60_000;

/** Opens the session, asks for a second step, or says why the player may not sign in. */
export async function signIn(
  parts: IdentityParts,
  proved: ProvedPlayer,
  call: SignInCall,
): Promise<SessionAnswer | Refused> {
  const { player, method } = proved;
  const barred = await refusalOfState(parts, player, call);
  if (barred) {
    await noteLogin(parts, { playerId: player.id, outcome: barred.refused, method }, call);
    return barred;
  }
  // A passkey is something one has, unlocked by what one knows or is: nothing more is asked.
  const methods = method === 'passkey' ? [] : await secondStepsDue(parts, proved, call);
  if (methods === 'none') {
    await noteLogin(parts, { playerId: player.id, outcome: 'account-locked', method }, call);
    return refuse('account-locked');
  }
  if (methods.length === 0)
    return openSession(parts, { ...proved, withFactor: method === 'passkey' }, call);
  await noteLogin(parts, { playerId: player.id, outcome: 'second-factor-missing', method }, call);
  return challenge(parts, proved, methods, call);
}

/** Why this player may not come in whatever they prove. */
export async function refusalOfState(
  parts: IdentityParts,
  player: SignInPlayer,
  { now }: Pick<CallContext, 'now'>,
): Promise<Refusal<'account-locked' | 'account-excluded' | 'account-closed'> | undefined> {
  if (player.state === 'excluded') return refuse('account-excluded');
  if (player.state === 'closed') return refuse('account-closed');
  if (player.state === 'locked') return refuse('account-locked');
  const { fullName, birthday, documentKey } = player;
  const { isExcluded, database } = parts.ports;
  if (!(await isExcluded({ fullName, birthday, documentKey }))) return undefined;
  await database.transaction(async (tx) => {
    await excludePlayer(tx, player.id, now);
    await endEverything(parts, tx, player.id, 'excluded');
  });
  return refuse('account-excluded');
}

/** `none`: more is asked, and nothing reaches this member to ask for it by. */
async function secondStepsDue(
  { ports }: IdentityParts,
  { player, isUnlocking }: ProvedPlayer,
  call: SignInCall,
): Promise<readonly string[] | 'none'> {
  const factors = await ports.factors.methodsOf(`player:${player.id}`);
  if (factors.length > 0) return factors;
  const contacts = contactsOf(player);
  if (isUnlocking) return contacts.length > 0 ? contacts : 'none';
  if (!ports.isOn('LOGINIPVERF3')) return [];
  if (await knowsPlace(ports.database.kysely, player.id, placeOf(call))) return [];
  // A member whom nothing reaches cannot be asked for anything.
  return contacts;
}

export function contactsOf({ mobileKey, emailKey }: SignInPlayer): readonly ('sms' | 'email')[] {
  return [...(mobileKey ? (['sms'] as const) : []), ...(emailKey ? (['email'] as const) : [])];
}

type FirstStep = Pick<
  ProvedPlayer,
  'player' | 'remember' | 'isInitialPassword' | 'fullSignInAt'
> & {
  readonly method: SignInMethod | typeof recovering;
};

/** The answer to a challenge of a recovery: it sends codes and opens no session. */
export const recovering = 'recovery';

/** Asks for the second step of what was proved once. */
export async function challenge(
  { ports }: IdentityParts,
  { player, remember = false, isInitialPassword = false, ...first }: FirstStep,
  methods: readonly string[],
  { address, now }: Pick<CallContext, 'address' | 'now'>,
): Promise<Refusal<'second-factor-missing'>> {
  const challengeId = randomToken(ports.randomness);
  const kept = {
    digest: digestOf(challengeId),
    playerId: player.id,
    method: first.method,
    address,
    remember,
    methods,
    fullSignInAt: first.fullSignInAt ?? now,
    isInitialPassword,
  };
  await keepChallenge(ports.database.kysely, kept, now + challengeMs);
  const hints = { sms: maskNumber(player.mobileKey ?? ''), email: maskMail(player.emailKey ?? '') };
  return refuse('second-factor-missing', { value: { challengeId, methods, hints } });
}
