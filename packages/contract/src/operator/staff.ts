// Staff accounts and roles. Staff cannot change their own account here, give a role with more
// permissions than their own, or change an account with more.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { staffSession, staffSignIn } from './account.ts';
import { factorMethods, passwordKinds, staffStates } from '../kit/closed-sets.ts';
import { permissions } from '../permissions.ts';

const staffState = oneOf(staffStates);

const roleName = () => Type.String({ pattern: '^[a-z][a-z0-9-]{1,19}$' });
const staffRow = Type.Object({
  id: text(64),
  username: text(64),
  role: text(20),
  state: staffState,
  passwordKind: oneOf(passwordKinds),
  methods: Type.Array(oneOf(factorMethods)),
  createdAt: Type.Integer(),
  lastSignInAt: Type.Union([Type.Integer(), Type.Null()]),
});
const role = Type.Object({
  name: text(20),
  permissions: Type.Array(oneOf(permissions)),
  /** The owner's role: it may everything and cannot be changed. */
  fixed: Type.Boolean(),
  builtIn: Type.Boolean(),
  staff: Type.Integer(),
});

const viewing = { wire: 'own', who: 'staff', permission: 'staff.view' } as const;
const editing = {
  wire: 'own',
  who: 'staff',
  permission: 'staff.edit',
  confirmed: true,
  perMinute: 60,
} as const;
const editingRoles = { ...editing, permission: 'roles.edit' } as const;
const params = Type.Object({ id: id() });
const password = text(64);
const ofAnother = ['staff-unknown', 'staff-own', 'staff-above-own'] as const;

export const operatorStaff = {
  listStaff: endpoint({
    ...viewing,
    summary: 'Everybody who may sign in to the console, or could',
    method: 'GET',
    path: '/ops/staff',
    query: Type.Object({
      ...pageQuery,
      username: Type.Optional(text(64)),
      state: Type.Optional(staffState),
    }),
    gives: Type.Object({ list: Type.Array(staffRow), total: Type.Integer() }),
    refusals: [],
  }),
  getStaffFile: endpoint({
    ...viewing,
    summary: 'One staff account with its living sessions',
    method: 'GET',
    path: '/ops/staff/:id',
    params,
    gives: Type.Object({ ...staffRow.properties, sessions: Type.Array(staffSession) }),
    refusals: ['staff-unknown'],
  }),
  listSignInsOfStaff: endpoint({
    ...viewing,
    summary: 'The sign-ins and failed tries of a staff account, newest first',
    method: 'GET',
    path: '/ops/staff/:id/sign-ins',
    params,
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({ list: Type.Array(staffSignIn), total: Type.Integer() }),
    refusals: ['staff-unknown'],
  }),
  addStaff: endpoint({
    ...editing,
    summary: 'Adds a staff account; its first password is told once and lasts a day',
    method: 'POST',
    path: '/ops/staff',
    body: Type.Object({
      username: Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9._-]{2,31}$' }),
      role: roleName(),
    }),
    gives: Type.Object({ id: text(64), username: text(64), password }),
    refusals: ['role-unknown', 'role-above-own', 'username-taken'],
  }),
  giveRole: endpoint({
    ...editing,
    summary: 'Gives a staff account another role',
    method: 'PUT',
    path: '/ops/staff/:id/role',
    params,
    body: Type.Object({ role: roleName() }),
    gives: done(),
    refusals: [...ofAnother, 'role-unknown', 'role-above-own'],
  }),
  setStaffState: endpoint({
    ...editing,
    summary: 'Locks, unlocks or removes a staff account; its sessions end at once',
    method: 'PUT',
    path: '/ops/staff/:id/state',
    params,
    body: Type.Object({ state: staffState }),
    gives: done(),
    refusals: [...ofAnother],
  }),
  resetStaffPassword: endpoint({
    ...editing,
    summary: 'Makes a first password anew, told once; the sessions end',
    method: 'POST',
    path: '/ops/staff/:id/password/reset',
    params,
    gives: Type.Object({ password }),
    refusals: [...ofAnother],
  }),
  resetStaffFactors: endpoint({
    ...editing,
    summary: 'Takes the second factors of a staff account away; the sessions end',
    method: 'POST',
    path: '/ops/staff/:id/factors/reset',
    params,
    gives: done(),
    refusals: [...ofAnother],
  }),
  endSessionsOfStaff: endpoint({
    ...editing,
    summary: 'Ends the sessions of a staff account',
    method: 'POST',
    path: '/ops/staff/:id/sessions/end',
    params,
    gives: Type.Object({ ended: Type.Integer() }),
    refusals: [...ofAnother],
  }),
  listRoles: endpoint({
    ...viewing,
    summary: 'The roles with their permissions, and how many hold each',
    method: 'GET',
    path: '/ops/roles',
    gives: Type.Object({ list: Type.Array(role) }),
    refusals: [],
  }),
  addRole: endpoint({
    ...editingRoles,
    summary: 'Makes a role',
    method: 'POST',
    path: '/ops/roles',
    body: Type.Object({ name: roleName(), permissions: Type.Array(text(40), { maxItems: 100 }) }),
    gives: role,
    refusals: ['permission-unknown', 'permission-alone', 'role-above-own', 'role-taken'],
  }),
  editRole: endpoint({
    ...editingRoles,
    summary: 'Changes the permissions of a role; its holders learn it with their next call',
    method: 'PUT',
    path: '/ops/roles/:name',
    params: Type.Object({ name: roleName() }),
    body: Type.Object({ permissions: Type.Array(text(40), { maxItems: 100 }) }),
    gives: role,
    refusals: [
      'role-unknown',
      'role-fixed',
      'role-own',
      'permission-unknown',
      'permission-alone',
      'role-above-own',
    ],
  }),
  dropRole: endpoint({
    ...editingRoles,
    summary: 'Drops a role that nobody holds; a built-in one goes back to what it was',
    method: 'DELETE',
    path: '/ops/roles/:name',
    params: Type.Object({ name: roleName() }),
    gives: done(),
    refusals: ['role-unknown', 'role-fixed', 'role-own', 'role-above-own', 'role-held'],
  }),
};
