// Attacks on the ways to sign in: guessing, stuffing, asking who exists, planting sessions, using
// twice what is good once. Each is carried out as an attacker would.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, goodPassword, visitor, type BuiltIdentity } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

interface Asked {
  readonly address?: string;
  readonly cookies?: Record<string, string>;
  readonly setCookie?: (name: string, value: string | null) => void;
}

async function signIn(built: BuiltIdentity, input: object, asked: Asked = {}) {
  const slideToken = await built.verification.human.giveToken(built.clock.now());
  const typed = { username: '', password: '', slideToken, ...input };
  return built.identity.actions.login(callOf(visitor, typed, { now: built.clock.now(), ...asked }));
}

const nameOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');

// @proves A2 V6.3.1
test('stuffing: an address that tries many names, known or not, is stopped', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  const address = '198.51.100.10';
  const names = [];
  for (let at = 0; at < 31; at += 1) {
    const input = { username: `stuffed${at}`, password: 'leaked-pass-1' };
    names.push(nameOf(await signIn(built, input, { address })));
  }
  expect(names.slice(0, 30)).toEqual(Array(30).fill('credentials-wrong'));
  expect(names[30]).toBe('too-many-requests');
  const right = { username: caller.username, password: goodPassword };
  expect(nameOf(await signIn(built, right, { address }))).toBe('too-many-requests');
  expect(nameOf(await signIn(built, right, { address: '198.51.100.11' }))).toBe('given');
  built.clock.advance(30 * 60_000);
  expect(nameOf(await signIn(built, right, { address }))).toBe('given');
});

/** Asks about somebody who exists and somebody who does not: same words, same work. */
async function compare(built: BuiltIdentity, ask: (isKnown: boolean) => Promise<object>) {
  const work = [];
  const answers = [];
  for (const isKnown of [true, false]) {
    const before = built.checks();
    answers.push(await ask(isKnown));
    work.push(built.checks() - before);
  }
  // Its name is drawn by chance for either.
  const [one, other] = answers.map((answer) => ({ ...answer, deliveryId: '' }));
  expect(one).toEqual(other);
  expect(work[0]).toBe(work[1]);
}

const mobile = '+639175550101';
const numberOf = (isKnown: boolean) => (isKnown ? '9175550101' : '9175550102');

async function buildKnown(): Promise<BuiltIdentity> {
  const built = buildIdentity(database, {
    modules: { MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true },
    policy: { recoveryTellsUnknown: false },
  });
  await built.identity.enrol({ username: 'knownone', password: goodPassword, type: 0, mobile });
  return built;
}

// @proves A3 R6 V6.3.8
test('enumeration: no sign-in reveals who exists, by answer or by work', async () => {
  const built = await buildKnown();
  await compare(built, (isKnown) =>
    signIn(built, { username: isKnown ? 'knownone' : 'unknownone', password: 'wrong-guess-1' }),
  );
  const sms = { type: 'sms', password: '0000000', countryDialingCode: '63' };
  await compare(built, (isKnown) => signIn(built, { ...sms, username: numberOf(isKnown) }));
});

// @proves A3 V6.3.8
test('enumeration: no recovery reveals who exists', async () => {
  const built = await buildKnown();
  const asked = { now: built.clock.now() };
  const { recoverByMail, setPasswordByPhone } = built.identity.actions;
  await compare(built, (isKnown) => {
    const username = isKnown ? 'knownone' : 'nobodyone';
    return recoverByMail(callOf(visitor, { username, email: `${isKnown}@example.com` }, asked));
  });
  await compare(built, (isKnown) => {
    const phone = { mobileNum: numberOf(isKnown), countryDialingCode: '63' };
    const wish = { ...phone, verificationCode: '0000000', newPassword: 'another-pass-77' };
    return setPasswordByPhone(callOf(visitor, wish, asked));
  });
});

// @proves A5 R18 V7.2.4
test('fixation: a session sent with a sign-in ends', async () => {
  const built = buildIdentity(database);
  const planted = await built.registerPlayer();
  const victim = await built.registerPlayer();
  const slideToken = await built.verification.human.giveToken(built.clock.now());
  const input = { username: victim.caller.username, password: goodPassword, slideToken };
  const answer = await built.identity.actions.login(
    callOf(planted.caller, input, { now: built.clock.now() }),
  );
  if (isRefusal(answer)) throw new Error(answer.refused);
  expect(answer.token).not.toBe(planted.token);
  expect(await built.identity.playerOf(planted.token, built.clock.now())).toBeUndefined();
});

/** Signs in and remembers; gives the cookies the browser then holds. */
async function remember(built: BuiltIdentity, username: string) {
  const cookies: Record<string, string> = {};
  const setCookie = (name: string, value: string | null) => {
    if (value === null) delete cookies[name];
    else cookies[name] = value;
  };
  const answer = await signIn(
    built,
    { username, password: goodPassword, remember: true },
    { setCookie },
  );
  expect(nameOf(answer)).toBe('given');
  return { cookies, setCookie };
}

// @proves A6 L108 L167
test('tickets: good once, in one browser, for one name and one day', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  const { username } = caller;
  const browser = await remember(built, username);
  const ticketOf = { username, ticket: true };
  const stolen = { cookies: { ...browser.cookies } };
  const remembered = built.identity.actions.getRemembered(
    callOf(visitor, {}, { now: built.clock.now(), cookies: browser.cookies }),
  );
  expect(await remembered).toEqual({ usernames: [username] });
  expect(nameOf(await signIn(built, ticketOf, browser))).toBe('given');
  expect(nameOf(await signIn(built, ticketOf, stolen))).toBe('ticket-spent');
  expect(nameOf(await signIn(built, { username: 'another', ticket: true }, browser))).toBe(
    'ticket-spent',
  );
  expect(nameOf(await signIn(built, ticketOf))).toBe('ticket-spent');
  expect(nameOf(await signIn(built, ticketOf, browser))).toBe('given');
  built.clock.advance(24 * 3_600_000);
  expect(nameOf(await signIn(built, ticketOf, browser))).toBe('ticket-spent');
});

// @proves R17
test('tickets: each gives the next; a full sign-in is due after thirty days', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  const browser = await remember(built, caller.username);
  const ticketOf = { username: caller.username, ticket: true };
  const names = [];
  for (let day = 0; day < 32; day += 1) {
    built.clock.advance(23 * 3_600_000);
    names.push(nameOf(await signIn(built, ticketOf, browser)));
  }
  expect(names.slice(0, 31)).toEqual(Array(31).fill('given'));
  expect(names[31]).toBe('ticket-spent');
});

// @proves R17 V7.3.2
test('tickets: their session ends when the full sign-in is too old', async () => {
  const built = buildIdentity(database, { policy: { sessionIdleMinutes: 240, fullSignInDays: 1 } });
  const { caller } = await built.registerPlayer();
  const browser = await remember(built, caller.username);
  built.clock.advance(22 * 3_600_000);
  const answer = await signIn(built, { username: caller.username, ticket: true }, browser);
  if (isRefusal(answer)) throw new Error(answer.refused);
  built.clock.advance(2 * 3_600_000);
  expect(await built.identity.playerOf(answer.token, built.clock.now())).toBeDefined();
  built.clock.advance(2_001);
  expect(await built.identity.playerOf(answer.token, built.clock.now())).toBeUndefined();
});

test('tickets: their session is not confirmed', async () => {
  const built = buildIdentity(database);
  const { caller, token } = await built.registerPlayer();
  const browser = await remember(built, caller.username);
  const confirmedUntil = async (of: string) =>
    (await built.identity.playerOf(of, built.clock.now()))?.confirmedUntil ?? 0;
  expect(await confirmedUntil(token)).toBeGreaterThan(built.clock.now());
  const answer = await signIn(built, { username: caller.username, ticket: true }, browser);
  if (isRefusal(answer)) throw new Error(answer.refused);
  expect(await confirmedUntil(answer.token)).toBeLessThanOrEqual(built.clock.now());
});

// @proves A6 R10 V6.2.2
test('tickets: parallel uses open one session; a new password ends all tickets', async () => {
  const built = buildIdentity(database);
  const { caller } = await built.registerPlayer();
  const ticketOf = { username: caller.username, ticket: true };
  const { cookies } = await remember(built, caller.username);
  const both = await Promise.all([1, 2].map(() => signIn(built, ticketOf, { cookies })));
  expect(both.map(nameOf).toSorted()).toEqual(['given', 'ticket-spent']);
  const later = await remember(built, caller.username);
  const change = {
    oldPassword: goodPassword,
    newPassword: 'quiet-harbour-9',
    confirmNewPassword: 'quiet-harbour-9',
  };
  const changed = await built.identity.actions.changePassword(
    callOf(caller, change, { now: built.clock.now() }),
  );
  expect(changed).toEqual({ done: true });
  expect(nameOf(await signIn(built, ticketOf, later))).toBe('ticket-spent');
});

// @proves R21
test('tickets: the policy can turn them off', async () => {
  const built = buildIdentity(database, { policy: { rememberedSignIn: false } });
  const { caller } = await built.registerPlayer();
  const { cookies } = await remember(built, caller.username);
  expect(Object.keys(cookies)).toEqual(['baize_session']);
});

// @proves A7
test('codes: a code signs in once', async () => {
  const built = buildIdentity(database, { modules: { MOBILEVERCODELOGIN3: true } });
  const own = '+639175550199';
  const enrolment = { username: 'smsmember', password: goodPassword, type: 0, mobile: own };
  await built.identity.enrol(enrolment);
  const phone = { mobileNum: '9175550199', countryDialingCode: '63' };
  const now = built.clock.now();
  await built.verification.actions.sendNoLoginCode(callOf(visitor, phone, { now }));
  const code = await built.codeTo(own);
  const input = { type: 'sms', username: '9175550199', countryDialingCode: '63', password: code };
  const both = await Promise.all([signIn(built, input), signIn(built, input)]);
  expect(both.map(nameOf).toSorted()).toEqual(['code-expired', 'given']);
  expect(nameOf(await signIn(built, input))).toBe('code-expired');
});

// @proves V6.3.4
test('a lock is reported before the code is judged; an off switch refuses', async () => {
  const off = buildIdentity(database);
  const input = { type: 'sms', username: '9175550000', countryDialingCode: '63', password: '1' };
  expect(nameOf(await signIn(off, input))).toBe('module-off');
  const built = buildIdentity(database, { modules: { MOBILEVERCODELOGIN3: true } });
  const names = [];
  for (let tried = 0; tried < 6; tried += 1) names.push(nameOf(await signIn(built, input)));
  expect(names.at(-1)).toBe('account-locked');
});
