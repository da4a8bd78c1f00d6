// How a mail leaves the house. The sandbox keeps it for the console instead of sending it.
import type { SandboxOutbox } from '../sandbox-outbox/index.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the mail was taken over; a fault means it was not. */
  send(mail: Mail): Promise<void>;
}

export function sandboxMailer(outbox: SandboxOutbox): Mailer {
  return {
    send: ({ to, subject, text }) =>
      outbox.add({ kind: 'mail', recipient: to, subject, body: text }),
  };
}
