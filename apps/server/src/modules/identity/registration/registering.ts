// Registration by every way: the form is cleaned and judged, its proofs are used up with the member
// they make, and the member is signed in if asked for.
import { isRefusal, refuse, topicOfPlayer, type AnswerOf, type identity } from '@baize/contract';
import type { Caller, CallContext } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdentityParts } from '../ports.ts';
import { provesPerson } from '../sign-in/person.ts';
import { factsOf } from './register-facts.ts';
import { judgeRegistration, type Judged } from './register-judge.ts';
import type { Registration } from './rules/registration.ts';
import { answerOf, openSession } from '../sign-in/open-session.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { writeConsents } from '../accounts/store/consent-store.ts';
import { findSameOrigin, writeFlag } from '../accounts/store/flag-store.ts';
import { insertPaymentHash } from '../accounts/store/payment-store.ts';
import {
  findForSignIn,
  findForSignInById,
  keyOfUsername,
  type SignInPlayer,
} from '../accounts/store/player-reader.ts';
import { insertPlayer, type PlayerFacts } from '../accounts/store/player-writer.ts';
import { isLineFull, keepsAgent } from './store/team-writer.ts';
import { consentsTo } from '../accounts/terms.ts';
import { createTrial, isTrial } from './trial-registration.ts';

export type RegisterCall = CallContext & {
  readonly caller: Caller;
  readonly way: 'username' | 'mobile';
};
type Answer = AnswerOf<typeof identity.register>;

export async function registerForm(
  parts: IdentityParts,
  typed: Registration,
  call: RegisterCall,
): Promise<Answer> {
  const form = tidied(typed);
  const made = await madeBefore(parts, form, call);
  if (made) return welcome(parts, made, form, call);
  const created = await (isTrial(parts, call) ? createTrial : createMember)(parts, form, call);
  if (!isRefusal(created)) return welcome(parts, created, form, call);
  if (created.refused === 'username-taken') {
    // Perhaps by this very request, sent twice at once.
    const twin = await madeBefore(parts, form, call);
    if (twin) return welcome(parts, twin, form, call);
  }
  return created;
}

function tidied(form: Registration): Registration {
  const { password, confirmPassword, paymentPassword, ...plain } = form;
  const trimmed = Object.entries(plain).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim().normalize('NFC') : value,
  ]);
  const secrets = { password, confirmPassword, ...(paymentPassword ? { paymentPassword } : {}) };
  return { ...(Object.fromEntries(trimmed) as Registration), ...secrets };
}

/** For so long a registration may be sent again; after that its key opens nothing. */
const repeatedMs = 10 * 60_000;

async function madeBefore(
  { ports }: IdentityParts,
  form: Registration,
  { intent, now }: RegisterCall,
) {
  const key = keyOfUsername(form.username);
  const found = key === '' ? undefined : await findForSignIn(ports.database.kysely, key);
  if (found?.registerIntent !== intent || now - found.registeredAt > repeatedMs) return undefined;
  if (found.passwordHash === null) return form.password === '' ? found : undefined;
  const isTheirs = await ports.passwords.verify(found.passwordHash, form.password);
  return isTheirs ? found : undefined;
}

async function createMember(parts: IdentityParts, form: Registration, call: RegisterCall) {
  const judged = await judgeRegistration(parts, form, call);
  return isRefusal(judged) ? judged : create(parts, form, judged, call);
}

async function create(
  parts: IdentityParts,
  form: Registration,
  judged: Judged,
  call: RegisterCall,
) {
  const { ports } = parts;
  const { password, paymentPassword } = form;
  const passwordHash = password === '' ? null : await ports.passwords.hash(password);
  const payment = ports.rules().paymentPassword.enabled ? paymentPassword : undefined;
  const paymentHash = payment ? await ports.passwords.hash(payment) : undefined;
  const facts = { ...factsOf(parts, form, judged, call), passwordHash };
  return ports.database
    .transaction(async (tx) => {
      const { uplineId } = facts;
      if (uplineId && !(await takesMore(tx, uplineId))) return refuse('affiliate-code-wrong');
      const taken = await insertPlayer(tx, facts, call.now);
      if (taken) return refuse(taken);
      await useProofs(parts, tx, form, judged, call);
      if (paymentHash) await insertPaymentHash(tx, facts.id, paymentHash, call.now);
      await writeAgreement(parts, tx, facts, form, call);
      await flagSamePerson(parts, tx, facts, { ...judged, deviceId: form.loginDeviceId }, call);
      const { invitationId } = judged;
      if (uplineId && invitationId)
        await ports.cameByLink(tx, { playerId: facts.id, uplineId, invitationId, now: call.now });
      await tellRegistered(parts, tx, facts);
      const player = await findForSignInById(tx, facts.id);
      if (!player) throw new Error('The member who was just written is gone.');
      return player;
    })
    .catch(refuseWithoutProof);
}

/** Staff may have ended the agent since the code was looked up. */
const takesMore = async (tx: Tx, agentId: string) =>
  (await keepsAgent(tx, agentId, 'beside')) && !(await isLineFull(tx, agentId));

/** Takes the transaction back: somebody else used the proof between the check and now. */
class ProofGone extends Error {
  readonly proof: 'person' | 'code';
  constructor(proof: 'person' | 'code') {
    super(`the proof of ${proof} was used by somebody else`);
    this.proof = proof;
  }
}

async function useProofs(
  parts: IdentityParts,
  tx: Tx,
  form: Registration,
  { phoneProof }: Judged,
  call: RegisterCall,
): Promise<void> {
  const isProved = phoneProof === undefined || (await phoneProof.spend(tx));
  if (!isProved) throw new ProofGone('code');
  // A code to a phone of one's own is proof enough of a person.
  if (call.way === 'mobile') return;
  if (!(await provesPerson(parts, tx, { ...call, input: form }))) throw new ProofGone('person');
}

function refuseWithoutProof(error: unknown) {
  if (!(error instanceof ProofGone)) throw error;
  return error.proof === 'code'
    ? refuse('code-expired')
    : refuse('captcha-wrong', { value: { captcha: true } });
}

async function writeAgreement(
  { ports }: IdentityParts,
  tx: Tx,
  { id }: PlayerFacts,
  form: Registration,
  { address, now }: RegisterCall,
): Promise<void> {
  const version = ports.termsVersion();
  // Older clients name no version: they send the form only once the box in it is ticked.
  const terms = form.termsVersion || (ports.isOn('LEGACYSEAL3') ? version : '');
  const privacy = form.privacyVersion || terms;
  if (terms !== version || privacy !== version) return;
  await writeConsents(tx, id, consentsTo(version), { address, now });
}

/** Many people share an address; who uses one twice does it within the hour. */
const addressMs = 3_600_000;

/** Flags for staff: the person may have an account already. */
async function flagSamePerson(
  { ports }: IdentityParts,
  tx: Tx,
  { id: playerId }: PlayerFacts,
  { samePerson, deviceId }: Judged & { readonly deviceId: string | undefined },
  { address, now }: RegisterCall,
): Promise<void> {
  const origin = { playerId, deviceId: deviceId ?? '', address, since: now - addressMs };
  const same = await findSameOrigin(tx, origin);
  const found = [
    ['duplicate-person', samePerson],
    ['same-device', same.device],
    ['same-address', same.address],
  ] as const;
  for (const [kind, others] of found.filter(([, ids]) => ids.length > 0)) {
    const flag = { id: newId(now, ports.randomness), playerId, kind, detail: { others } };
    await writeFlag(tx, flag, now);
  }
}

export async function tellRegistered(
  { ports }: IdentityParts,
  tx: Tx,
  { id, username, uplineId }: Pick<PlayerFacts, 'id' | 'username' | 'uplineId'>,
): Promise<void> {
  const payload = { playerId: id, username, uplineId: uplineId ?? null };
  await ports.outbox.tell(tx, { event: 'member-registered', topic: `player:${id}`, payload });
  if (!uplineId) return;
  const topic = topicOfPlayer(uplineId);
  await ports.outbox.tell(tx, { event: 'team-changed', topic, payload: {} });
}

async function welcome(
  parts: IdentityParts,
  player: SignInPlayer,
  form: Registration,
  call: RegisterCall,
): Promise<Answer> {
  const method = 'register';
  const notIn = { token: '', lastLogin: null, now: call.now };
  const outside = { customerId: player.id, ...answerOf(parts, { player, method }, notIn) };
  if (form.login !== true) return outside;
  const deviceId = form.loginDeviceId;
  const session = await openSession(parts, { player, method, withFactor: false, deviceId }, call);
  return isRefusal(session) ? outside : { customerId: player.id, ...session };
}
