// Carriers of text messages: a described HTTP call to a provider, or the sandbox, which keeps
// messages for the console instead.
import { notNow, refused, taken } from '../carried.ts';
import type { SandboxOutbox } from '../sandbox-outbox/index.ts';
import { phoneNumber, type TextMessenger } from './messenger.ts';

export { httpTextMessenger, smsSignatureHeader } from './http.ts';
export type { SmsSettings, SmsTemplates } from './http.ts';
export type { DeliveryReport, TextMessage, TextMessenger } from './messenger.ts';

/** Numbers that end in 0000 cannot be reached, for those that end in 0009 the network is busy. */
export function sandboxTextMessenger(outbox: SandboxOutbox): TextMessenger {
  return {
    async send({ to, text }) {
      if (!phoneNumber.test(to)) return refused('the number is not in E.164 form');
      if (to.endsWith('0000')) return refused('absent subscriber');
      if (to.endsWith('0009')) return notNow('network busy');
      await outbox.add({ kind: 'sms', recipient: to, subject: '', body: text });
      return taken;
    },
  };
}
