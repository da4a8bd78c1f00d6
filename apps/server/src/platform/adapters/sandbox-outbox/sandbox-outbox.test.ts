// Every message that the sandbox accepted can be read in the console, newest first; and the sandbox
// passes the conformance suite of all carriers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { fakeClock } from '../../clock/index.ts';
import type { Database } from '../../database/index.ts';
import { mailPromises } from '../mail/conformance.ts';
import { sandboxMailer } from '../mail/index.ts';
import { smsPromises, textMessageTo } from '../sms/conformance.ts';
import { sandboxTextMessenger } from '../sms/index.ts';
import { createSandboxOutbox } from './index.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.close());

test('mail and text messages are listed newest first with their texts', async () => {
  const clock = fakeClock();
  const outbox = createSandboxOutbox(database, clock);
  const mail = { id: 'mail', to: 'ann@example.com', subject: 'Code', text: '123456' };
  await sandboxMailer(outbox).send(mail);
  clock.advance(1000);
  await sandboxTextMessenger(outbox).send(textMessageTo('+639171234567', { text: '654321' }));
  const { list, total } = await outbox.list({ offset: 0, limit: 10 });
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { kind: 'sms', recipient: '+639171234567', body: '654321', sentAt: clock.now() },
    { kind: 'mail', recipient: 'ann@example.com', subject: 'Code', body: '123456' },
  ]);
  expect((await outbox.list({ offset: 1, limit: 1 })).list).toMatchObject([{ kind: 'mail' }]);
});

async function readAll(recipient: string) {
  const outbox = createSandboxOutbox(database, fakeClock());
  const { list } = await outbox.list({ offset: 0, limit: 1000 });
  return list.filter((message) => message.recipient === recipient).toReversed();
}

test.each(mailPromises)('mail: $promise', async ({ prove }) => {
  await prove({
    mailer: sandboxMailer(createSandboxOutbox(database, fakeClock())),
    readAll: async (mailbox) =>
      (await readAll(mailbox)).map(({ subject, body: text }) => ({ subject, text })),
  });
});

test.each(smsPromises)('text messages: $promise', async ({ prove }) => {
  await prove({
    messenger: sandboxTextMessenger(createSandboxOutbox(database, fakeClock())),
    readAll: async (number) => (await readAll(number)).map(({ body }) => body),
  });
});
