// The one way in for whoever has proved who they are, however they did: the state of the account,
// the exclusion register, a second step where one is due, and then the session. Every sign-in is
// written down, with the place it came from.
import { refuse, type Refusal } from '@baize/contract';
import type { Caller, CallContext } from '../../platform/call/index.ts';
import { newId, randomToken } from '../../platform/randomness/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import { endEverything } from './end-everything.ts';
import type { IdentityParts } from './parts.ts';
import { maskMail, maskNumber } from './rules/mask.ts';
import { deviceOf } from './rules/device.ts';
import { signIn, type SessionAnswer } from './sign-in.ts';
import { keepChallenge } from './store/challenge-store.ts';
import { knowsPlace, writeLogin } from './store/login-store.ts';
import { unlockName } from './store/locked-name-store.ts';
import { keyOfUsername, type SignInPlayer } from './store/player-reader.ts';
import { excludePlayer } from './store/player-writer.ts';

export type SignInMethod = 'password' | 'sms' | 'ticket' | 'passkey' | 'register';

export interface Entering {
  readonly player: SignInPlayer;
  readonly method: SignInMethod;
  /** What was typed is the platform's initial password. */
  readonly isInitialPassword?: boolean;
  readonly remember?: boolean | undefined;
  readonly deviceId?: string | undefined;
  /** When they last signed in in full, where it is not now. */
  readonly fullSignInAt?: number;
  /** The name was locked by failures and the brand asks for more than its password since. */
  readonly isUnlocking?: boolean;
}

export type EnterCall = CallContext & { readonly caller: Caller };
type Refused = Refusal<
  'account-locked' | 'account-excluded' | 'account-closed' | 'second-factor-missing'
>;

const challengeMs = 10 * 60_000;

/** Lets a player in who has proved themselves once; a second step may be asked for. */
export async function enter(
  parts: IdentityParts,
  entering: Entering,
  call: EnterCall,
): Promise<SessionAnswer | Refused> {
  const { player, method } = entering;
  const barred = await refusalOfState(parts, player, call);
  if (barred) {
    await noteLogin(parts, { playerId: player.id, outcome: barred.refused, method }, call);
    return barred;
  }
  // A passkey is something one has, unlocked by what one knows or is: nothing more is asked.
  const methods = method === 'passkey' ? [] : await secondStepsDue(parts, entering, call);
  if (methods === 'none') {
    await noteLogin(parts, { playerId: player.id, outcome: 'account-locked', method }, call);
    return refuse('account-locked');
  }
  if (methods.length === 0)
    return admit(parts, { ...entering, withFactor: method === 'passkey' }, call);
  await noteLogin(parts, { playerId: player.id, outcome: 'second-factor-missing', method }, call);
  return challenge(parts, entering, methods, call);
}

export interface Admitting extends Entering {
  readonly withFactor: boolean;
}

/**
 * Opens the session of a player from whom nothing more is asked; not when they were locked, or
 * their password changed, while they proved themselves.
 */
export async function admit(
  parts: IdentityParts,
  admitting: Admitting,
  call: EnterCall,
): Promise<SessionAnswer | Refusal<'account-locked'>> {
  const { ports } = parts;
  const { player, method } = admitting;
  const isNew = !(await knowsPlace(ports.database.kysely, player.id, placeOf(call)));
  return ports.database.transaction(async (tx) => {
    const answer = await signIn(parts, tx, { ...admitting, isNewPlace: isNew }, call);
    if (!answer) return refuse('account-locked');
    const note = loginNote(parts, { playerId: player.id, outcome: 'signed-in' }, call);
    await writeLogin(tx, { ...note, method, newPlace: isNew }, call.now);
    if (admitting.withFactor) await unlockName(tx, keyOfUsername(player.username));
    return answer;
  });
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
  { player, isUnlocking }: Entering,
  call: EnterCall,
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

type FirstStep = Pick<Entering, 'player' | 'remember' | 'isInitialPassword' | 'fullSignInAt'> & {
  readonly method: SignInMethod | typeof recovering;
};

/** What a challenge of a recovery says instead of a way in: it sends codes and opens nothing. */
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

export const placeOf = ({ address, country, userAgent }: CallContext) => ({
  address,
  country,
  device: deviceOf(userAgent),
});

interface Outcome {
  readonly playerId: string | null;
  readonly outcome: string;
  readonly method: string;
}

function loginNote(
  { ports }: IdentityParts,
  { playerId, outcome }: Omit<Outcome, 'method'>,
  call: CallContext,
) {
  const { address, country, device } = placeOf(call);
  const id = newId(call.now, ports.randomness);
  return { id, playerId, outcome, address, country, device };
}

/** Writes a try down that opened no session. */
export async function noteLogin(
  parts: IdentityParts,
  { method, ...outcome }: Outcome,
  call: CallContext,
): Promise<void> {
  const note = { ...loginNote(parts, outcome, call), method, newPlace: false };
  await writeLogin(parts.ports.database.kysely, note, call.now);
}
