// Proves what staff see and do of members: contacts stay masked without the right, looks and
// changes are written down in their transaction, and nothing is when a change is refused.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { auditing, hasSetVendor, mayBeOne } from './index.ts';
import { buildOperator, type BuiltOperator } from './testing.ts';

let database: Database;
let built: BuiltOperator;
let owner: StaffCaller;
let support: StaffCaller;
let id: string;
const reason = 'asked by phone';
const mobile = '+639171234567';

beforeAll(async () => {
  database = await freshDatabase();
  built = buildOperator(database);
  owner = await built.hire('olga', 'owner');
  support = await built.hire('sam', 'support');
  id = (await built.identity.registerPlayer()).caller.playerId;
  await sql`update identity_player set email = 'ann.lee@mail.example', mobile = ${mobile},
    birthday = '1990-05-17' where id = ${id}`.execute(database.kysely);
});
afterAll(() => database.close());

const actions = () => built.operator.actions;
const by = <const I>(input: I, caller = owner) => built.call(caller, input);
const auditOf = async (memberId: string) => {
  const search = { subject: `member:${memberId}`, pageSize: 100 };
  return given(await actions().listAudit(by(search))).list;
};

// @proves V8.2.3
test('a member’s file masks contacts; revealing them is audited', async () => {
  const masked = { email: 'a***@mail.example', mobile: '**********567', birthday: '1990-**-**' };
  expect(given(await actions().getMemberFile(by({ id }, support)))).toMatchObject(masked);
  expect(await auditOf(id)).toEqual([]);
  const told = given(await actions().revealMember(by({ id })));
  expect(told).toMatchObject({ email: 'ann.lee@mail.example', mobile, birthday: '1990-05-17' });
  expect(await auditOf(id)).toMatchObject([{ staff: 'olga', action: 'view-contacts' }]);
});

// @proves V8.2.3
test('only staff who may see contacts can search by part of one', async () => {
  const total = async (search: object, caller: StaffCaller) =>
    given(await actions().findMembers(by(search, caller))).total;
  expect(await total({ mobile: '1234' }, owner)).toBe(1);
  expect(await total({ email: 'ann' }, owner)).toBe(1);
  for (const part of ['1234', '17123456', '%']) {
    expect(await total({ mobile: part }, support), part).toBe(0);
  }
  expect(await total({ email: 'ann.lee@mail' }, support)).toBe(0);
  expect(await total({ mobile: '0917 123 4567' }, support)).toBe(1);
  expect(await total({ email: 'Ann.Lee@mail.example' }, support)).toBe(1);
  expect(await total({ memberId: id, state: 'active' }, support)).toBe(1);
});

// @proves V7.4.5
test('a lock ends the member’s sessions, with its reason in the log', async () => {
  const { caller, token } = await built.identity.registerPlayer();
  const member = caller.playerId;
  const { identity } = built.identity;
  given(await actions().lockMember(by({ id: member, reason })));
  expect(await identity.playerOf(token, built.clock.now())).toBeUndefined();
  expect(await auditOf(member)).toMatchObject([
    { action: 'lock-member', before: { state: 'active' }, after: { state: 'locked', reason } },
  ]);
  expect(await actions().lockMember(by({ id: member, reason }))).toEqual({
    refused: 'member-state-fixed',
  });
  expect(await auditOf(member)).toHaveLength(1);
  given(await actions().unlockMember(by({ id: member, reason })));
  given(await actions().forgiveMember(by({ id: member, reason })));
  given(await actions().endMemberSessions(by({ id: member, reason })));
  expect((await auditOf(member)).map(({ action }) => action)).toEqual([
    'end-member-sessions',
    'forgive-member',
    'unlock-member',
    'lock-member',
  ]);
});

test('an edit is audited with the old values, contacts masked', async () => {
  const { caller } = await built.identity.registerPlayer();
  const member = caller.playerId;
  const input = { id: member, reason, payeeName: 'Ana Cruz', email: 'ana@mail.example' };
  given(await actions().editMember(by(input)));
  const [action] = await auditOf(member);
  expect(action).toMatchObject({ action: 'edit-member', after: { payeeName: 'Ana Cruz', reason } });
  expect(JSON.stringify(action)).not.toContain('ana@mail.example');
  expect(await actions().editMember(by({ ...input, mobile: '12' }))).toMatchObject({
    refused: 'phone-invalid',
  });
});

test('a reset shows a first password once, only for a member without contacts', async () => {
  const { caller } = await built.identity.registerPlayer();
  const member = caller.playerId;
  const reset = given(await actions().resetMemberPassword(by({ id: member, reason })));
  expect(reset.sentTo).toBe('');
  expect(reset.password.length).toBeGreaterThanOrEqual(12);
  expect(JSON.stringify(await auditOf(member))).not.toContain(reset.password);
});

// @proves V6.4.4 V6.5.6
test('second factors are removed and the sessions end', async () => {
  const { caller, token } = await built.identity.registerPlayer();
  const member = caller.playerId;
  await built.factors.turnTotpOn(caller);
  expect(given(await actions().getMemberFile(by({ id: member }))).methods).toContain('totp');
  given(await actions().resetMemberFactors(by({ id: member, reason })));
  expect(given(await actions().getMemberFile(by({ id: member }))).methods).toEqual([]);
  expect(await built.identity.identity.playerOf(token, built.clock.now())).toBeUndefined();
  expect(await auditOf(member)).toMatchObject([{ before: { methods: ['totp', 'recovery'] } }]);
});

test('notes are kept in order; the log says only that there is one', async () => {
  given(await actions().addMemberNote(by({ id, text: 'Called about a bonus.' })));
  given(await actions().addMemberNote(by({ id, text: 'Called again.' })));
  const { list, total } = given(await actions().listMemberNotes(by({ id }, support)));
  expect(list.map(({ text }) => text)).toEqual(['Called again.', 'Called about a bonus.']);
  expect(total).toBe(2);
  expect(JSON.stringify(await auditOf(id))).not.toContain('bonus');
});

test('sessions, sign-ins, consents, flags and the identity check are listed', async () => {
  expect(given(await actions().listMemberSessions(by({ id }))).list).toHaveLength(1);
  expect(given(await actions().listMemberLogins(by({ id }))).total).toBeGreaterThan(0);
  const { consents, flags } = given(await actions().listMemberSigns(by({ id })));
  expect([consents.length > 0, flags]).toEqual([true, []]);
  expect(given(await actions().getMemberIdentity(by({ id }))).state).toBe('none');
  expect(await actions().revealMemberIdentity(by({ id }))).toEqual({
    refused: 'identity-not-open',
  });
  const verdict = { id, verdict: 'verified', reason } as const;
  expect(await actions().judgeMemberIdentity(by(verdict))).toEqual({
    refused: 'identity-not-open',
  });
});

// @proves R130
test('a member who does not exist is unknown to every call', async () => {
  const nobody = { id: 'nobody', reason, text: 'x', verdict: 'verified' } as const;
  const unknown = { refused: 'member-not-found' };
  const calls = actions();
  const answers = await Promise.all([
    calls.getMemberFile(by(nobody)),
    calls.revealMember(by(nobody)),
    calls.listMemberSessions(by(nobody)),
    calls.listMemberNotes(by(nobody)),
    calls.addMemberNote(by(nobody)),
    calls.lockMember(by(nobody)),
    calls.endMemberSessions(by(nobody)),
    calls.resetMemberPassword(by(nobody)),
    calls.resetMemberFactors(by(nobody)),
    calls.judgeMemberIdentity(by(nobody)),
  ]);
  for (const answer of answers) expect(answer).toEqual(unknown);
});

// @proves R18 V7.4.5
test('endEverySession: all sessions end, and the log has their number', async () => {
  const { registerPlayer, identity } = built.identity;
  const tokens = [(await registerPlayer()).token, (await registerPlayer()).token];
  const { ended } = given(await actions().endEverySession(by({ reason })));
  expect(ended).toBeGreaterThanOrEqual(2);
  for (const token of tokens) {
    expect(await identity.playerOf(token, built.clock.now())).toBeUndefined();
  }
  const { list } = given(await actions().listAudit(by({})));
  expect(list[0]).toMatchObject({
    action: 'end-every-session',
    before: { sessions: ended },
    after: { sessions: 0, reason },
  });
  expect(given(await actions().endEverySession(by({ reason })))).toEqual({ ended: 0 });
});

test('staff who changed a member’s contact cannot reset their access for a day', async () => {
  const { caller } = await built.identity.registerPlayer();
  const member = caller.playerId;
  await sql`update identity_player set email = 'her@mail.example', email_key = 'her@mail.example'
    where id = ${member}`.execute(database.kysely);
  given(await actions().editMember(by({ id: member, reason, email: 'mine@mail.example' })));
  const reset = (who: StaffCaller) =>
    actions().resetMemberPassword(by({ id: member, reason }, who));
  expect(await reset(owner)).toEqual({ refused: 'second-person-needed' });
  const other = await built.hire('oswin', 'owner');
  expect(given(await reset(other)).password).not.toBe('');
  built.clock.advance(24 * 3_600_000 + 1);
  given(await reset(owner));
});

test('staff who set a vendor’s address or keys are known as such', async () => {
  const other = await built.hire('vesna', 'owner');
  const subject = 'EVIL1';
  const audit = auditing(built.clock, new Uint8Array(32).fill(7));
  const note = { staff: owner, subject, before: {}, after: {} };
  const knows = (staff: StaffCaller) =>
    database.transaction((tx) => hasSetVendor(tx, { staff, subject }));
  await database.transaction((tx) => audit(tx, { ...note, action: 'switch-vendor' }));
  expect(await knows(owner)).toBe(false);
  await database.transaction((tx) => audit(tx, { ...note, action: 'rotate-vendor-key' }));
  built.clock.advance(400 * 24 * 3_600_000);
  expect([await knows(owner), await knows(other)]).toEqual([true, false]);
});

test('two accounts are one person for a day after one opened a way into the other', async () => {
  const [other, third] = [await built.hire('vesna', 'owner'), await built.hire('petra', 'owner')];
  const audit = auditing(built.clock, new Uint8Array(32).fill(7));
  const areOne = (staff: StaffCaller, of: StaffCaller) => {
    const two = { staff, other: of.username, now: built.clock.now() };
    return database.transaction((tx) => mayBeOne(tx, two));
  };
  expect(await areOne(owner, other)).toBe(false);
  const made = { staff: owner, subject: `staff:${other.staffId}`, before: null, after: {} };
  await database.transaction((tx) => audit(tx, { ...made, action: 'reset-staff-password' }));
  expect([await areOne(owner, other), await areOne(other, owner)]).toEqual([true, true]);
  expect([await areOne(third, other), await areOne(owner, third)]).toEqual([false, false]);
  built.clock.advance(24 * 3_600_000 + 1);
  expect(await areOne(owner, other)).toBe(false);
});
