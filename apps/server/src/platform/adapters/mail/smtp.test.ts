// Mail by a real SMTP server keeps every promise that the sandbox keeps; what the server cannot
// take now is worth another try, whichever way it fails, and no reason ever holds a password.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailPromises } from './conformance.ts';
import { smtpMailer, type Mailer } from './index.ts';
import { openPostOffice, type PostOffice } from './testing.ts';

let office: PostOffice;
let mailer: Mailer;

beforeAll(async () => {
  office = await openPostOffice();
  mailer = smtpMailer(office.settings);
});
afterAll(async () => {
  await mailer.close?.();
  await office.close();
});

const mail = { id: 'a-mail', to: 'cleo@mail.example', subject: 'Hello', text: 'Words' };

test.each(mailPromises)('$promise', async ({ prove }) => {
  await prove({ mailer, readAll: async (mailbox) => office.read(mailbox) });
});

test('a mail sent again has the same Message-ID and is marked as automatic', async () => {
  await mailer.send(mail);
  await mailer.send(mail);
  const both = office.whole(mail.to);
  expect(both).toHaveLength(2);
  for (const whole of both) {
    expect(whole).toMatch(/^Message-ID: <a-mail@play\.example>\r$/mu);
    expect(whole).toMatch(/^Auto-Submitted: auto-generated\r$/mu);
    expect(whole).toMatch(/^From: Baize <no-reply@play\.example>\r$/mu);
  }
});

test('a broken connection is retried', async () => {
  const own = smtpMailer(office.settings);
  office.breakOff(true);
  expect(await own.send(mail)).toMatchObject({ taken: false, again: true });
  office.breakOff(false);
  expect(await own.send(mail)).toMatchObject({ taken: true });
  await own.close?.();
});

test('a refused login is our fault, not the recipient’s', async () => {
  const { settings } = office;
  const own = smtpMailer({ ...settings, login: { name: 'house', password: 'wrong-secret' } });
  const sent = await own.send(mail);
  expect(sent).toEqual({
    taken: false,
    again: true,
    reason: 'the mail server refuses our login',
  });
  expect(JSON.stringify(sent)).not.toContain('wrong-secret');
  await own.close?.();
});

test('an absent server, or one without required TLS, gets no mail', async () => {
  const away = smtpMailer({ ...office.settings, port: 9 });
  expect(await away.send(mail)).toEqual({ taken: false, again: true, reason: 'mail server away' });
  const before = office.whole('dana@mail.example').length;
  const strict = smtpMailer({ ...office.settings, tls: 'upgrade' });
  const sent = await strict.send({ ...mail, to: 'dana@mail.example' });
  expect(sent).toMatchObject({ taken: false, again: true });
  expect(office.whole('dana@mail.example')).toHaveLength(before);
  await away.close?.();
  await strict.close?.();
});
