// Proves what staff may do to the accounts of others: never to their own, never to one that may
// more, and first passwords are for one sign-in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffCaller } from '../../platform/call/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { buildOperator, password, type BuiltOperator } from './testing.ts';

let database: Database;
let built: BuiltOperator;
let owner: StaffCaller;
let lead: StaffCaller;
let clerk: StaffCaller;
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  database = await freshDatabase();
  built = buildOperator(database);
  owner = await built.hire('owner', 'owner');
  const { addRole } = built.operator.actions;
  const permissions = ['staff.view', 'staff.edit', 'roles.edit', 'members.view'];
  given(await addRole(built.call(owner, { name: 'lead', permissions })));
  given(await addRole(built.call(owner, { name: 'clerk', permissions: ['members.view'] })));
  lead = await built.hire('lead', 'lead');
  clerk = await built.hire('clerk', 'clerk');
});
afterAll(() => database.close());

const actions = (by: StaffCaller, id: string) => {
  const { actions } = built.operator;
  return [
    actions.giveRole(built.call(by, { id, role: 'clerk' })),
    actions.setStaffState(built.call(by, { id, state: 'locked' } as const)),
    actions.resetStaffPassword(built.call(by, { id })),
    actions.resetStaffFactors(built.call(by, { id })),
    actions.endSessionsOfStaff(built.call(by, { id })),
  ];
};
const refusals = async (answers: readonly Promise<object>[]) =>
  (await Promise.all(answers)).map((answer) => ('refused' in answer ? answer.refused : 'given'));

// @proves R11 V6.2.3 V6.4.1
test('a first password is shown once, must be changed and lasts a day', async () => {
  const { operator, call, signIn, callerOf, clock } = built;
  const input = { username: 'nina', role: 'clerk' };
  const made = given(await operator.actions.addStaff(call(owner, input)));
  expect(made.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await operator.actions.addStaff(call(owner, input))).toEqual({
    refused: 'username-taken',
  });
  const { token, staff } = given(await signIn('nina', made.password));
  expect(staff.due).toBe('password-change-due');
  const caller = await callerOf(token);
  const change = (newPassword: string) =>
    operator.actions.changeStaffPassword(call(caller, { oldPassword: made.password, newPassword }));
  expect(await change(made.password)).toEqual({ refused: 'password-unchanged' });
  expect(await change('too short')).toMatchObject({ refused: 'password-short' });
  expect(await change('nina-nina-12')).toEqual({ refused: 'password-guessable' });
  given(await change('a longer one, my own'));
  expect((await callerOf(token)).due).toBeUndefined();
  const { list } = given(await operator.actions.listAudit(call(owner, { pageSize: 100 })));
  expect(JSON.stringify(list, (_key, value: unknown) => value)).not.toContain(made.password);
  const reset = given(
    await operator.actions.resetStaffPassword(call(owner, { id: made.id })),
  ).password;
  expect(await operator.staffOf(token, clock.now())).toBeUndefined();
  clock.advance(dayMs);
  expect(await signIn('nina', reset)).toEqual({ refused: 'initial-password-expired' });
});

test('staff cannot act on their own account, so the last owner stays', async () => {
  expect(new Set(await refusals(actions(owner, owner.staffId)))).toEqual(new Set(['staff-own']));
  expect(new Set(await refusals(actions(lead, lead.staffId)))).toEqual(new Set(['staff-own']));
});

test('staff cannot change an account with more permissions', async () => {
  expect(new Set(await refusals(actions(lead, owner.staffId)))).toEqual(
    new Set(['staff-above-own']),
  );
});

test('staff cannot give a role with more permissions than their own', async () => {
  const { addStaff, giveRole } = built.operator.actions;
  const above = { refused: 'role-above-own' };
  expect(await addStaff(built.call(lead, { username: 'mole', role: 'owner' }))).toEqual(above);
  expect(await addStaff(built.call(lead, { username: 'mole', role: 'cashier' }))).toEqual(above);
  expect(await giveRole(built.call(lead, { id: clerk.staffId, role: 'cashier' }))).toEqual(above);
  expect(await giveRole(built.call(lead, { id: clerk.staffId, role: 'none' }))).toEqual({
    refused: 'role-unknown',
  });
  given(await giveRole(built.call(lead, { id: clerk.staffId, role: 'clerk' })));
});

test('of two owners who demote each other in parallel one stays owner', async () => {
  const { operator, call, hire, callerOf, signIn } = built;
  const [one, other] = [await hire('kim', 'owner'), await hire('lou', 'owner')];
  const answers = await refusals([
    operator.actions.giveRole(call(one, { id: other.staffId, role: 'clerk' })),
    operator.actions.giveRole(call(other, { id: one.staffId, role: 'clerk' })),
  ]);
  expect(answers.toSorted()).toEqual(['given', 'staff-above-own']);
  const roles = await Promise.all(
    ['kim', 'lou'].map(async (name) => (await callerOf(given(await signIn(name)).token)).role),
  );
  expect(roles.toSorted()).toEqual(['clerk', 'owner']);
});

test('staff are listed with their roles and sign-ins', async () => {
  const { operator, call } = built;
  const { listStaff, getStaffFile, listSignInsOfStaff } = operator.actions;
  const { list } = given(await listStaff(call(owner, { username: 'CLE' })));
  expect(list).toMatchObject([{ username: 'clerk', role: 'clerk', methods: [] }]);
  const { id } = list[0] ?? { id: '' };
  expect(given(await getStaffFile(call(owner, { id }))).sessions).toHaveLength(0);
  const { list: signIns } = given(await listSignInsOfStaff(call(owner, { id })));
  expect(signIns).toMatchObject([{ outcome: 'signed-in', method: 'password' }]);
  const unknown = { refused: 'staff-unknown' };
  expect(await getStaffFile(call(owner, { id: 'nobody' }))).toEqual(unknown);
  expect(await listSignInsOfStaff(call(owner, { id: 'nobody' }))).toEqual(unknown);
});

// @proves V7.4.2
test('a locked account is signed out at once and told so only after its password', async () => {
  const { operator, call, hire, signIn, clock } = built;
  const caller = await hire('moss', 'clerk');
  const { token } = given(await signIn('moss'));
  const { setStaffState } = operator.actions;
  given(await setStaffState(call(owner, { id: caller.staffId, state: 'locked' } as const)));
  expect(await operator.staffOf(token, clock.now())).toBeUndefined();
  expect(await signIn('moss', 'wrong')).toEqual({ refused: 'staff-credentials-wrong' });
  expect(await signIn('moss')).toEqual({ refused: 'staff-account-locked' });
  given(await setStaffState(call(owner, { id: caller.staffId, state: 'removed' } as const)));
  expect(await signIn('moss')).toEqual({ refused: 'staff-credentials-wrong' });
  given(await setStaffState(call(owner, { id: caller.staffId, state: 'active' } as const)));
  expect(given(await signIn('moss')).staff.username).toBe('moss');
});

// @proves V8.3.2
test('a changed role applies from the next call on to all its holders', async () => {
  const { operator, call, hire, callerOf, signIn } = built;
  await hire('nell', 'clerk');
  const { token } = given(await signIn('nell'));
  const { editRole, listRoles } = operator.actions;
  const permissions = ['members.view', 'rounds.view'];
  given(await editRole(call(owner, { name: 'clerk', permissions })));
  expect((await callerOf(token)).permissions).toEqual(permissions);
  const { list } = given(await listRoles(call(owner, {})));
  expect(list.map(({ name }) => name)).toEqual(['cashier', 'clerk', 'lead', 'owner', 'support']);
});

test('staff cannot change their own role, nor give a role permissions they lack', async () => {
  const { addRole, editRole, dropRole } = built.operator.actions;
  const edit = (by: StaffCaller, name: string, permissions: string[]) =>
    editRole(built.call(by, { name, permissions }));
  expect(await edit(lead, 'lead', ['audit.view'])).toEqual({ refused: 'role-own' });
  expect(await edit(owner, 'owner', [])).toEqual({ refused: 'role-fixed' });
  expect(await edit(lead, 'cashier', ['members.view'])).toEqual({ refused: 'role-above-own' });
  expect(await edit(owner, 'nobody', [])).toEqual({ refused: 'role-unknown' });
  expect(await edit(owner, 'clerk', ['money.print'])).toEqual({ refused: 'permission-unknown' });
  const add = (by: StaffCaller, name: string, permissions: string[]) =>
    addRole(built.call(by, { name, permissions }));
  expect(await add(lead, 'mole', ['audit.view'])).toEqual({ refused: 'role-above-own' });
  expect(await add(owner, 'cashier', [])).toEqual({ refused: 'role-taken' });
  expect(await dropRole(built.call(owner, { name: 'clerk' }))).toEqual({ refused: 'role-held' });
  given(await add(owner, 'brief', []));
  given(await dropRole(built.call(owner, { name: 'brief' })));
});

// @proves V7.5.2
test('callers can end only their own sessions by this call', async () => {
  const { operator, call, hire, signIn, callerOf, clock } = built;
  const first = await hire('olaf', 'clerk');
  const { token } = given(await signIn('olaf'));
  const second = await callerOf(token);
  const { listStaffSessions, endStaffSession, endOtherStaffSessions } = operator.actions;
  const { list } = given(await listStaffSessions(call(first, {})));
  expect(list.filter(({ current }) => current).map(({ id }) => id)).toEqual([first.sessionId]);
  expect(await endStaffSession(call(owner, { id: second.sessionId }))).toEqual({
    refused: 'session-unknown',
  });
  given(await endStaffSession(call(first, { id: second.sessionId })));
  expect(await operator.staffOf(token, clock.now())).toBeUndefined();
  await signIn('olaf');
  expect(given(await endOtherStaffSessions(call(first, {})))).toEqual({ ended: 1 });
});

// @proves V6.3.2
test('the first owner is made where there is no staff, again if never signed in', async () => {
  const empty = await freshDatabase();
  const { operator, signIn, clock } = buildOperator(empty);
  await expect(operator.makeFirstOwner('short')).rejects.toThrow('OWNER_PASSWORD');
  const first = await operator.makeFirstOwner(undefined);
  expect(first?.username).toBe('owner');
  expect(await operator.makeFirstOwner(undefined)).toBeUndefined();
  clock.advance(dayMs);
  const anew = await operator.makeFirstOwner(undefined);
  expect(anew?.password).not.toBe(first?.password);
  expect(given(await signIn('owner', anew?.password)).staff.due).toBe('password-change-due');
  await empty.close();
  expect(await built.operator.makeFirstOwner(password)).toBeUndefined();
});
