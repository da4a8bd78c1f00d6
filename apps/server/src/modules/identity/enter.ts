// The one way in for whoever has proved who they are, however they did: the state of the account,
// the exclusion register, a second step where one is due, and then the session. Every sign-in is
// written down, with the place it came from.
import { refuse, type Refusal } from '@baize/contract';
import type { Caller, CallContext } from '../../platform/call/index.ts';
import { newId, randomToken } from '../../platform/randomness/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import type { IdentityParts } from './parts.ts';
import { maskMail, maskNumber } from './rules/mask.ts';
import { deviceOf } from './rules/device.ts';
import { signIn, type SessionAnswer } from './sign-in.ts';
import { keepChallenge } from './store/challenge-store.ts';
import { knowsPlace, writeLogin } from './store/login-store.ts';
import type { SignInPlayer } from './store/player-reader.ts';
import { excludePlayer } from './store/player-writer.ts';

export type SignInMethod = 'password' | 'sms' | 'ticket' | 'passkey' | 'register';

export interface Entering {
  readonly player: SignInPlayer;
  readonly method: SignInMethod;
  /** What was typed is the platform's initial password. */
  readonly isInitialPassword?: boolean;
  readonly remember?: boolean | undefined;
  readonly deviceId?: string | undefined;
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
  const methods = method === 'passkey' ? [] : await secondStepsDue(parts, player, call);
  if (methods.length === 0)
    return admit(parts, { ...entering, withFactor: method === 'passkey' }, call);
  await noteLogin(parts, { playerId: player.id, outcome: 'second-factor-missing', method }, call);
  return challenge(parts, entering, methods, call);
}

export interface Admitting extends Entering {
  readonly withFactor: boolean;
}

/** Opens the session of a player from whom nothing more is asked. */
export async function admit(
  parts: IdentityParts,
  admitting: Admitting,
  call: EnterCall,
): Promise<SessionAnswer> {
  const { ports } = parts;
  const isNew = !(await knowsPlace(ports.database.kysely, admitting.player.id, placeOf(call)));
  return ports.database.transaction(async (tx) => {
    const note = loginNote(parts, { playerId: admitting.player.id, outcome: 'signed-in' }, call);
    await writeLogin(tx, { ...note, method: admitting.method, newPlace: isNew }, call.now);
    return signIn(parts, tx, { ...admitting, isNewPlace: isNew }, call);
  });
}

/** Why this player may not come in whatever they prove. */
export async function refusalOfState(
  { ports }: IdentityParts,
  player: SignInPlayer,
  { now }: Pick<CallContext, 'now'>,
): Promise<Refusal<'account-locked' | 'account-excluded' | 'account-closed'> | undefined> {
  if (player.state === 'excluded') return refuse('account-excluded');
  if (player.state === 'closed') return refuse('account-closed');
  if (player.state === 'locked') return refuse('account-locked');
  const { fullName, birthday, documentKey } = player;
  if (!(await ports.isExcluded({ fullName, birthday, documentKey }))) return undefined;
  await ports.database.transaction((tx) => excludePlayer(tx, player.id, now));
  return refuse('account-excluded');
}

async function secondStepsDue(
  { ports }: IdentityParts,
  player: SignInPlayer,
  call: EnterCall,
): Promise<readonly string[]> {
  const factors = await ports.factors.methodsOf(`player:${player.id}`);
  if (factors.length > 0 || !ports.isOn('LOGINIPVERF3')) return factors;
  if (await knowsPlace(ports.database.kysely, player.id, placeOf(call))) return [];
  // A member whom nothing reaches cannot be asked for anything.
  return contactsOf(player);
}

export function contactsOf({ mobileKey, emailKey }: SignInPlayer): readonly ('sms' | 'email')[] {
  return [...(mobileKey ? (['sms'] as const) : []), ...(emailKey ? (['email'] as const) : [])];
}

async function challenge(
  { ports }: IdentityParts,
  { player, method, remember = false }: Entering,
  methods: readonly string[],
  { address, now }: EnterCall,
): Promise<Refusal<'second-factor-missing'>> {
  const challengeId = randomToken(ports.randomness);
  const { id: playerId } = player;
  const kept = { digest: digestOf(challengeId), playerId, method, address, remember, methods };
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
