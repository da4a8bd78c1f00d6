// Members are told, in their language, when the protection of their account changes, unless the
// change itself could hide the message; sign-ins from new places are told to members who want it.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { NoticeNews } from './notices.ts';
import { buildIdentity, callOf, goodPassword, visitor, type BuiltIdentity } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const fresh = 'quiet-harbour-9';
const device = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0';
let members = 0;

async function member() {
  const built = buildIdentity(database);
  members += 1;
  const username = `noticed${members}`;
  const email = `${username}@example.com`;
  const id = await built.identity.enrol({ username, password: goodPassword, type: 0, email });
  const call = <I>(input: I, more: object = {}) =>
    callOf(visitor, input, { now: built.clock.now(), address: '192.0.2.9', ...more });
  const signIn = (password: string, more: object = {}) =>
    built.identity.actions.login(call({ username, password }, more));
  const news = () =>
    built.told
      .filter(({ event }) => event === 'member-notice')
      .map(({ payload }) => payload as NoticeNews);
  return { ...built, id: id ?? '', username, email, call, signIn, news };
}

const send = (built: BuiltIdentity, news: NoticeNews) =>
  database.transaction((tx) => built.identity.sendNotice(tx, news));

// @proves R15 V6.3.7
test('a changed and a recovered password are notified with the place', async () => {
  const one = await member();
  const { token } = given(await one.signIn(goodPassword));
  const caller = await one.identity.playerOf(token, one.clock.now());
  if (!caller) throw new Error('no session');
  const change = { oldPassword: goodPassword, newPassword: fresh, confirmNewPassword: fresh };
  const changing = callOf(caller, change, { now: one.clock.now(), userAgent: device });
  given(await one.identity.actions.changePassword(changing));
  given(await one.identity.actions.recoverByMail(one.call({ ...one, email: one.email })));
  const [mail] = await one.sentTo(one.email);
  const recovery = /#recover=([\w-]{43})$/.exec(mail?.body ?? '')?.[1] ?? '';
  const set = { token: recovery, newPassword: goodPassword, confirmNewPassword: goodPassword };
  given(await one.identity.actions.setRecoveredPassword(one.call(set)));
  expect(one.news().map(({ notice }) => notice)).toEqual([
    'password-changed',
    'password-recovered',
  ]);
  const [first] = one.news();
  expect(first?.device).toContain('Firefox');
  if (first) await send(one, first);
  const [told] = await one.sentTo(one.email);
  expect(told?.body).toContain(one.username);
  expect(told?.body).toContain('kata sandi');
  expect(told?.body).not.toContain(fresh);
});

// @proves R15 V6.3.7
test('a changed second factor and a changed payment password are notified', async () => {
  const one = await member();
  await database.transaction((tx) => one.identity.tellFactorsChanged(tx, one.id));
  const { token } = given(await one.signIn(goodPassword));
  const caller = await one.identity.playerOf(token, one.clock.now());
  if (!caller) throw new Error('no session');
  const set = { password: '246813', confirmPassword: '246813' };
  given(await one.identity.actions.setPaymentPassword(callOf(caller, set)));
  const change = { oldPassword: '246813', newPassword: '135792', confirmPassword: '135792' };
  given(await one.identity.actions.changePaymentPassword(callOf(caller, change)));
  expect(one.news().map(({ notice }) => notice)).toEqual([
    'factors-changed',
    'payment-password-changed',
  ]);
});

// @proves R15 R136 V6.3.5
test('a sign-in from a new place is notified in the member’s language if wanted', async () => {
  const one = await member();
  const { token } = given(await one.signIn(goodPassword));
  const caller = await one.identity.playerOf(token, one.clock.now());
  if (!caller) throw new Error('no session');
  expect(one.news()).toEqual([]);
  given(await one.identity.actions.setLanguage(callOf(caller, { language: 'EN' })));
  const away = { address: '198.51.100.201', country: 'FR', userAgent: device };
  given(await one.signIn(goodPassword, away));
  const [news] = one.news();
  if (!news) throw new Error('nothing was told');
  expect(news).toMatchObject({ notice: 'new-place', address: '198.51.100.201' });
  await send(one, news);
  const [mail] = await one.sentTo(one.email);
  expect(mail?.body).toContain('198.51.100.201');
  expect(mail?.body).toContain('there was a sign-in');
  given(await one.identity.actions.setNotices(callOf(caller, { newPlaceNotice: false })));
  await send(one, news);
  expect(await one.sentTo(one.email)).toHaveLength(1);
});

test('a failed sign-in sends no notice', async () => {
  const one = await member();
  const away = { address: '198.51.100.202', country: 'FR', userAgent: device };
  expect(isRefusal(await one.signIn('wrong-guess-1', away))).toBe(true);
  expect(one.news()).toEqual([]);
});
