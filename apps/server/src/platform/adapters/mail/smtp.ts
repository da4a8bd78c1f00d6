// Mail by an SMTP server. What the server refuses with 5xx is refused for good; everything else
// (a server that is away, busy, or does not know us) is worth another try. [S29]
import { createRequire } from 'node:module';
import type * as nodemailer from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { notNow, refused, taken, type Carried } from '../carried.ts';
import type { Mailer } from './index.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, or a line that is made secret before anything is said. */
  readonly tls: 'at-once' | 'upgrade' | 'none';
  readonly login: { readonly name: string; readonly password: string } | undefined;
  /** As mailboxes show it: `Baize <no-reply@play.example>`. */
  readonly from: string;
}

const waits = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 15_000,
};
const require = createRequire(import.meta.url);
/** Loaded by a server that sends mail. */
const library = () => require('nodemailer') as typeof nodemailer;
const goodForMs = 20_000;
/** The mailbox is unknown or takes no mail. */
const unavailable = [550, 551, 553];

export function smtpMailer({ host, port, tls, login, from }: SmtpSettings): Mailer {
  const transport = library().createTransport({
    pool: true,
    maxConnections: 3,
    host,
    port,
    secure: tls === 'at-once',
    requireTLS: tls === 'upgrade',
    ignoreTLS: tls === 'none',
    ...(login ? { auth: { user: login.name, pass: login.password } } : {}),
    ...waits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?\s*$/u.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text }) {
      const messageId = `<${id}@${domain}>`;
      // No answer comes by itself to what a machine wrote: out-of-office notes would bounce back.
      const headers = { 'auto-submitted': 'auto-generated' };
      const mail = { from, to: { name: '', address: to }, subject, text, messageId, headers };
      try {
        await inTime(transport.sendMail(mail));
        return taken;
      } catch (error) {
        return carriedOf(error as NodemailerError);
      }
    },
    close: async () => transport.close(),
  };
}

/** A server that trickles its answers is as good as none. */
async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error: NodemailerError = new Error('late');
    error.code = 'ETIMEDOUT';
    timer = setTimeout(() => reject(error), goodForMs);
  });
  sending.catch(() => undefined);
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** The server's own words may name the recipient: only its code is passed on. */
function carriedOf({ code = '', responseCode = 0 }: NodemailerError): Carried {
  const isLogin = code === 'EAUTH' || code === 'ENOAUTH';
  if (responseCode >= 500 && !isLogin) {
    if (unavailable.includes(responseCode)) return refused('mailbox unavailable');
    return refused(`mail refused (SMTP ${responseCode})`);
  }
  if (isLogin) return notNow('the mail server refuses our login');
  if (responseCode > 0) return notNow(`mail server busy (SMTP ${responseCode})`);
  if (code === 'ETLS') return notNow('the mail server speaks no TLS that we trust');
  return notNow('mail server away');
}
