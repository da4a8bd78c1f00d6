// Carriers of mail: an SMTP server, or the sandbox, which keeps messages for the console instead.
import { notNow, refused, taken, type Carried } from '../carried.ts';
import type { SandboxOutbox } from '../sandbox-outbox/index.ts';

export { smtpMailer, type SmtpSettings } from './smtp.ts';

export interface Mail {
  /** Names this mail: the same one sent again has the same. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<Carried>;
  /** Lines that are kept open end. */
  close?(): Promise<void>;
}

/** Mails to `bounce@…` come back, those to `busy@…` are not taken now. */
export function sandboxMailer(outbox: SandboxOutbox): Mailer {
  return {
    async send({ to, subject, text }) {
      if (to.startsWith('bounce@')) return refused('mailbox unavailable');
      if (to.startsWith('busy@')) return notNow('mail server busy');
      await outbox.add({ kind: 'mail', recipient: to, subject, body: text });
      return taken;
    },
  };
}
