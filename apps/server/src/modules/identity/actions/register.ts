// Registers a member. Of two who want one username one gets it; a request repeated with its intent
// key and its password finds the member it made. A refusal uses up no proof and writes nothing.
import { isRefusal, refuse, type AnswerOf, type identity } from '@baize/contract';
import type { Action, Call } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { holdsProof, provesPerson } from '../person.ts';
import { siteDayOf } from '../rules/age.ts';
import { refusalOf, type Registration } from '../rules/registration.ts';
import { answerOf, sessionCookie, signIn, type SigningIn } from '../sign-in.ts';
import { insertPaymentHash } from '../store/payment-store.ts';
import { findAgentByCode, findForSignIn, keyOfUsername } from '../store/player-reader.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { insertPlayer, type PlayerFacts } from '../store/player-writer.ts';

type Registering = typeof identity.register;
type RegisterCall = Call<Registering>;

export const register =
  (parts: IdentityParts): Action<Registering> =>
  async (call) => {
    const form = tidied(call.input);
    const made = await madeBefore(parts, form, call.intent);
    if (made) return welcome(parts, made, call);
    const agentId = await check(parts, form, call);
    if (isRefusal(agentId)) return agentId;
    const created = await create(parts, form, agentId, call);
    if (!isRefusal(created)) return welcome(parts, created, call);
    if (created.refused === 'username-taken') {
      // Perhaps by this very request, sent twice at once.
      const twin = await madeBefore(parts, form, call.intent);
      if (twin) return welcome(parts, twin, call);
    }
    return created;
  };

function tidied(form: Registration): Registration {
  const { password, confirmPassword, paymentPassword, ...plain } = form;
  const trimmed = Object.entries(plain).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim().normalize('NFC') : value,
  ]);
  const secrets = { password, confirmPassword, ...(paymentPassword ? { paymentPassword } : {}) };
  return { ...(Object.fromEntries(trimmed) as Registration), ...secrets };
}

async function madeBefore({ ports }: IdentityParts, form: Registration, intent: string) {
  const key = keyOfUsername(form.username);
  const found = key === '' ? undefined : await findForSignIn(ports.database.kysely, key);
  if (found?.registerIntent !== intent) return undefined;
  const isTheirs = await ports.passwords.verify(found.passwordHash, form.password);
  return isTheirs ? found : undefined;
}

/** The agent who invited, if any, or why not. */
async function check(parts: IdentityParts, form: Registration, call: RegisterCall) {
  const { ports } = parts;
  if (!(await holdsProof(parts, call)))
    return refuse('captcha-wrong', { value: { captcha: true } });
  const rules = ports.rules();
  const refusal = refusalOf(form, {
    rules,
    adultAgeYears: ports.policy().adultAgeYears,
    today: siteDayOf(call.now),
    isCommon: isCommonPassword,
  });
  if (refusal) return refusal;
  const code = rules.affiliateCode.enabled ? form.affiliateCode : undefined;
  if (!code) return undefined;
  return (await findAgentByCode(ports.database.kysely, code)) ?? refuse('affiliate-code-wrong');
}

async function create(
  parts: IdentityParts,
  form: Registration,
  uplineId: string | undefined,
  call: RegisterCall,
) {
  const { ports } = parts;
  const { now } = call;
  const passwordHash = await ports.passwords.hash(form.password);
  const payment = ports.rules().paymentPassword.enabled ? form.paymentPassword : undefined;
  const paymentHash = payment ? await ports.passwords.hash(payment) : undefined;
  const facts = { ...factsOf(parts, form, call), passwordHash, uplineId };
  return ports.database
    .transaction(async (tx) => {
      if (!(await insertPlayer(tx, facts, now))) return refuse('username-taken');
      if (!(await provesPerson(parts, tx, call))) throw new ProofGone();
      if (paymentHash) await insertPaymentHash(tx, facts.id, paymentHash, now);
      const payload = { playerId: facts.id, username: facts.username, uplineId: uplineId ?? null };
      const topic = `player:${facts.id}`;
      await ports.outbox.tell(tx, { event: 'member-registered', topic, payload });
      return facts;
    })
    .catch(refuseWithoutProof);
}

/** Takes the transaction back: somebody else used the proof between the check and now. */
class ProofGone extends Error {}

function refuseWithoutProof(error: unknown) {
  if (error instanceof ProofGone) return refuse('captcha-wrong', { value: { captcha: true } });
  throw error;
}

function factsOf({ ports }: IdentityParts, form: Registration, call: RegisterCall): PlayerFacts {
  const rules = ports.rules();
  const kept = (field: keyof typeof rules & keyof Registration) =>
    rules[field].enabled ? (form[field] ?? '') : '';
  const contactFields = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'] as const;
  const contacts = contactFields.map((field) => [field, kept(field)]).filter(([, value]) => value);
  return {
    id: newId(call.now, ports.randomness),
    username: form.username,
    usernameKey: keyOfUsername(form.username),
    passwordHash: null,
    type: 0,
    currency: ports.currency,
    nickname: form.nickname,
    payeeName: kept('payeeName'),
    email: kept('email'),
    mobile: `${kept('mobileNum') && (form.countryDialingCode ?? '')}${kept('mobileNum')}`,
    birthday: kept('birthday') || undefined,
    contacts: Object.fromEntries(contacts) as Record<string, string>,
    registerIntent: call.intent,
    termsVersion: form.termsVersion,
    registeredFrom: {
      address: call.address,
      country: call.country,
      method: form.registerMethod ?? '',
      url: form.registerUrl ?? '',
      deviceId: form.loginDeviceId ?? '',
    },
  };
}

async function welcome(
  parts: IdentityParts,
  player: SigningIn,
  call: RegisterCall,
): Promise<AnswerOf<Registering>> {
  if (call.input.login !== true) return { customerId: player.id, ...answerOf(player, '', null) };
  const deviceId = call.input.loginDeviceId;
  const session = await parts.ports.database.transaction((tx) =>
    signIn(parts, tx, player, call, deviceId),
  );
  call.setCookie(sessionCookie, session.token);
  return { customerId: player.id, ...session };
}
