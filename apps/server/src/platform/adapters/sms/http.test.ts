// An outside SMS provider keeps every promise of the sandbox: a failure is retried under the same
// id, and its reports need a valid signature.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../clock/index.ts';
import { smsPromises, textMessageTo } from './conformance.ts';
import { httpTextMessenger } from './index.ts';
import { openSmsCompany, type SmsCompany } from './testing.ts';

let company: SmsCompany;
const clock = fakeClock();

beforeAll(async () => {
  company = await openSmsCompany(clock.now);
});
afterAll(() => company.close());

const messenger = (more: object = {}) =>
  httpTextMessenger({ ...company.settings, ...more }, clock.now);

/** Waits for silence no longer than a loaded machine needs to be silent. */
const hasty = { timeoutMs: 1500 };

test.each(smsPromises)('$promise', async ({ prove }) => {
  const readAll = async (number: string) => company.readAll(number);
  await prove({ messenger: messenger(), readAll });
});

test.each(['json', 'form'] as const)('a call says in the form %s what is sent', async (form) => {
  const templates = { login: { th: 'T-th', '*': 'T-any' }, '*': { '*': 'T-other' } };
  const own = messenger({ form, templates });
  const message = textMessageTo('+639171230102');
  expect(await own.send(message)).toEqual({ taken: true, reportDue: true });
  const { fields, headers } = company.calls.at(-1) ?? { fields: {}, headers: {} };
  expect(fields).toEqual({
    id: message.id,
    to: message.to,
    from: 'BAIZE',
    text: message.text,
    purpose: 'login',
    language: 'th',
    template: 'T-th',
    expiresAt: new Date(message.expiresAt).toISOString(),
    reportUrl: 'https://play.example/vendor/messages/report',
    'variables.code': '1234567',
    'variables.minutes': '10',
  });
  expect(headers).toMatchObject({
    authorization: 'Bearer key-of-the-house',
    'idempotency-key': message.id,
  });
  await own.send(textMessageTo('+639171230103', { locale: 'vi' }));
  expect(company.calls.at(-1)?.fields['template']).toBe('T-any');
  await own.send(textMessageTo('+639171230104', { purpose: 'bind' }));
  expect(company.calls.at(-1)?.fields['template']).toBe('T-other');
});

test.each(['error', 'many', 'silence', 'key'] as const)(
  'the fault %s is worth another try, and the next one may succeed',
  async (fault) => {
    const message = textMessageTo(`+63917123050${fault.length}`);
    company.fail(fault);
    expect(await messenger(hasty).send(message)).toMatchObject({ taken: false, again: true });
    expect(await messenger().send(message)).toMatchObject({ taken: true });
    expect(company.readAll(message.to)).toEqual([message.text]);
  },
);

test('a message accepted without an answer is not sent twice', async () => {
  const message = textMessageTo('+639171230601');
  company.fail('taken-but-silent');
  expect(await messenger(hasty).send(message)).toMatchObject({ taken: false, again: true });
  expect(await messenger().send(message)).toMatchObject({ taken: true });
  expect(company.readAll(message.to)).toEqual([message.text]);
});

test('a refusal is final, and its reason has no number', async () => {
  company.fail('refusal');
  const sent = await messenger().send(textMessageTo('+639171230701'));
  expect(sent).toEqual({ taken: false, again: false, reason: 'content refused …' });
});

test('a provider that is down or redirects is tried again', async () => {
  const away = messenger({ url: 'http://127.0.0.1:9/' });
  expect(await away.send(textMessageTo('+639171230702'))).toEqual({
    taken: false,
    again: true,
    reason: 'SMS provider away',
  });
});

test('a report needs a signature and must be recent', () => {
  const report = { id: 'sms.1', state: 'failed', reason: 'absent subscriber' };
  const { body, signature } = company.reportOf(report, clock.now());
  const now = clock.now();
  const read = messenger().readReport;
  expect(read?.({ body, signature, now })).toEqual({ ok: true, report });
  const other = Buffer.from(JSON.stringify({ ...report, id: 'sms.2' }));
  expect(read?.({ body: other, signature, now })).toEqual({ ok: false });
  expect(read?.({ body, signature: undefined, now })).toEqual({ ok: false });
  expect(read?.({ body, signature, now: now + 301_000 })).toEqual({ ok: false });
  const nonsense = company.reportOf({ id: 'sms.1', state: 'perhaps' }, now);
  expect(read?.({ ...nonsense, now })).toEqual({ ok: false });
});
