// The member's own account: what they tell of themselves, proved contacts, sessions on other
// devices, the payment password, the identity check and the end. Nothing of it is anybody else's.
import { isRefusal } from '@baize/contract';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { nothingStanding } from '../../../platform/module/index.ts';
import { buildIdentity, callOf, goodPassword, visitor, type BuiltIdentity } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

type Choices = Parameters<typeof buildIdentity>[1];

async function member(choices: Choices = {}) {
  const built = buildIdentity(database, choices);
  const { caller, token } = await built.registerPlayer();
  const mine = <I>(input: I, more: object = {}) =>
    callOf(caller, input, { now: built.clock.now(), ...more });
  return { ...built, caller, token, mine, own: built.identity.actions };
}

const nameOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');
let numbers = 0;
const freshNumber = () => {
  numbers += 1;
  return `917777${String(numbers).padStart(4, '0')}`;
};
const picture = async () => {
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } });
  return (await plain.png().toBuffer()).toString('base64');
};

test('editMember: facts are stored; real name and birthday can be set once', async () => {
  const { own, mine } = await member();
  expect(nameOf(await own.editMember(mine({ nickname: ' Ana ', telegram: '@ana' })))).toBe('given');
  expect(nameOf(await own.editMember(mine({ payeeName: 'Ana Cruz' })))).toBe('given');
  expect(given(await own.getMember(mine({})))).toMatchObject({
    nickname: 'Ana',
    payee: 'Ana Cruz',
    contacts: { telegram: '@ana' },
  });
  expect(nameOf(await own.editMember(mine({ payeeName: 'Bea Cruz' })))).toBe('field-fixed');
  // The register of exclusions is asked for this name: nobody takes themselves out of it.
  expect(nameOf(await own.editMember(mine({ fullName: 'Bea Cruz' })))).toBe('field-fixed');
  expect(nameOf(await own.editMember(mine({ fullName: 'Ana Cruz' })))).toBe('given');
  expect(nameOf(await own.editMember(mine({ birthday: '1980-01-01' })))).toBe('field-fixed');
  expect(nameOf(await own.editMember(mine({ nickname: 'A\u202eb' })))).toBe('field-format');
  expect(nameOf(await own.editMember(mine({ email: 'nobody' })))).toBe('field-format');
  expect(nameOf(await own.editMember(mine({ telegram: '' })))).toBe('given');
  expect(given(await own.getMember(mine({}))).contacts).toEqual({});
});

test('editMember: a nickname that passes for the house or the brand is refused', async () => {
  const { own, mine } = await member();
  given(await own.editMember(mine({ nickname: 'Ana' })));
  for (const nickname of ['Operator', '0perat0r', 'Baize', 'Ba1ze Support', 'Admin Ana']) {
    expect(await own.editMember(mine({ nickname })), nickname).toEqual({
      refused: 'name-misleading',
      facts: { field: 'nickname' },
    });
  }
  expect(given(await own.getMember(mine({}))).nickname).toBe('Ana');
});

test('editMember: the recovery mailbox is changed only by a confirmed session', async () => {
  const { own, mine, clock } = await member();
  expect(nameOf(await own.editMember(mine({ email: 'ana@example.com' })))).toBe('given');
  clock.advance(3_600_000);
  const stolen = (email: string) => own.editMember(mine({ email }));
  expect(nameOf(await stolen('thief@example.com'))).toBe('confirmation-missing');
  expect(nameOf(await stolen('ana@example.com'))).toBe('given');
  expect(given(await own.getMember(mine({}))).email).toBe('ana@example.com');
});

// @proves R15
test('setLanguage and setNotices are stored; an unknown language is refused', async () => {
  const { own, mine } = await member();
  expect(nameOf(await own.setLanguage(mine({ language: 'ID' })))).toBe('given');
  expect(given(await own.getMember(mine({}))).language).toBe('id');
  expect(nameOf(await own.setLanguage(mine({ language: 'XX' })))).toBe('field-format');
  await own.setNotices(mine({ newPlaceNotice: false }));
  expect(given(await own.getSecurity(mine({}))).newPlaceNotice).toBe(false);
});

// @proves R135
test('getIcon, chooseIcon, uploadIcon: one on offer or a re-encoded picture', async () => {
  const { own, mine } = await member();
  const { icons } = given(await own.getIcon(mine({})));
  expect(given(await own.chooseIcon(mine({ icon: icons[0] ?? '' }))).avatar).toMatch(/\.webp$/);
  expect(nameOf(await own.chooseIcon(mine({ icon: '../../secret' })))).toBe('icon-unknown');
  const { avatar } = given(await own.uploadIcon(mine({ picture: await picture() })));
  const bytes = Buffer.from(avatar.replace('data:image/webp;base64,', ''), 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
  const script = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
  expect(nameOf(await own.uploadIcon(mine({ picture: script })))).toBe('picture-unreadable');
});

// @proves V6.3.7
test('bindMobile, bindEmail: by a code used once; a taken contact is refused', async () => {
  const one = await member();
  const mobileNum = freshNumber();
  const phone = { mobileNum, countryDialingCode: '63' };
  const email = `${one.caller.username}@example.com`;
  given(await one.verification.actions.sendBindCode(one.mine(phone)));
  const code = await one.codeTo(`+63${mobileNum}`);
  const bind = { ...phone, verificationCode: code };
  expect(nameOf(await one.own.bindMobile(one.mine({ ...bind, verificationCode: '0' })))).toBe(
    'code-wrong',
  );
  const both = await Promise.all([
    one.own.bindMobile(one.mine(bind)),
    one.own.bindMobile(one.mine(bind)),
  ]);
  expect(both.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  given(await one.verification.actions.sendMailCode(one.mine({ email })));
  const byMail = { email, verificationCode: await one.codeTo(email) };
  expect(nameOf(await one.own.bindEmail(one.mine(byMail)))).toBe('given');
  expect(given(await one.own.getSecurity(one.mine({})))).toMatchObject({
    mobileVerified: true,
    emailVerified: true,
    mobile: expect.stringMatching(/^\*+\d{4}$/),
  });
  expect(one.told.map(({ payload }) => (payload as { notice?: string }).notice)).toEqual(
    expect.arrayContaining(['mobile-changed', 'email-changed']),
  );
  const other = await member({ clock: one.clock });
  one.clock.advance(1_000);
  given(await other.verification.actions.sendBindCode(other.mine(phone)));
  const again = { ...phone, verificationCode: await other.codeTo(`+63${mobileNum}`) };
  expect(nameOf(await other.own.bindMobile(other.mine(again)))).toBe('mobile-taken');
});

test.each(['mobile', 'email'] as const)(
  'bind %s: what somebody else takes in the same moment is taken, and no fault',
  async (what) => {
    const [one, rival] = [await member(), await member()];
    const mobileNum = freshNumber();
    const phone = { mobileNum, countryDialingCode: '63' };
    const email = `${one.caller.username}@example.com`;
    const recipient = what === 'mobile' ? `+63${mobileNum}` : email;
    const { sendBindCode, sendMailCode } = one.verification.actions;
    await (what === 'mobile' ? sendBindCode(one.mine(phone)) : sendMailCode(one.mine({ email })));
    const verificationCode = await one.codeTo(recipient);
    const bind = () =>
      what === 'mobile'
        ? one.own.bindMobile(one.mine({ ...phone, verificationCode }))
        : one.own.bindEmail(one.mine({ email, verificationCode }));
    const waits = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
      return rows[0]?.n;
    };
    const { binding } = await database.transaction(async (tx) => {
      await sql`update identity_player set ${sql.ref(`${what}_key`)} = ${recipient}
        where id = ${rival.caller.playerId}`.execute(tx);
      const under = { binding: bind() };
      await expect.poll(waits, { timeout: 20_000 }).toBe(1);
      return under;
    });
    expect(nameOf(await binding)).toBe(`${what}-taken`);
  },
);

async function signInAgain({ identity, clock }: BuiltIdentity, username: string) {
  const input = { username, password: goodPassword };
  return given(await identity.actions.login(callOf(visitor, input, { now: clock.now() })));
}

// @proves R19 V7.4.3 V7.5.2
test('listSessions, endSession, endOtherSessions: own sessions, ended at once', async () => {
  const one = await member();
  const elsewhere = await signInAgain(one, one.caller.username);
  const third = await signInAgain(one, one.caller.username);
  const { list } = given(await one.own.listSessions(one.mine({})));
  expect(list).toHaveLength(3);
  expect(list.filter(({ current }) => current).map(({ id }) => id)).toEqual([one.caller.sessionId]);
  const now = one.clock.now();
  const other = await one.identity.playerOf(elsewhere.token, now);
  const stranger = await one.registerPlayer();
  const theirs = { id: other?.sessionId ?? '' };
  const asStranger = callOf(stranger.caller, theirs, { now });
  expect(nameOf(await one.own.endSession(asStranger))).toBe('session-unknown');
  expect(nameOf(await one.own.endSession(one.mine(theirs)))).toBe('given');
  expect(await one.identity.playerOf(elsewhere.token, now)).toBeUndefined();
  expect(nameOf(await one.own.endSession(one.mine(theirs)))).toBe('session-unknown');
  expect(await one.own.endOtherSessions(one.mine({}))).toEqual({ ended: 1 });
  expect(await one.identity.playerOf(third.token, now)).toBeUndefined();
  expect(await one.identity.playerOf(one.token, now)).toBeDefined();
  expect(await one.identity.playerOf(stranger.token, now)).toBeDefined();
});

// @proves V6.3.5
test('listLogins lists own sign-ins and failed tries, newest first', async () => {
  const one = await member();
  one.clock.advance(1_000);
  const wrong = { username: one.caller.username, password: 'not-my-password' };
  await one.own.login(callOf(visitor, wrong, { now: one.clock.now() }));
  await one.registerPlayer();
  const { list, total } = given(await one.own.listLogins(one.mine({})));
  expect(total).toBe(2);
  expect(list.map(({ outcome, method }) => [outcome, method])).toEqual([
    ['credentials-wrong', 'password'],
    ['signed-in', 'register'],
  ]);
});

// @proves V6.2.2
test('changePaymentPassword, resetPaymentPassword: by the old one, or by a code', async () => {
  const one = await member();
  const set = { password: '246813', confirmPassword: '246813' };
  given(await one.own.setPaymentPassword(one.mine(set)));
  const change = { oldPassword: '246813', newPassword: '135792', confirmPassword: '135792' };
  const wrong = { ...change, oldPassword: '000000' };
  expect(nameOf(await one.own.changePaymentPassword(one.mine(wrong)))).toBe(
    'payment-password-wrong',
  );
  expect(nameOf(await one.own.changePaymentPassword(one.mine(change)))).toBe('given');
  expect(await one.identity.verifyPaymentPassword(one.caller.playerId, '135792')).toBe('ok');
  const reset = {
    channel: 'sms' as const,
    verificationCode: '1234567',
    newPassword: '112358',
    confirmPassword: '112358',
  };
  expect(nameOf(await one.own.resetPaymentPassword(one.mine(reset)))).toBe('contact-not-verified');
  const mobile = `+63${freshNumber()}`;
  await sql`update identity_player set mobile_key = ${mobile}
    where id = ${one.caller.playerId}`.execute(database.kysely);
  const ask = { channel: 'sms' as const, purpose: 'payment' as const };
  given(await one.verification.actions.sendOwnCode(one.mine(ask)));
  const right = { ...reset, verificationCode: await one.codeTo(mobile) };
  expect(nameOf(await one.own.resetPaymentPassword(one.mine(right)))).toBe('given');
  expect(nameOf(await one.own.resetPaymentPassword(one.mine(right)))).toBe('code-expired');
  expect(await one.identity.verifyPaymentPassword(one.caller.playerId, '112358')).toBe('ok');
});

const documentOf = (documentNumber: string) => ({
  kind: 'passport' as const,
  documentNumber,
  fullName: 'Ana Cruz',
  birthday: '1990-05-17',
});

test('uploadIdentityPicture, askIdentityCheck, getIdentityCheck: sealed, judged once', async () => {
  const one = await member();
  const { playerId } = one.caller;
  const document = documentOf(`P${playerId}`);
  expect(nameOf(await one.own.askIdentityCheck(one.mine(document)))).toBe('picture-missing');
  const image = await picture();
  const uploads = await Promise.all(
    [1, 2, 3, 4, 5].map(() => one.own.uploadIdentityPicture(one.mine({ picture: image }))),
  );
  expect(uploads.filter((answer) => !isRefusal(answer))).toHaveLength(4);
  const { rows } = await sql<{ row: string }>`select picture::text as row
    from identity_picture picture where player_id = ${playerId}`.execute(database.kysely);
  for (const { row } of rows) expect(row).not.toContain('UklGR');
  const young = { ...document, birthday: '2020-01-01' };
  expect(nameOf(await one.own.askIdentityCheck(one.mine(young)))).toBe('age-below-limit');
  expect(await one.own.askIdentityCheck(one.mine(document))).toEqual({ state: 'pending' });
  expect(nameOf(await one.own.askIdentityCheck(one.mine(document)))).toBe('identity-not-open');
  const { members } = one.identity;
  const check = await members.identityCheck(playerId);
  expect(check).toMatchObject({ state: 'pending', documentNumber: document.documentNumber });
  const bytes = await members.identityPicture(playerId, check?.pictures[0] ?? '');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300 });
  const stranger = await one.registerPlayer();
  const asTheirs = members.identityPicture(stranger.caller.playerId, check?.pictures[0] ?? '');
  expect(await asTheirs).toBeUndefined();
  const verdict = { verdict: 'verified', reason: '' } as const;
  const judge = () =>
    database.transaction((tx) =>
      members.judgeIdentity(tx, { memberId: playerId, now: one.clock.now(), ...verdict }),
    );
  expect(await judge()).toMatchObject({ after: { identity: 'verified' } });
  expect(await judge()).toEqual({ refused: 'identity-not-open' });
  expect(given(await one.own.getIdentityCheck(one.mine({}))).state).toBe('verified');
});

// @proves R2 R5
test('the gate: terms before play, identity where the policy asks', async () => {
  let version = '2026-11';
  const asking = await member({
    policy: { identityCheck: 'before-play' },
    termsVersion: () => version,
  });
  const { playerId } = asking.caller;
  const { refusalOfPlay, refusalOfDeposit, refusalOfWithdrawal } = asking.identity;
  const play = (isFree: boolean) => refusalOfPlay({ playerId, isFree });
  expect(await play(false)).toEqual({ refused: 'identity-missing' });
  expect(await play(true)).toBeUndefined();
  version = '2026-12';
  expect(await play(false)).toEqual({ refused: 'terms-due' });
  expect(await refusalOfDeposit(playerId)).toEqual({ refused: 'terms-due' });
  expect(await refusalOfWithdrawal(playerId)).toEqual({ refused: 'identity-missing' });
  const open = await member();
  const theirs = open.caller.playerId;
  expect(await open.identity.refusalOfPlay({ playerId: theirs, isFree: false })).toBeUndefined();
  expect(await open.identity.refusalOfWithdrawal(theirs)).toBeUndefined();
});

// @proves R5
test('the gate: play money needs an identity only where the policy says so', async () => {
  const policy = { identityCheck: 'before-play', demoNeedsIdentity: true } as const;
  const one = await member({ policy });
  const { playerId } = one.caller;
  expect(await one.identity.refusalOfPlay({ playerId, isFree: true })).toEqual({
    refused: 'identity-missing',
  });
});

test('exportMember has the parts of every module and no secret', async () => {
  const one = await member();
  const { parts } = given(await one.own.exportMember(one.mine({})));
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['profile', 'consents', 'sessions', 'logins', 'wallet']),
  );
  const text = JSON.stringify(parts);
  for (const secret of [one.token, '$argon2', 'passwordHash', 'token_digest']) {
    expect(text).not.toContain(secret);
  }
});

// @proves V7.4.2
// @proves R37
test('getClosure, closeAccount: the balance is paid out at the closing', async () => {
  const paid: string[] = [];
  const closing = {
    standing: async () => ({
      ...nothingStanding,
      cash: 50_0000n,
      bonus: 12_5000n,
      owed: 3_2500n,
      uncounted: ['rebates' as const],
    }),
    begin: async () => void paid.push('begun'),
    payOut: async (_tx: unknown, one: { cardId: string; bonusShown: bigint }) => {
      paid.push(`${one.cardId} ${one.bonusShown}`);
      return 50_0000n;
    },
  };
  const one = await member({ closing });
  given(
    await one.own.setPaymentPassword(one.mine({ password: '246813', confirmPassword: '246813' })),
  );
  expect(given(await one.own.getClosure(one.mine({})))).toMatchObject({
    balance: 50,
    bonus: 12.5,
    owed: 3.25,
    uncounted: ['rebates'],
  });
  const to = { bankCardId: 'card-1', paymentPassword: '246813' };
  const leave = { password: goodPassword, bonus: 12.5, ...to };
  const close = (change: object) => one.own.closeAccount(one.mine({ ...leave, ...change }));
  expect(nameOf(await close({ password: 'not-mine-at-all' }))).toBe('credentials-wrong');
  expect(nameOf(await close({ bonus: undefined }))).toBe('bonus-changed');
  expect(nameOf(await close({ bonus: 12.49 }))).toBe('bonus-changed');
  expect(nameOf(await close({ bankCardId: undefined }))).toBe('bank-card-not-found');
  expect(nameOf(await close({ paymentPassword: '000000' }))).toBe('payment-password-wrong');
  const isOpen = () => database.transaction((tx) => one.identity.isOpen(tx, one.caller.playerId));
  expect(await isOpen()).toBe(true);
  expect(await close({})).toEqual({ paidOut: 50 });
  // A module that gives something asks this in its transaction.
  expect(await isOpen()).toBe(false);
  expect(paid).toEqual(['begun', 'card-1 125000']);
  expect(await one.identity.playerOf(one.token, one.clock.now())).toBeUndefined();
  const input = { username: one.caller.username, password: goodPassword };
  const again = one.own.login(callOf(visitor, input, { now: one.clock.now() }));
  expect(nameOf(await again)).toBe('account-closed');
});

test('an account with an open round cannot be closed', async () => {
  const closing = {
    standing: async () => ({ ...nothingStanding, inPlay: 1n, openRounds: 1 }),
    begin: async () => undefined,
    payOut: async () => 0n,
  };
  const one = await member({ closing });
  const leave = { password: goodPassword };
  expect(nameOf(await one.own.closeAccount(one.mine(leave)))).toBe('round-open');
});
