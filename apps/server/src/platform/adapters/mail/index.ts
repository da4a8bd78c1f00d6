// How a mail leaves the house. The sandbox keeps it for the console instead of sending it.
import type { SandboxOutbox } from '../sandbox-outbox/index.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Undefined when the mail was taken over; else why it was not, in words for the sender. */
  send(mail: Mail): Promise<string | undefined>;
}

/** Mails to `bounce@…` come back, as from a mailbox that does not exist. */
export function sandboxMailer(outbox: SandboxOutbox): Mailer {
  return {
    async send({ to, subject, text }) {
      if (to.startsWith('bounce@')) return 'mailbox unavailable';
      await outbox.add({ kind: 'mail', recipient: to, subject, body: text });
      return undefined;
    },
  };
}
