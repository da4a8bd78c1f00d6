// Text messages by the HTTP call of docs/text-messages.md: signed, named by an id under which the
// provider sends once, and told of later by signed reports. [S3]
import { notNow, refused, type Carried } from '../carried.ts';
import { checkSignature, sign } from '../signature.ts';
import { phoneNumber } from './messenger.ts';
import type { ReadReport, TextMessage, TextMessenger } from './messenger.ts';

export interface SmsSettings {
  readonly url: string;
  readonly form: 'json' | 'form';
  /** Goes along as `Authorization: Bearer`; undefined where the provider has none. */
  readonly key: string | undefined;
  /** The secret with which both sides sign. */
  readonly secret: string;
  /** The sender that phones show. */
  readonly sender: string;
  /** The provider's own template by purpose and language; `*` stands for any other. */
  readonly templates: SmsTemplates;
  /** The address for reports; undefined where none come. */
  readonly reportUrl: string | undefined;
  readonly timeoutMs?: number;
}

export type SmsTemplates = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const smsSignatureHeader = 'baize-signature';

const defaultTimeoutMs = 8000;
const reasonLettersMax = 120;
const kinds = { json: 'application/json', form: 'application/x-www-form-urlencoded' };
/** The same message is under way already: the first call was taken. */
const conflict = 409;
/** Too slow, too early, too many: the provider takes it another time. */
const later = [408, 425, 429];

export function httpTextMessenger(settings: SmsSettings, now: () => number): TextMessenger {
  return {
    async send(message) {
      if (!phoneNumber.test(message.to)) return refused('the number is not in E.164 form');
      const body = bodyOf(settings, message);
      try {
        const response = await fetch(settings.url, {
          method: 'POST',
          headers: headersOf(settings, message.id, body, now()),
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(settings.timeoutMs ?? defaultTimeoutMs),
        });
        const answer = await response.text();
        return carriedOf(settings, response.status, answer);
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        return notNow(isLate ? 'the SMS provider did not answer' : 'SMS provider away');
      }
    },
    readReport: ({ signature, body, now: at }) => {
      if (checkSignature(settings.secret, signature, body, at) !== 'good') return { ok: false };
      return readReport(body);
    },
  };
}

function headersOf({ form, key, secret }: SmsSettings, id: string, body: string, now: number) {
  return {
    'content-type': kinds[form],
    'idempotency-key': id,
    [smsSignatureHeader]: sign(secret, now, Buffer.from(body)),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
}

function bodyOf(settings: SmsSettings, message: TextMessage): string {
  const { id, to, text, purpose, locale, facts, expiresAt } = message;
  const template = templateOf(settings.templates, purpose, locale);
  const sent = {
    id,
    to,
    from: settings.sender,
    text,
    purpose,
    language: locale,
    ...(template === undefined ? {} : { template }),
    expiresAt: new Date(expiresAt).toISOString(),
    ...(settings.reportUrl === undefined ? {} : { reportUrl: settings.reportUrl }),
  };
  const words = Object.entries(facts).map(([name, fact]) => [name, String(fact)] as const);
  if (settings.form === 'json') {
    return JSON.stringify({ ...sent, variables: Object.fromEntries(words) });
  }
  const variables = words.map(([name, fact]) => [`variables.${name}`, fact] as [string, string]);
  return new URLSearchParams([...Object.entries(sent), ...variables]).toString();
}

function templateOf(templates: SmsTemplates, purpose: string, locale: string): string | undefined {
  const own = templates[purpose] ?? templates['*'];
  return own?.[locale] ?? own?.['*'];
}

function carriedOf({ reportUrl }: SmsSettings, status: number, answer: string): Carried {
  const isTaken = (status >= 200 && status < 300) || status === conflict;
  if (isTaken) return { taken: true, reportDue: reportUrl !== undefined };
  if (status >= 500 || later.includes(status)) return notNow(`SMS provider busy (HTTP ${status})`);
  // An error of the provider itself is our trouble, not the recipient's: staff can mend it.
  if (status === 401 || status === 403) return notNow('the SMS provider refuses our key');
  return refused(reasonIn(answer) ?? `message refused (HTTP ${status})`);
}

/** A reason in a few words; one with many digits might name the number or the code. */
function reasonIn(answer: string): string | undefined {
  const reason = fieldsOf(answer)?.['reason'];
  if (typeof reason !== 'string' || reason.trim() === '') return undefined;
  return reason
    .replace(/[+\d][\d\s-]{4,}/gu, '…')
    .slice(0, reasonLettersMax)
    .trim();
}

function readReport(body: Uint8Array): ReadReport {
  const text = Buffer.from(body).toString();
  const { id, state } = fieldsOf(text) ?? {};
  if (typeof id !== 'string' || (state !== 'delivered' && state !== 'failed')) return { ok: false };
  return { ok: true, report: { id, state, reason: reasonIn(text) ?? '' } };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return undefined;
  }
}
