// The sandbox provider's calls, made by the player's browser: ask for a code, show it, get a token.
// Any project may be named, as a real provider serves many brands.
import { randomBytes, randomInt } from 'node:crypto';
import { chooseLocale } from '@baize/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../../clock/index.ts';
import type { Database } from '../../../database/index.ts';
import { digestOf } from '../../../secrets/index.ts';
import { translatorOf } from '../../../texts/index.ts';
import type { TextMessenger } from '../../sms/index.ts';
import { codeSeconds, isCrowded, judgeCode, keepSent } from './books.ts';
import { errorOf, isLate, type PhoneError } from './faults.ts';
import { publicKeys, signIdToken } from './tokens.ts';

export interface ApiSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly sms: TextMessenger;
}

type Fields = Readonly<Record<string, unknown>>;
interface Route {
  Params: { project: string };
  Body: Fields;
}

const statuses: Partial<Record<PhoneError, number>> = {
  'too-many-requests': 429,
  'quota-exceeded': 429,
  'operation-not-allowed': 403,
  'internal-error': 500,
};
const badRequest = 400;
const sessionBytes = 32;
const codeSpan = 1_000_000;
const codeDigits = 6;
const e164 = /^\+[1-9]\d{6,14}$/u;

const textIn = (fields: Fields | null, name: string): string => {
  const value = fields?.[name];
  return typeof value === 'string' ? value.trim() : '';
};

const fail = (reply: FastifyReply, code: PhoneError) =>
  reply.code(statuses[code] ?? badRequest).send({ error: { code } });

export function addApi(app: FastifyInstance, settings: ApiSettings): void {
  const { database, clock } = settings;
  const on = database.kysely;
  app.get('/jwks', () => publicKeys(on));
  app.post<Route>('/v1/projects/:project/codes', async ({ params, body }, reply) => {
    const phoneNumber = textIn(body, 'phoneNumber');
    const wrong = await refusalOf(settings, phoneNumber);
    if (wrong) return fail(reply, wrong);
    const session = randomBytes(sessionBytes).toString('base64url');
    const asked = { session, project: params.project, phoneNumber };
    const isSent = await send(settings, asked, textIn(body, 'locale'));
    if (!isSent) return fail(reply, 'internal-error');
    return { sessionInfo: session, expiresInSeconds: codeSeconds };
  });
  app.post<Route>('/v1/projects/:project/tokens', async ({ params, body }, reply) => {
    const { project } = params;
    const code = textIn(body, 'code');
    if (code === '') return fail(reply, 'missing-verification-code');
    const now = clock.now();
    const shown = { session: textIn(body, 'sessionInfo'), project, code };
    const judged = await judgeCode(on, shown, now);
    if ('wrong' in judged) return fail(reply, judged.wrong);
    const { phoneNumber } = judged;
    return { idToken: await signIdToken(on, { project, phoneNumber, now }), phoneNumber };
  });
}

async function refusalOf(
  { database, clock }: ApiSettings,
  phoneNumber: string,
): Promise<PhoneError | undefined> {
  if (phoneNumber === '') return 'missing-phone-number';
  if (!e164.test(phoneNumber)) return 'invalid-phone-number';
  const isFull = await isCrowded(database.kysely, phoneNumber, clock.now());
  return errorOf(phoneNumber) ?? (isFull ? 'too-many-requests' : undefined);
}

interface Asked {
  readonly session: string;
  readonly project: string;
  readonly phoneNumber: string;
}

async function send(
  { database, clock, sms }: ApiSettings,
  asked: Asked,
  locale: string,
): Promise<boolean> {
  const now = clock.now();
  const { phoneNumber } = asked;
  const code = String(randomInt(codeSpan)).padStart(codeDigits, '0');
  const expiresAt = isLate(phoneNumber) ? now : now + codeSeconds * 1000;
  await keepSent(database.kysely, { ...asked, code, expiresAt }, now);
  const language = chooseLocale([locale]);
  const facts = { code, seconds: codeSeconds };
  const text = translatorOf(language)('verification.outside-code-text', facts);
  const id = digestOf(`message ${asked.session}`);
  const message = { id, to: phoneNumber, text, purpose: 'outside', locale: language };
  const carried = await sms.send({ ...message, facts, expiresAt });
  return carried.taken;
}
