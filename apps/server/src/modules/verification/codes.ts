// One-time codes by text message and mail. A code is good once, for one purpose and one recipient,
// for some minutes and a few tries; a try is counted before it is judged, outside the caller's
// transaction, so that taking that back forgives nothing. [S17]
import { timingSafeEqual } from 'node:crypto';
import { refuse, type Refusal } from '@baize/contract';
import { chooseLocale } from '@baize/i18n';
import type { Tx } from '../../platform/database/index.ts';
import type { Sent } from '../../platform/delivery/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { translatorOf } from '../../platform/texts/index.ts';
import type { VerificationPorts } from './ports.ts';
import { codeFailuresMax, codeOf, hourly, networkOf, sendPace } from './rules/code.ts';
import {
  dropCode,
  keepCode,
  keepPace,
  peekPace,
  spendCode,
  tryCode,
  type CodeName,
} from './store/code-store.ts';

/** `login` serves sign-in and recovery by phone alike, as the family's clients ask for it. */
export type CodePurpose = 'register' | 'login' | 'bind' | 'confirm' | 'payment' | 'verify';

export interface CodeOrder {
  readonly purpose: CodePurpose;
  readonly channel: 'sms' | 'email';
  /** A number in E.164 form or a mailbox in lower case. */
  readonly recipient: string;
  readonly locale: string;
  /** Who causes it. */
  readonly address: string;
  readonly now: number;
  /**
   * Where the caller must not learn whether the recipient is a member: the answer comes before
   * anything is sent, and a stranger gets nothing.
   */
  readonly discreet?: { readonly isMember: boolean };
}

export interface CodeTry {
  readonly purpose: CodePurpose;
  readonly recipient: string;
  readonly code: string;
  readonly now: number;
}

export interface SentCode {
  readonly expiredMinutes: number;
  /** The id by which the caller can ask what became of the message; absent when it is there. */
  readonly deliveryId?: string;
}

export type SendRefusal = Refusal<'too-many-requests' | 'code-blocked' | 'code-not-sent'>;

export interface Codes {
  send(order: CodeOrder): Promise<SentCode | SendRefusal>;
  /** Waits until what was answered before it was sent is on its way. */
  settle(): Promise<void>;
  /** Counts one more message to a recipient; the refusal when they get too many. */
  pace(subject: string, now: number): Promise<Refusal<'code-blocked'> | undefined>;
  /** Judges a code and counts the try; undefined when it is right. It is not spent by this. */
  check(tried: CodeTry): Promise<Refusal<'code-wrong' | 'code-expired'> | undefined>;
  /** Spends a code that was right, with what the transaction does; false when it was spent. */
  spend(tx: Tx, tried: CodeTry): Promise<boolean>;
}

const minuteMs = 60_000;
const chanceBytes = 4;

export function createCodes(ports: VerificationPorts): Codes {
  const { database, randomness } = ports;
  const on = database.kysely;
  const keeping = createKeeping(ports.secret, 'one-time codes');
  const digestOf = ({ purpose, recipient }: CodeName, code: string) =>
    keeping.digest(code, `${purpose} ${recipient}`);
  const underWay = new Set<Promise<unknown>>();
  const later = (sending: Promise<unknown>) => {
    const told = sending.catch((error: unknown) =>
      ports.log.error({ error }, 'a code could not be sent'),
    );
    underWay.add(told);
    void told.finally(() => underWay.delete(told));
  };
  const draw = (): string => codeOf(randomness.bytes(chanceBytes)) ?? draw();
  return {
    async send(order) {
      const { recipient, now } = order;
      const wait = await keepPace(on, `to ${recipient}`, sendPace, now);
      if (wait) return refusalOfWait(wait);
      const capped = order.channel === 'sms' ? await refusalOfCaps(ports, order) : undefined;
      if (capped) return capped;
      const code = draw();
      const expiredMinutes = ports.policy().codeMinutes;
      await keepCode(on, order, digestOf(order, code), now + expiredMinutes * minuteMs);
      const sending = { order, carried: { code, minutes: expiredMinutes } };
      if (order.discreet) {
        if (order.discreet.isMember) later(sendOut(ports, sending));
        const kind = order.channel === 'sms' ? 'sms' : 'mail';
        return { expiredMinutes, deliveryId: ports.deliveries.nobodysId(kind) };
      }
      const out = await sendOut(ports, sending);
      if (out.state === 'failed') return refuse('code-not-sent', { facts: { reason: out.reason } });
      return { expiredMinutes, ...(out.state === 'sent' ? {} : { deliveryId: out.id }) };
    },
    settle: async () => void (await Promise.all(underWay)),
    async pace(subject, now) {
      const wait = await keepPace(on, subject, { ...sendPace, pauseMs: 0 }, now);
      return wait && blockedFor(wait.waitMs);
    },
    async check(tried) {
      const found = await tryCode(on, tried, codeFailuresMax, tried.now);
      if (!found) return refuse('code-expired');
      const isRight = areEqual(found.digest, digestOf(tried, tried.code.trim()));
      return isRight ? undefined : refuse('code-wrong', { facts: { left: found.left } });
    },
    spend: (tx, tried) => spendCode(tx, tried, digestOf(tried, tried.code.trim())),
  };
}

/** Text messages cost money and reach strangers: so many an hour by address, and by brand. */
async function refusalOfCaps(
  { database, policy, log }: VerificationPorts,
  { address, discreet, now }: CodeOrder,
): Promise<Refusal<'code-blocked'> | undefined> {
  const on = database.kysely;
  const { smsPerAddressHourly, smsHourly } = policy();
  const from = `sms from ${networkOf(address)}`;
  const own = await keepPace(on, from, hourly(smsPerAddressHourly), now);
  if (own) return blockedFor(own.waitMs);
  // What goes to nobody costs nothing: who asks for it must not use up the others' messages.
  const count = discreet?.isMember === false ? peekPace : keepPace;
  const all = await count(on, 'sms of the brand', hourly(smsHourly), now);
  if (!all) return undefined;
  log.warn({ smsHourly, minutes: Math.ceil(all.waitMs / minuteMs) }, 'no more text messages now');
  return blockedFor(all.waitMs);
}

function refusalOfWait({ waitMs, isBlocked }: { waitMs: number; isBlocked: boolean }) {
  return isBlocked
    ? blockedFor(waitMs)
    : refuse('too-many-requests', { facts: { seconds: Math.max(1, Math.ceil(waitMs / 1000)) } });
}

const blockedFor = (waitMs: number) =>
  refuse('code-blocked', { facts: { minutes: Math.max(1, Math.ceil(waitMs / minuteMs)) } });

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface Carried {
  readonly code: string;
  readonly minutes: number;
}

interface SendingOut {
  readonly order: CodeOrder;
  readonly carried: Carried;
}

/** Sends the message; where that failed there is no code either. */
async function sendOut(ports: VerificationPorts, { order, carried }: SendingOut): Promise<Sent> {
  const { discreet, purpose, now } = order;
  const sent = await ports.deliveries.send({
    ...messageOf(ports, order, carried),
    purpose,
    expiresAt: now + carried.minutes * minuteMs,
    isDiscreet: discreet !== undefined,
    isLatestOnly: true,
  });
  if (sent.state === 'failed') await dropCode(ports.database.kysely, order);
  return sent;
}

function messageOf(
  { brand, siteUrl }: VerificationPorts,
  { channel, recipient, locale: wanted }: CodeOrder,
  { code, minutes }: Carried,
) {
  const locale = chooseLocale([wanted]);
  const t = translatorOf(locale);
  const facts = { brand: brand().name, code, minutes };
  const text = t('verification.code-text', facts);
  const message = { to: recipient, locale, facts, text };
  if (channel === 'email') return { ...message, subject: t('verification.code-subject', { code }) };
  // The last line is the form in which phones recognise a code and offer it to that site alone:
  // always to our own address, not to the one that the request named. [S18]
  const site = new URL(siteUrl()).hostname;
  return { ...message, subject: '', text: `${text}\n\n@${site} #${code}` };
}
