// Every message the sandbox took can be read in the console, newest first.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { fakeClock } from '../../clock/index.ts';
import type { Database } from '../../database/index.ts';
import { sandboxMailer } from '../mail/index.ts';
import { sandboxTextMessenger } from '../sms/index.ts';
import { createSandboxOutbox } from './index.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.close());

test('mail and text messages are listed newest first with what they said', async () => {
  const clock = fakeClock();
  const outbox = createSandboxOutbox(database, clock);
  await sandboxMailer(outbox).send({ to: 'ann@example.com', subject: 'Code', text: '123456' });
  clock.advance(1000);
  await sandboxTextMessenger(outbox).send({ to: '+639171234567', text: '654321' });
  const { list, total } = await outbox.list({ offset: 0, limit: 10 });
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { kind: 'sms', recipient: '+639171234567', body: '654321', sentAt: clock.now() },
    { kind: 'mail', recipient: 'ann@example.com', subject: 'Code', body: '123456' },
  ]);
  expect((await outbox.list({ offset: 1, limit: 1 })).list).toMatchObject([{ kind: 'mail' }]);
});

test('a number that no network could reach is a fault, not a silent loss', async () => {
  const messenger = sandboxTextMessenger(createSandboxOutbox(database, fakeClock()));
  await expect(messenger.send({ to: '0917 1234567', text: 'x' })).rejects.toThrow('E.164');
});
