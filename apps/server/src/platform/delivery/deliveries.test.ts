// A message is never lost silently: it outlives a crash and a carrier that is away, is tried again
// until what it says is of no use, and then given up loudly. What it says is nowhere in clear, and
// gone when nothing more is to be sent.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pino } from 'pino';
import { freshDatabase } from '../../../testing/database.ts';
import { notNow, refused, taken, type Carried } from '../adapters/carried.ts';
import type { Mail } from '../adapters/mail/index.ts';
import type { TextMessage } from '../adapters/sms/index.ts';
import { fakeClock } from '../clock/index.ts';
import type { Database } from '../database/index.ts';
import { systemRandomness } from '../randomness/index.ts';
import { createDeliveries, type NewDelivery } from './index.ts';
import { nextTry, triesMax } from './pace.ts';

let database: Database;
const clock = fakeClock();

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from delivery');
});
afterAll(() => database.close());

/** A carrier that answers as the list says, and then accepts everything. */
function open(...answers: Carried[]) {
  const [carried, lines] = [[] as (Mail | TextMessage)[], [] as string[]];
  const carry = async (message: Mail | TextMessage): Promise<Carried> => {
    carried.push(message);
    return answers.shift() ?? taken;
  };
  const deliveries = createDeliveries({
    database,
    clock,
    log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    randomness: systemRandomness,
    secret: new Uint8Array(32).fill(3),
    mail: { send: carry },
    sms: { send: carry },
  });
  return { deliveries, carried, lines };
}

const code = '7654321';
const messageTo = (to: string, more: Partial<NewDelivery> = {}): NewDelivery => ({
  to,
  subject: '',
  text: `Your code is ${code}`,
  purpose: 'login',
  locale: 'en',
  facts: { code },
  expiresAt: clock.now() + 10 * 60_000,
  ...more,
});

async function rows(): Promise<readonly Record<string, unknown>[]> {
  const found = await database.pool.query<Record<string, unknown>>('select * from delivery');
  return found.rows;
}

test('a delivery accepted at once is not stored', async () => {
  const { deliveries, carried } = open();
  const sent = await deliveries.send(messageTo('+639171230801'));
  expect(sent.state).toBe('sent');
  expect(carried).toMatchObject([{ id: sent.id, to: '+639171230801', purpose: 'login' }]);
  expect(await rows()).toMatchObject([{ state: 'done', sealed: null, tries: 1 }]);
  expect(await deliveries.stateOf(sent.id)).toBe('sent');
});

test('a delivery not accepted is stored sealed and retried under its id', async () => {
  const { deliveries, carried, lines } = open(notNow('busy'), notNow('busy'));
  const sent = await deliveries.send(messageTo('+639171230802'));
  expect(sent.state).toBe('under-way');
  const [row] = await rows();
  expect(row?.['sealed']).toEqual(expect.any(String));
  const kept = JSON.stringify(row);
  for (const word of [code, '639171230802']) expect(kept).not.toContain(word);
  await deliveries.drain();
  expect(carried).toHaveLength(1);
  clock.advance(2000);
  await deliveries.drain();
  clock.advance(4000);
  await deliveries.drain();
  expect(carried.map(({ id }) => id)).toEqual([sent.id, sent.id, sent.id]);
  expect(await deliveries.stateOf(sent.id)).toBe('sent');
  expect(lines.join('')).not.toContain(code);
});

test('a final refusal ends it at once, is reported and logged without the text', async () => {
  const { deliveries, lines } = open(refused('absent subscriber'));
  const sent = await deliveries.send(messageTo('+639171230803'));
  expect(sent).toMatchObject({ state: 'failed', reason: 'absent subscriber' });
  expect(await deliveries.stateOf(sent.id)).toBe('failed');
  expect(await rows()).toMatchObject([{ state: 'failed', sealed: null }]);
  expect(lines.join('')).toContain('a message was given up');
  for (const word of [code, '639171230803']) expect(lines.join('')).not.toContain(word);
  expect(await deliveries.troubles(clock.now() - 1000)).toEqual([
    {
      kind: 'sms',
      purpose: 'login',
      reason: 'absent subscriber',
      failed: 1,
      waiting: 0,
      lastAt: clock.now(),
    },
  ]);
});

test('an expired code is not sent any more, and staff are told', async () => {
  const { deliveries, carried } = open(notNow('away'));
  const { id } = await deliveries.send(messageTo('+639171230804'));
  expect(await deliveries.troubles(0)).toMatchObject([{ waiting: 1, failed: 0, reason: 'away' }]);
  clock.advance(10 * 60_000);
  await deliveries.drain();
  expect(carried).toHaveLength(1);
  expect(await deliveries.stateOf(id)).toBe('failed');
  expect(await deliveries.troubles(0)).toMatchObject([{ failed: 1, waiting: 0 }]);
});

test('the message of a crashed process is sent by the next', async () => {
  const { deliveries } = open();
  const never = createDeliveries({
    database,
    clock,
    log: pino({ level: 'silent' }),
    randomness: systemRandomness,
    secret: new Uint8Array(32).fill(3),
    mail: { send: () => new Promise<Carried>(() => undefined) },
    sms: { send: () => new Promise<Carried>(() => undefined) },
    waitMs: 1,
  });
  const { state, id } = await never.send(messageTo('+639171230805'));
  expect(state).toBe('under-way');
  await deliveries.drain();
  expect(await deliveries.stateOf(id)).toBe('under-way');
  clock.advance(60_000);
  await deliveries.drain();
  expect(await deliveries.stateOf(id)).toBe('sent');
});

test('a queued message is sent only after its transaction commits', async () => {
  const { deliveries, carried } = open();
  const lost = database.transaction(async (tx) => {
    await deliveries.queue(tx, messageTo('eve@mail.example'));
    throw new Error('taken back');
  });
  await expect(lost).rejects.toThrow('taken back');
  await database.transaction((tx) => deliveries.queue(tx, messageTo('ann@mail.example')));
  await Promise.all([deliveries.drain(), deliveries.drain()]);
  expect(carried).toMatchObject([{ to: 'ann@mail.example' }]);
});

test('a newer code replaces one that is not yet sent', async () => {
  const { deliveries, carried } = open(notNow('away'));
  const latest = { isLatestOnly: true };
  await deliveries.send(messageTo('+639171230806', { ...latest, text: 'old' }));
  await deliveries.send(messageTo('+639171230806', { ...latest, text: 'new' }));
  await deliveries.send(messageTo('+639171230806', { ...latest, purpose: 'bind', text: 'other' }));
  clock.advance(9 * 60_000);
  await deliveries.drain();
  expect(carried.map(({ text }) => text)).toEqual(['old', 'new', 'other']);
  expect(await rows()).toHaveLength(2);
});

test('a discreet delivery shows only the carrier’s state, like an unknown one', async () => {
  const { deliveries } = open(notNow('away'));
  const nobodys = deliveries.nobodysId('sms');
  const discreet = { isDiscreet: true };
  const { id } = await deliveries.send(messageTo('+639171230807', discreet));
  const both = async () => [await deliveries.stateOf(id), await deliveries.stateOf(nobodys)];
  expect(await both()).toEqual(['under-way', 'under-way']);
  const away = open(...inVain(3)).deliveries;
  for (const last of [1, 2, 3]) await away.send(messageTo(`+63917123082${last}`));
  expect(await both()).toEqual(['failed', 'failed']);
  expect(await deliveries.stateOf(deliveries.nobodysId('mail'))).toBe('under-way');
  for (const madeUp of ['sms-made-up', nobodys.replace('sms-', 'mail-'), `${nobodys}x`]) {
    expect(await deliveries.stateOf(madeUp)).toBeUndefined();
  }
  clock.advance(5 * 60_000);
  expect(await both()).toEqual(['under-way', 'under-way']);
});

const inVain = (times: number) => Array.from({ length: times }, () => notNow('away'));

test('one bad recipient does not mark a carrier as down, nor two after a success', async () => {
  const { deliveries } = open(...inVain(4), taken, ...inVain(2));
  const nobodys = deliveries.nobodysId('mail');
  const state = () => deliveries.stateOf(nobodys);
  const purposes = ['login', 'bind', 'recover', 'register'];
  for (const purpose of purposes) {
    await deliveries.send(messageTo('bad@mail.example', { purpose }));
  }
  expect(await state()).toBe('under-way');
  clock.advance(1);
  await deliveries.send(messageTo('good@mail.example'));
  clock.advance(1);
  for (const name of ['one', 'two']) await deliveries.send(messageTo(`${name}@mail.example`));
  expect(await state()).toBe('under-way');
});

test('the carrier’s first report of its own message ends it', async () => {
  const { deliveries } = open({ taken: true, reportDue: true }, { taken: true, reportDue: true });
  const first = await deliveries.send(messageTo('+639171230809'));
  const second = await deliveries.send(messageTo('+639171230810'));
  expect([first.state, second.state]).toEqual(['under-way', 'under-way']);
  const failed = { state: 'failed', reason: 'absent subscriber' } as const;
  const arrived = { state: 'delivered', reason: '' } as const;
  expect(await deliveries.hear({ id: first.id, ...arrived })).toBe('heard');
  expect(await deliveries.hear({ id: first.id, ...failed })).toBe('known');
  expect(await deliveries.stateOf(first.id)).toBe('sent');
  expect(await deliveries.hear({ id: second.id, ...failed })).toBe('heard');
  expect(await deliveries.stateOf(second.id)).toBe('failed');
  expect(await deliveries.troubles(0)).toMatchObject([{ failed: 1, reason: 'absent subscriber' }]);
  expect(await deliveries.hear({ id: 'sms-made-up', ...arrived })).toBe('unknown');
});

test('a report of an unanswered call ends its tries', async () => {
  const { deliveries, carried } = open(notNow('no answer'));
  const { id } = await deliveries.send(messageTo('+639171230811'));
  expect(await deliveries.hear({ id, state: 'delivered', reason: '' })).toBe('heard');
  clock.advance(2000);
  await deliveries.drain();
  expect(carried).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'done', sealed: null }]);
});

test('pauses grow from two seconds to half an hour, and the tries end', () => {
  const at = (tries: number, expiresAt = Infinity) => nextTry({ tries, now: 0, expiresAt });
  expect([1, 2, 3, 10, 11, 39].map((tries) => at(tries))).toEqual([
    2000, 4000, 8000, 1_024_000, 1_800_000, 1_800_000,
  ]);
  expect(at(triesMax)).toBeUndefined();
  expect(at(3, 8000)).toBeUndefined();
});
