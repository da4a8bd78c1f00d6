// An outside provider's token opens what a code of our own opens: registration, recovery and
// binding a number; each token once, and for its own number only.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { openTestPhones, type BuiltPhones } from '../../../platform/adapters/phone/testing.ts';
import { fakeClock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, goodPassword, visitor, type BuiltIdentity } from '../testing.ts';

let database: Database;
let phones: BuiltPhones;
let built: BuiltIdentity;
const clock = fakeClock();
const modules = { MOBILENUMREG3: true, CHNGPASSVERIF3: true, PHONEPROVIDER3: true };

beforeAll(async () => {
  database = await freshDatabase();
  phones = await openTestPhones(database, clock);
  built = buildIdentity(database, { clock, modules, phone: phones.provider });
});
afterAll(async () => {
  await phones.close();
  await database.close();
});

const nameOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'given');
const call = <I>(input: I) => callOf(visitor, input, { now: clock.now() });
let numbers = 0;
const freshNumber = () => {
  numbers += 1;
  return `9177772${String(numbers).padStart(2, '0')}9`;
};
const tokenOf = (mobileNum: string) => phones.idTokenFor(`+63${mobileNum}`);
const phoneOf = (mobileNum: string, firebaseIdToken: string) => ({
  mobileNum,
  countryDialingCode: '63',
  firebaseChannel: 'sms',
  firebaseIdToken,
});

const register = (mobileNum: string, token: string) =>
  built.identity.actions.registerMobile(
    call({ ...phoneOf(mobileNum, token), birthday: '1990-05-17', login: true }),
  );

test('registration: the token is used up with the new member', async () => {
  const [mobileNum, another] = [freshNumber(), freshNumber()];
  const token = await tokenOf(mobileNum);
  expect(nameOf(await register(another, token))).toBe('phone-token-wrong');
  expect(await register(mobileNum, token)).toMatchObject({ userName: `63${mobileNum}` });
  expect(await built.identity.isMembersMobile(`+63${mobileNum}`)).toBe(true);
  expect(nameOf(await register(mobileNum, token))).toBe('phone-token-wrong');
});

test('two parallel registrations with one token make one member', async () => {
  const mobileNum = freshNumber();
  const token = await tokenOf(mobileNum);
  const both = await Promise.all([register(mobileNum, token), register(mobileNum, token)]);
  expect(both.filter((answer) => !isRefusal(answer))).toHaveLength(1);
});

test('recovery: a token sets a new password once, for the member of its number', async () => {
  const mobileNum = freshNumber();
  expect(nameOf(await register(mobileNum, await tokenOf(mobileNum)))).toBe('given');
  clock.advance(1000);
  const token = await tokenOf(mobileNum);
  const recover = (number: string) =>
    built.identity.actions.setPasswordByPhone(
      call({ ...phoneOf(number, token), newPassword: goodPassword }),
    );
  expect(nameOf(await recover(freshNumber()))).toBe('phone-token-wrong');
  expect(await recover(mobileNum)).toEqual({ userName: `63${mobileNum}` });
  expect(nameOf(await recover(mobileNum))).toBe('phone-token-wrong');
});

test('binding: the number is the token’s, not the typed one', async () => {
  const { caller } = await built.registerPlayer();
  const mobileNum = freshNumber();
  const token = await tokenOf(mobileNum);
  const bind = (firebaseIdToken: string) =>
    built.identity.actions.bindMobile(
      callOf(
        caller,
        { ...phoneOf(mobileNum, firebaseIdToken), verificationCode: '123456' },
        { now: clock.now() },
      ),
    );
  expect(nameOf(await bind('made.up.token'))).toBe('phone-token-wrong');
  expect(nameOf(await bind(token))).toBe('given');
  expect(nameOf(await bind(token))).toBe('phone-token-wrong');
});
