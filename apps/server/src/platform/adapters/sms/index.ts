// How a text message leaves the house. The sandbox keeps it for the console instead of sending it.
import type { SandboxOutbox } from '../sandbox-outbox/index.ts';

export interface TextMessage {
  /** In E.164 form, e.g. +639171234567. */
  readonly to: string;
  readonly text: string;
}

export interface TextMessenger {
  /** Undefined when the message was taken over; else why it was not, in words for the sender. */
  send(message: TextMessage): Promise<string | undefined>;
}

const phoneNumber = /^\+[1-9]\d{6,14}$/;

/** Numbers that end in 0000 cannot be reached, as a phone that is no more. */
export function sandboxTextMessenger(outbox: SandboxOutbox): TextMessenger {
  return {
    async send({ to, text }) {
      if (!phoneNumber.test(to)) throw new Error('A text message needs a number in E.164 form');
      if (to.endsWith('0000')) return 'absent subscriber';
      await outbox.add({ kind: 'sms', recipient: to, subject: '', body: text });
      return undefined;
    },
  };
}
