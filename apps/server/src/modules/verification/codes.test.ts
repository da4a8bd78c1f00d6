// A code is valid once, for one purpose and recipient, for ten minutes and five tries. A recipient
// is not flooded, and no answer reveals whether a number has an account.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import { taken, type Carried } from '../../platform/adapters/carried.ts';
import type { Database } from '../../platform/database/index.ts';
import type { CodeOrder } from './index.ts';
import { buildVerification, type BuiltVerification } from './testing.ts';

const minuteMs = 60_000;

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

let numbers = 0;
const freshNumber = () => {
  numbers += 1;
  return `+6391710${String(numbers).padStart(5, '0')}`;
};

async function sent(built: BuiltVerification, recipient: string, more: Partial<CodeOrder> = {}) {
  const order = {
    purpose: 'bind',
    channel: 'sms',
    recipient,
    locale: 'en',
    address: '198.51.100.1',
    now: built.clock.now(),
    ...more,
  } as const;
  return built.verification.codes.send(order);
}

const tried = (built: BuiltVerification, recipient: string, code: string) => ({
  purpose: 'bind' as const,
  recipient,
  code,
  now: built.clock.now(),
});

const check = (built: BuiltVerification, recipient: string, code: string) =>
  built.verification.codes.check(tried(built, recipient, code));

const spend = (built: BuiltVerification, recipient: string, code: string) =>
  database.transaction((tx) => built.verification.codes.spend(tx, tried(built, recipient, code)));

test('a code arrives in its language, in a form that phones recognise', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  expect(await sent(built, number, { locale: 'id' })).toEqual({ expiredMinutes: 10 });
  const code = await built.codeTo(number);
  const [message] = await built.sentTo(number);
  expect(message?.body).toContain(`Kode Baize Anda ${code}. Berlaku 10 menit.`);
  expect(message?.body.endsWith(`@play.example #${code}`)).toBe(true);
  await sent(built, 'ana@example.com', { channel: 'email', now: built.clock.now() });
  const [mail] = await built.sentTo('ana@example.com');
  expect(mail).toMatchObject({ kind: 'mail', subject: expect.stringMatching(/\d{7}$/) });
});

// @proves A7 R12 V6.5.1
test('a right code is used once, also in parallel', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  await sent(built, number);
  const code = await built.codeTo(number);
  expect(await check(built, number, ` ${code} `)).toBeUndefined();
  const spends = await Promise.all([spend(built, number, code), spend(built, number, code)]);
  expect(spends.filter(Boolean)).toHaveLength(1);
  expect(await check(built, number, code)).toMatchObject({ refused: 'code-expired' });
});

// @proves V6.6.2
test('a code of another purpose or recipient is refused', async () => {
  const built = buildVerification(database);
  const [number, other] = [freshNumber(), freshNumber()];
  await sent(built, number);
  const code = await built.codeTo(number);
  expect(await check(built, other, code)).toMatchObject({ refused: 'code-expired' });
  const asLogin = { ...tried(built, number, code), purpose: 'login' as const };
  expect(await built.verification.codes.check(asLogin)).toMatchObject({ refused: 'code-expired' });
});

// @proves R12 V6.5.5
test('a code expires after ten minutes', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  await sent(built, number);
  const code = await built.codeTo(number);
  built.clock.advance(10 * minuteMs);
  expect(await check(built, number, code)).toMatchObject({ refused: 'code-expired' });
});

// @proves R12 V6.6.3
test('five wrong tries end a code', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  await sent(built, number);
  const code = await built.codeTo(number);
  const wrong = code === '0000000' ? '0000001' : '0000000';
  for (const left of [4, 3, 2, 1, 0]) {
    expect(await check(built, number, wrong)).toEqual({
      refused: 'code-wrong',
      facts: { left },
    });
  }
  expect(await check(built, number, code)).toMatchObject({ refused: 'code-expired' });
});

// @proves V6.6.3
test('a rolled-back transaction keeps the try counted and the code unused', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  await sent(built, number);
  const code = await built.codeTo(number);
  const failing = database.transaction(async (tx) => {
    await check(built, number, 'wrong');
    await built.verification.codes.spend(tx, tried(built, number, code));
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await check(built, number, 'wrong')).toMatchObject({ facts: { left: 3 } });
  expect(await spend(built, number, code)).toBe(true);
});

test('a new code replaces the old one', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  await sent(built, number);
  const old = await built.codeTo(number);
  built.clock.advance(1_000);
  await sent(built, number);
  const fresh = await built.codeTo(number);
  if (fresh !== old) {
    expect(await check(built, number, old)).toMatchObject({ refused: 'code-wrong' });
  }
  expect(await check(built, number, fresh)).toBeUndefined();
});

// @proves L168 V6.6.4
test('a recipient gets one code a second, five in ten minutes, then none for five', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  await sent(built, number);
  const soon = await sent(built, number);
  expect(soon).toEqual({ refused: 'too-many-requests', facts: { seconds: 1 } });
  for (let more = 2; more <= 5; more += 1) {
    built.clock.advance(1_000);
    expect(isRefusal(await sent(built, number))).toBe(false);
  }
  built.clock.advance(1_000);
  const blocked = { refused: 'code-blocked', facts: { minutes: 5 } };
  expect(await sent(built, number)).toEqual(blocked);
  built.clock.advance(4 * minuteMs);
  expect(await sent(built, number)).toEqual({ ...blocked, facts: { minutes: 1 } });
  built.clock.advance(minuteMs);
  expect(isRefusal(await sent(built, number))).toBe(false);
});

test('parallel requests send one message', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  const answers = await Promise.all(Array.from({ length: 8 }, () => sent(built, number)));
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  expect(await built.sentTo(number)).toHaveLength(1);
});

test('a code that cannot be sent is refused with the reason and not stored', async () => {
  const built = buildVerification(database);
  const gone = '+639170000000';
  const reason = 'absent subscriber';
  expect(await sent(built, gone)).toEqual({ refused: 'code-not-sent', facts: { reason } });
  expect(await check(built, gone, '1234567')).toMatchObject({ refused: 'code-expired' });
});

const visitor = { kind: 'visitor' } as const;

// @proves A3 V6.3.8
test('sendNoLoginCode: a stranger’s number is answered like a member’s', async () => {
  const [member, stranger] = [freshNumber(), freshNumber()];
  const built = buildVerification(database, { members: [member] });
  const ask = (number: string) =>
    built.verification.actions.sendNoLoginCode(
      callOf(visitor, { mobileNum: number.slice(3), countryDialingCode: '63' }, built.clock.now(), {
        address: '198.51.100.9',
      }),
    );
  const [ofStranger, ofMember] = [given(await ask(stranger)), given(await ask(member))];
  expect(ofStranger).toMatchObject({ expiredMinutes: 10 });
  expect({ ...ofStranger, deliveryId: '' }).toEqual({ ...ofMember, deliveryId: '' });
  expect(await built.sentTo(stranger)).toHaveLength(0);
  expect(await built.codeTo(member)).toMatch(/^\d{7}$/);
  const login = (recipient: string) =>
    built.verification.codes.check({
      purpose: 'login',
      recipient,
      code: 'xxxxxxx',
      now: built.clock.now(),
    });
  expect(await login(stranger)).toEqual(await login(member));
});

// @proves V6.3.8
test('sendNoLoginCode: a failed sending is answered like a good one', async () => {
  const gone = '+639170010000';
  const answers = [];
  for (const members of [[gone], []]) {
    const built = buildVerification(await freshDatabase(), { members });
    const phone = { mobileNum: gone.slice(3), countryDialingCode: '63' };
    const call = callOf(visitor, phone, built.clock.now());
    answers.push(await built.verification.actions.sendNoLoginCode(call));
  }
  const deliveryId = expect.stringMatching(/^sms-[\w-]{40}$/u);
  const answer = { expiredMinutes: 10, deliveryId };
  expect(answers).toEqual([answer, answer]);
});

// @proves A4 V6.3.8
test('sendNoLoginCode: a silent provider does not delay the answer', async () => {
  const member = freshNumber();
  let finish = (_sent: Carried) => {};
  const sms = { send: () => new Promise<Carried>((resolve) => (finish = resolve)) };
  const built = buildVerification(database, { members: [member], sms });
  const phone = { mobileNum: member.slice(3), countryDialingCode: '63' };
  const from = { address: '198.51.100.10' };
  const call = callOf(visitor, phone, built.clock.now(), from);
  expect(isRefusal(await built.verification.actions.sendNoLoginCode(call))).toBe(false);
  let isSettled = false;
  const settled = built.verification.codes.settle().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  finish(taken);
  await settled;
});

// @proves R129
test('sendRegisterCode: the fourth code from an address needs a proof of a person', async () => {
  const built = buildVerification(database);
  const ask = (more: object = {}) =>
    built.verification.actions.sendRegisterCode(
      callOf(
        visitor,
        { mobileNo: freshNumber().slice(3), countryDialingCode: '+63', ...more },
        built.clock.now(),
        { address: '198.51.100.77' },
      ),
    );
  for (let free = 1; free <= 3; free += 1) expect(isRefusal(await ask())).toBe(false);
  const due = { refused: 'captcha-wrong', value: { captcha: true } };
  expect(await ask()).toEqual(due);
  expect(await ask({ slideToken: 'made-up' })).toEqual(due);
  const slideToken = await built.verification.human.giveToken(built.clock.now());
  expect(isRefusal(await ask({ slideToken }))).toBe(false);
  expect(await ask({ slideToken })).toEqual(due);
});

const member = {
  kind: 'player',
  playerId: 'p1',
  username: 'ana',
  type: 0,
  demo: false,
  currency: 'PHP',
  sessionId: 's1',
  since: 0,
  confirmedUntil: Infinity,
} as const;

test('sendBindCode: a message names the site, not the called host', async () => {
  const built = buildVerification(database);
  const number = freshNumber();
  const call = callOf(member, { mobileNum: `0${number.slice(3)}` }, built.clock.now());
  await built.verification.actions.sendBindCode({ ...call, origin: 'https://evil.example' });
  const [message] = await built.sentTo(number);
  expect(message?.body).toMatch(/@play\.example #\d{7}$/);
});

test('sendBindCode and sendMailCode parse the contact; an invalid one is refused', async () => {
  const built = buildVerification(database);
  const { actions } = built.verification;
  const now = built.clock.now();
  const number = freshNumber();
  await actions.sendBindCode(callOf(member, { mobileNum: `0${number.slice(3)}` }, now));
  expect(await built.codeTo(number)).toMatch(/^\d{7}$/);
  const nonsense = callOf(member, { mobileNum: '12', countryDialingCode: '63' }, now);
  expect(await actions.sendBindCode(nonsense)).toEqual({ refused: 'phone-invalid' });
  await actions.sendMailCode(callOf(member, { email: ' Bea@Example.COM ' }, now));
  expect(await built.codeTo('bea@example.com')).toMatch(/^\d{7}$/);
  const noMail = callOf(member, { email: 'bea at home' }, now);
  expect(await actions.sendMailCode(noMail)).toMatchObject({ refused: 'field-format' });
});

// @proves V6.6.1
test('sendOwnCode goes to the verified contact only', async () => {
  const mobile = freshNumber();
  const built = buildVerification(database, { contact: { mobile, email: undefined } });
  const ask = (channel: 'sms' | 'email') =>
    built.verification.actions.sendOwnCode(
      callOf(member, { channel, purpose: 'confirm' as const }, built.clock.now()),
    );
  expect(await ask('sms')).toEqual({ expiredMinutes: 10 });
  expect(await built.codeTo(mobile)).toMatch(/^\d{7}$/);
  expect(await ask('email')).toEqual({ refused: 'contact-not-verified' });
});

test('an address has a limit of messages an hour across all numbers', async () => {
  const built = buildVerification(database, { policy: { smsPerAddressHourly: 3 } });
  const from = (address: string) => sent(built, freshNumber(), { address, now: built.clock.now() });
  const at = '2001:db8:7:7:aaaa::1';
  for (let send = 0; send < 3; send += 1) expect(await from(at)).toEqual({ expiredMinutes: 10 });
  const blocked = { refused: 'code-blocked', facts: { minutes: 60 } };
  expect(await from(at)).toEqual(blocked);
  expect(await from('2001:db8:7:7:bbbb::2')).toMatchObject({ refused: 'code-blocked' });
  expect(isRefusal(await from('203.0.113.70'))).toBe(false);
  const mail = { address: at, channel: 'email' } as const;
  expect(isRefusal(await sent(built, 'eli@example.com', mail))).toBe(false);
  built.clock.advance(61 * minuteMs);
  expect(isRefusal(await from(at))).toBe(false);
});

test('messages to unknown numbers do not count for the brand and fail alike', async () => {
  const fresh = await freshDatabase();
  const built = buildVerification(fresh, { policy: { smsHourly: 10 } });
  let place = 0;
  const ask = (isMember: boolean) => {
    place += 1;
    const discreet = { isMember };
    return sent(built, freshNumber(), { address: `203.0.113.${place}`, discreet });
  };
  const names = async (count: number, isMember: boolean) => {
    const answers = [];
    for (let at = 0; at < count; at += 1) answers.push(await ask(isMember));
    return answers.filter(isRefusal).length;
  };
  expect(await names(20, false)).toBe(0);
  expect(await names(10, true)).toBe(0);
  expect([await names(2, false), await names(2, true), await names(2, false)]).toEqual([2, 2, 2]);
  built.clock.advance(61 * minuteMs);
  expect([await names(1, false), await names(1, true)]).toEqual([0, 0]);
  await fresh.close();
});

test('the brand has a limit of messages an hour across all addresses', async () => {
  const fresh = await freshDatabase();
  const built = buildVerification(fresh, { policy: { smsHourly: 10 } });
  let place = 0;
  const next = () => {
    place += 1;
    return sent(built, freshNumber(), { address: `203.0.113.${place}` });
  };
  for (let send = 0; send < 10; send += 1) expect(isRefusal(await next())).toBe(false);
  const number = freshNumber();
  expect(await next()).toMatchObject({ refused: 'code-blocked' });
  expect(await built.sentTo(number)).toEqual([]);
  built.clock.advance(61 * minuteMs);
  expect(isRefusal(await next())).toBe(false);
  await fresh.close();
});
