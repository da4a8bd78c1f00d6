// The conformance suite of every carrier of text messages: a test passes a rig that opens it and
// holds the phones.
import assert from 'node:assert/strict';
import type { TextMessage, TextMessenger } from './index.ts';

export interface SmsRig {
  readonly messenger: TextMessenger;
  /** The messages of a phone, oldest first. */
  readAll(number: string): Promise<readonly string[]>;
}

export interface SmsPromise {
  readonly promise: string;
  prove(rig: SmsRig): Promise<void>;
}

let messages = 0;

export const textMessageTo = (to: string, more: Partial<TextMessage> = {}): TextMessage => {
  messages += 1;
  const purpose = { purpose: 'login', locale: 'th', facts: { code: '1234567', minutes: 10 } };
  const text = 'รหัส 1234567\n\n@play.example #1234567';
  return { id: `sms-${messages}`, to, text, ...purpose, expiresAt: 1_800_000_000_000, ...more };
};

export const smsPromises: readonly SmsPromise[] = [
  {
    promise: 'a message that was taken comes to its phone once, word by word',
    prove: async ({ messenger, readAll }) => {
      const message = textMessageTo('+639171230101');
      const sent = await messenger.send(message);
      assert.equal(sent.taken, true);
      assert.deepEqual(await readAll(message.to), [message.text]);
    },
  },
  {
    promise: 'a phone that is no more is refused for good, with the reason',
    prove: async ({ messenger, readAll }) => {
      const sent = await messenger.send(textMessageTo('+639171230000'));
      assert.deepEqual(sent, { taken: false, again: false, reason: 'absent subscriber' });
      assert.deepEqual(await readAll('+639171230000'), []);
    },
  },
  {
    promise: 'a busy network is worth another try',
    prove: async ({ messenger, readAll }) => {
      const sent = await messenger.send(textMessageTo('+639171230009'));
      assert.ok(!sent.taken && sent.again);
      assert.deepEqual(await readAll('+639171230009'), []);
    },
  },
  {
    promise: 'what no network could reach is refused before anybody is asked',
    prove: async ({ messenger }) => {
      const sent = await messenger.send(textMessageTo('0917 1234567'));
      assert.ok(!sent.taken && !sent.again && sent.reason.includes('E.164'));
    },
  },
];
