// A passkey opens only its holder's account on its own page, signs each challenge once, and is
// invisible to other accounts.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import {
  createSoftwareAuthenticator,
  type Twist,
} from '../../../testing/software-authenticator.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import type { PasskeyAsked } from './index.ts';
import { buildFactors, member, origin, staff } from './testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const refused = { refused: 'passkey-refused' };
const minuteMs = 60_000;
type Whose = PasskeyAsked['whose'];

function build() {
  const built = buildFactors(database);
  const { factors, clock } = built;
  const device = createSoftwareAuthenticator();
  const caller = member();
  const holder = `player:${caller.playerId}` as const;
  const begin = (whose: Whose) => factors.beginPasskeySignIn({ whose, origin, now: clock.now() });
  const finish = (whose: Whose, response: ReturnType<typeof device.get>) =>
    factors.finishPasskeySignIn({ whose, origin, now: clock.now(), response });
  const signIn = async (whose: Whose, twist: Twist = {}, at = origin) =>
    finish(whose, device.get({ origin: at, options: await begin(whose) }, twist));
  return { ...built, device, caller, holder, begin, finish, signIn, actions: factors.actions };
}

test('a passkey is created, listed, and signs in alone and as second factor', async () => {
  const { addPasskey, caller, holder, device, clock, signIn, call, actions, toldOf } = build();
  const { passkey, recoveryCodes } = await addPasskey(caller, device, '  My phone ');
  expect(passkey).toMatchObject({ name: 'My phone', createdAt: clock.now(), lastUsedAt: null });
  expect(recoveryCodes).toHaveLength(10);
  clock.advance(minuteMs);
  expect(await signIn('player')).toBe(holder);
  expect(await signIn(holder)).toBe(holder);
  const { passkeys } = given(await actions.listFactors(call(caller, {})));
  expect(passkeys).toEqual([{ ...passkey, lastUsedAt: clock.now() }]);
  expect(toldOf(holder)).toEqual(['passkey-added']);
});

test('only the first factor brings recovery codes', async () => {
  const { turnTotpOn, addPasskey, caller, device } = build();
  await turnTotpOn(caller);
  expect((await addPasskey(caller, device)).recoveryCodes).toEqual([]);
});

test('the options are for this host, for discoverable passkeys, and for new devices', async () => {
  const { call, actions, caller, device, begin, addPasskey } = build();
  await addPasskey(caller, device);
  const { options } = given(await actions.beginPasskey(call(caller, {})));
  expect(options).toMatchObject({
    rp: { id: 'play.example', name: 'Lotus House' },
    user: { name: caller.username },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: [{ type: 'public-key' }],
  });
  expect(JSON.stringify(options)).not.toContain(caller.playerId);
  const alone = await begin('player');
  expect(alone).toMatchObject({ rpId: 'play.example', userVerification: 'required' });
  expect(alone['allowCredentials']).toBeUndefined();
});

test.each<[string, Twist]>([
  ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ['another host', { rpId: 'evil.example' }],
  ['another ceremony', { type: 'webauthn.get' }],
  ['an unknown attestation', { attestation: { format: 'made-up', statement: new Map() } }],
  [
    'certificates',
    {
      attestation: {
        format: 'packed',
        statement: new Map([['x5c', [Uint8Array.of(1)]]]),
      },
    },
  ],
])('a new passkey that says %s is refused, and its challenge is spent', async (_what, twist) => {
  const { call, actions, caller, device } = build();
  const { options } = given(await actions.beginPasskey(call(caller, {})));
  const add = (response: ReturnType<typeof device.create>) =>
    actions.addPasskey(call(caller, { name: 'x', response }));
  const spoiled = device.create({ origin, options }, twist);
  expect(await add(spoiled)).toEqual(refused);
  const right = await add(device.create({ origin, options }));
  // A challenge that was not ours is not the one that was answered.
  expect(isRefusal(right)).toBe(twist.challenge === undefined);
});

test('a new passkey from another page, for another member or too late is refused', async () => {
  const { call, actions, caller, device, clock } = build();
  const begin = async () => given(await actions.beginPasskey(call(caller, {}))).options;
  const add = (response: ReturnType<typeof device.create>, by = caller) =>
    actions.addPasskey(call(by, { name: 'x', response }));
  const elsewhere = 'https://evil.example';
  expect(await add(device.create({ origin: elsewhere, options: await begin() }))).toEqual(refused);
  const stolen = device.create({ origin, options: await begin() });
  expect(await add(stolen, member())).toEqual(refused);
  const late = device.create({ origin, options: await begin() });
  clock.advance(5 * minuteMs);
  expect(await add(late)).toEqual(refused);
});

// @proves V6.7.1 V6.7.2
test('a challenge takes one answer, and a credential has one holder', async () => {
  const { call, actions, caller, device, factors, holder } = build();
  const { options } = given(await actions.beginPasskey(call(caller, {})));
  const response = device.create({ origin, options });
  const add = () => actions.addPasskey(call(caller, { name: 'x', response }));
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  expect((await factors.summaryOf(holder)).passkeys).toHaveLength(1);
});

test('at most ten passkeys are allowed, also in parallel', async () => {
  const { call, actions, caller, device, addPasskey, factors, holder } = build();
  for (let made = 0; made < 8; made += 1) await addPasskey(caller, device);
  const begun = await Promise.all(
    [1, 2, 3, 4].map(async () => given(await actions.beginPasskey(call(caller, {}))).options),
  );
  const answers = await Promise.all(
    begun.map((options) => {
      const response = device.create({ origin, options });
      return actions.addPasskey(call(caller, { name: 'x', response }));
    }),
  );
  expect(answers.filter(isRefusal)).toEqual([
    { refused: 'passkey-limit-reached' },
    { refused: 'passkey-limit-reached' },
  ]);
  expect((await factors.summaryOf(holder)).passkeys).toHaveLength(10);
  const more = await actions.beginPasskey(call(caller, {}));
  expect(more).toEqual({ refused: 'passkey-limit-reached' });
});

test.each<[string, Twist]>([
  ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ['another host', { rpId: 'evil.example' }],
  ['another ceremony', { type: 'webauthn.create' }],
  ['nobody proved themselves to it', { isVerified: false }],
])('a sign-in that says %s is refused', async (_what, twist) => {
  const { addPasskey, caller, device, signIn } = build();
  await addPasskey(caller, device);
  expect(await signIn('player', twist)).toEqual(refused);
});

test('a second factor needs no user verification', async () => {
  const { addPasskey, caller, device, signIn, holder } = build();
  await addPasskey(caller, device);
  expect(await signIn(holder, { isVerified: false })).toBe(holder);
});

// @proves A7 V6.7.2
test('an answer from another page, altered, late or reused is refused', async () => {
  const { addPasskey, caller, holder, device, signIn, begin, finish, clock } = build();
  await addPasskey(caller, device);
  expect(await signIn('player', {}, 'https://evil.example')).toEqual(refused);
  const right = device.get({ origin, options: await begin('player') });
  const answers = await Promise.all([finish('player', right), finish('player', right)]);
  expect(answers).toContain(holder);
  expect(answers).toContainEqual(refused);
  const late = device.get({ origin, options: await begin('player') });
  clock.advance(5 * minuteMs);
  expect(await finish('player', late)).toEqual(refused);
  const signed = device.get({ origin, options: await begin('player') });
  const other = device.get({ origin, options: await begin('player') });
  const { signature } = other.response;
  const changed = { ...signed, response: { ...signed.response, signature } };
  expect(await finish('player', changed)).toEqual(refused);
  const empty = { ...signed, response: { ...signed.response, clientDataJSON: 'e30' } };
  expect(await finish('player', empty)).toEqual(refused);
});

test('a counter that does not grow is refused as a copied key', async () => {
  const { call, actions, caller, device, signIn, holder } = build();
  const { options } = given(await actions.beginPasskey(call(caller, {})));
  const response = device.create({ origin, options }, { counter: 4_000_000_000 });
  given(await actions.addPasskey(call(caller, { name: 'x', response })));
  expect(await signIn('player')).toBe(holder);
  expect(await signIn('player', { counter: 4_000_000_001 })).toEqual(refused);
  expect(await signIn('player', { counter: 0 })).toEqual(refused);
  expect(await signIn('player', { counter: 4_000_000_009 })).toBe(holder);
});

// @proves V6.7.1
test('a passkey signs in only its holder on its own side', async () => {
  const { addPasskey, caller, device, begin, finish, factors, call } = build();
  await addPasskey(caller, device);
  const other = member();
  const asOther = `player:${other.playerId}` as const;
  const forOther = { ...(await begin(asOther)), allowCredentials: undefined };
  expect(await finish(asOther, device.get({ origin, options: forOther }))).toEqual(refused);
  const right = device.get({ origin, options: await begin('player') });
  const named = { ...right, response: { ...right.response, userHandle: 'c29tZW9uZQ' } };
  expect(await finish('player', named)).toEqual(refused);
  const asStaff = device.get({ origin, options: await begin('staff') });
  expect(await finish('staff', asStaff)).toEqual(refused);
  const crossed = device.get({ origin, options: await begin('player') });
  expect(await finish('staff', crossed)).toEqual(refused);

  const owner = staff();
  const { beginStaffPasskey, addStaffPasskey } = factors.actions;
  const { options } = given(await beginStaffPasskey(call(owner, {})));
  const response = device.create({ origin, options });
  given(await addStaffPasskey(call(owner, { name: 'Key', response })));
  const ofStaff = device.get({ origin, options: await begin('staff') });
  expect(await finish('staff', ofStaff)).toBe(`staff:${owner.staffId}`);
});

// @proves V8.2.2
test('another holder’s passkey is unknown', async () => {
  const { addPasskey, caller, device, call, actions, signIn, holder } = build();
  const { passkey } = await addPasskey(caller, device);
  const stranger = member();
  for (const id of [passkey.id, 'no-such-key']) {
    const unknown = { refused: 'passkey-unknown' };
    expect(await actions.removePasskey(call(stranger, { id }))).toEqual(unknown);
    expect(await actions.renamePasskey(call(stranger, { id, name: 'mine' }))).toEqual(unknown);
  }
  const rename = actions.renamePasskey(call(caller, { id: passkey.id, name: ' Desk ' }));
  expect(await rename).toEqual({ done: true });
  const { passkeys } = given(await actions.listFactors(call(caller, {})));
  expect(passkeys.map(({ name }) => name)).toEqual(['Desk']);
  expect(await signIn('player')).toBe(holder);
  const { id } = passkey;
  expect(await actions.removePasskey(call(caller, { id }))).toEqual({ done: true });
  expect(await actions.removePasskey(call(caller, { id }))).toEqual({
    refused: 'passkey-unknown',
  });
  expect(await signIn('player')).toEqual(refused);
});

test('unanswered challenges are deleted once they are old', async () => {
  const { begin, factors, clock, holder } = build();
  const held = async () => {
    await factors.forgetOld(clock.now());
    const { rows } = await database.pool.query(
      'select 1 from factors_challenge where subject = $1',
      [holder],
    );
    return rows.length;
  };
  await begin(holder);
  expect(await held()).toBe(1);
  clock.advance(5 * minuteMs);
  expect(await held()).toBe(0);
});
