// The conformance suite of every carrier of mail: a test passes a rig that opens it and reads the
// mailboxes.
import assert from 'node:assert/strict';
import type { Mailer } from './index.ts';

export interface ReadMail {
  readonly subject: string;
  readonly text: string;
}

export interface MailRig {
  readonly mailer: Mailer;
  /** The mails of a mailbox, oldest first. */
  readAll(mailbox: string): Promise<readonly ReadMail[]>;
}

export interface MailPromise {
  readonly promise: string;
  prove(rig: MailRig): Promise<void>;
}

/** Mailboxes that every rig gives this meaning. */
const gone = 'bounce@mail.example';
const busy = 'busy@mail.example';
let mails = 0;

const mailTo = (to: string, more: object = {}) => {
  mails += 1;
  return { id: `mail-${mails}`, to, subject: 'Kode Anda 1234567', text: 'Halo', ...more };
};

export const mailPromises: readonly MailPromise[] = [
  {
    promise: 'a mail that was taken lies in its mailbox once, word by word',
    prove: async ({ mailer, readAll }) => {
      const text = 'สวัสดี Ana,\n\nhttps://play.example/home#recover=aB3_x-9\n.\nline after a dot';
      const subject = 'รหัสของคุณคือ 1234567 – Baize';
      const sent = await mailer.send(mailTo('ana@mail.example', { subject, text }));
      assert.equal(sent.taken, true);
      assert.deepEqual(await readAll('ana@mail.example'), [{ subject, text }]);
    },
  },
  {
    promise: 'a mailbox that does not exist is refused for good, and the reason names nobody',
    prove: async ({ mailer, readAll }) => {
      const sent = await mailer.send(mailTo(gone));
      assert.deepEqual(sent, { taken: false, again: false, reason: 'mailbox unavailable' });
      assert.deepEqual(await readAll(gone), []);
    },
  },
  {
    promise: 'a server that takes nothing now is worth another try',
    prove: async ({ mailer, readAll }) => {
      const sent = await mailer.send(mailTo(busy));
      assert.ok(!sent.taken && sent.again && !sent.reason.includes('busy@'));
      assert.deepEqual(await readAll(busy), []);
    },
  },
  {
    promise: 'nothing in a subject or an address becomes a header or a second recipient',
    prove: async ({ mailer, readAll }) => {
      const subject = 'Code\r\nBcc: eve@mail.example';
      await mailer.send(mailTo('bea@mail.example', { subject }));
      await mailer.send(mailTo('bea@mail.example, eve@mail.example'));
      assert.deepEqual(await readAll('eve@mail.example'), []);
    },
  },
];
