// The caller's own console account: the password, the sessions and the sign-ins.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, pageQuery, text } from '../kit/schema.ts';

export const staffSession = Type.Object({
  id: text(64),
  current: Type.Boolean(),
  openedAt: Type.Integer(),
  seenAt: Type.Integer(),
  ip: text(64),
  country: text(8),
  /** The browser by its own description. */
  device: text(300),
});
export const staffSignIn = Type.Object({
  id: text(64),
  at: Type.Integer(),
  outcome: text(40),
  method: text(20),
  ip: text(64),
  country: text(8),
  device: text(300),
});

const own = { wire: 'own', who: 'staff' } as const;

export const operatorAccount = {
  changeStaffPassword: endpoint({
    ...own,
    summary: 'Changes the caller’s own password; all their other sessions end',
    method: 'POST',
    path: '/ops/account/password',
    evenDue: true,
    perMinute: 20,
    body: Type.Object({ oldPassword: text(128, 1), newPassword: text(128, 1) }),
    gives: done(),
    refusals: [
      'staff-locked',
      'old-password-wrong',
      'password-unchanged',
      'password-short',
      'password-common',
      'password-guessable',
    ],
  }),
  listStaffSessions: endpoint({
    ...own,
    summary: 'The caller’s own living sessions',
    method: 'GET',
    path: '/ops/account/sessions',
    gives: Type.Object({ list: Type.Array(staffSession) }),
    refusals: [],
  }),
  endStaffSession: endpoint({
    ...own,
    summary: 'Ends one of the caller’s own sessions',
    method: 'DELETE',
    path: '/ops/account/sessions/:id',
    confirmed: true,
    params: Type.Object({ id: id() }),
    gives: done(),
    refusals: ['session-unknown'],
  }),
  endOtherStaffSessions: endpoint({
    ...own,
    summary: 'Ends all the caller’s sessions but this one',
    method: 'DELETE',
    path: '/ops/account/sessions',
    confirmed: true,
    gives: Type.Object({ ended: Type.Integer() }),
    refusals: [],
  }),
  listStaffSignIns: endpoint({
    ...own,
    summary: 'The caller’s own sign-ins and failed tries, newest first',
    method: 'GET',
    path: '/ops/account/sign-ins',
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({ list: Type.Array(staffSignIn), total: Type.Integer() }),
    refusals: [],
  }),
};
