// How a text message leaves the house. The sandbox keeps it for the console instead of sending it.
import type { SandboxOutbox } from '../sandbox-outbox/index.ts';

export interface TextMessage {
  /** In E.164 form, e.g. +639171234567. */
  readonly to: string;
  readonly text: string;
}

export interface TextMessenger {
  /** Resolves when the message was taken over; a fault means it was not. */
  send(message: TextMessage): Promise<void>;
}

const phoneNumber = /^\+[1-9]\d{6,14}$/;

export function sandboxTextMessenger(outbox: SandboxOutbox): TextMessenger {
  return {
    send: async ({ to, text }) => {
      if (!phoneNumber.test(to)) throw new Error('A text message needs a number in E.164 form');
      await outbox.add({ kind: 'sms', recipient: to, subject: '', body: text });
    },
  };
}
