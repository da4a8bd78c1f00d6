// Staff actions on members: every change states its reason. Views of a document are logged, too.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, oneOf, oneOrNone, text } from '../kit/schema.ts';
import { documentKinds, identityStates } from '../kit/closed-sets.ts';

const momentOrNever = Type.Union([Type.Integer(), Type.Null()]);
const params = Type.Object({ id: id() });
const reason = () => text(300, 3);
const viewing = { wire: 'own', who: 'staff', permission: 'members.view' } as const;
const changing = { wire: 'own', who: 'staff', perMinute: 60 } as const;
const locking = { ...changing, permission: 'members.lock' } as const;
const resetting = { ...changing, permission: 'members.reset', confirmed: true } as const;
const verifying = { ...changing, permission: 'members.verify' } as const;

export const operatorMemberActions = {
  editMember: endpoint({
    ...changing,
    permission: 'members.edit',
    summary: 'Changes a member’s facts; what is left out stays',
    method: 'PUT',
    path: '/ops/players/:id',
    params,
    body: Type.Object({
      reason: reason(),
      payeeName: Type.Optional(text(100)),
      nickname: Type.Optional(text(60)),
      email: Type.Optional(text(200)),
      mobile: Type.Optional(text(30)),
      birthday: Type.Optional(text(10)),
      idNumber: Type.Optional(text(40)),
    }),
    gives: done(),
    refusals: [
      'member-not-found',
      'field-format',
      'name-misleading',
      'phone-invalid',
      'email-taken',
      'mobile-taken',
    ],
  }),
  lockMember: endpoint({
    ...locking,
    summary: 'Locks a member out; their sessions end at once',
    method: 'POST',
    path: '/ops/players/:id/lock',
    params,
    body: Type.Object({ reason: reason() }),
    gives: done(),
    refusals: ['member-not-found', 'member-state-fixed'],
  }),
  unlockMember: endpoint({
    ...locking,
    summary: 'Lets a locked member in again, without their failed tries',
    method: 'POST',
    path: '/ops/players/:id/unlock',
    params,
    body: Type.Object({ reason: reason() }),
    gives: done(),
    refusals: ['member-not-found', 'member-state-fixed'],
  }),
  forgiveMember: endpoint({
    ...locking,
    summary: 'Forgives a member’s failed tries, so that no lock is left of them',
    method: 'POST',
    path: '/ops/players/:id/failures/forgive',
    params,
    body: Type.Object({ reason: reason() }),
    gives: done(),
    refusals: ['member-not-found'],
  }),
  endMemberSessions: endpoint({
    ...locking,
    summary: 'Ends one session of a member, or all of them',
    method: 'POST',
    path: '/ops/players/:id/sessions/end',
    params,
    body: Type.Object({ reason: reason(), session: Type.Optional(id()) }),
    gives: done(),
    refusals: ['member-not-found', 'session-unknown'],
  }),
  endEverySession: endpoint({
    ...locking,
    confirmed: true,
    summary: 'Signs every player out everywhere, as after a leak; remembered sign-ins end too',
    method: 'POST',
    path: '/ops/players/sessions/end',
    body: Type.Object({ reason: reason() }),
    gives: Type.Object({ ended: Type.Integer() }),
    refusals: [],
  }),
  resetMemberPassword: endpoint({
    ...resetting,
    summary: 'Sends a member a way to a new password, or makes a first one that is told once',
    method: 'POST',
    path: '/ops/players/:id/password/reset',
    params,
    body: Type.Object({ reason: reason() }),
    gives: Type.Object({ sentTo: text(200), password: text(64) }),
    refusals: ['second-person-needed', 'member-not-found', 'member-state-fixed'],
  }),
  resetMemberFactors: endpoint({
    ...resetting,
    summary: 'Takes a member’s second factors away; their sessions end',
    method: 'POST',
    path: '/ops/players/:id/factors/reset',
    params,
    body: Type.Object({ reason: reason() }),
    gives: done(),
    refusals: ['member-not-found'],
  }),
  getMemberIdentity: endpoint({
    ...viewing,
    summary: 'How a member’s identity check stands, the document’s number masked',
    method: 'GET',
    path: '/ops/players/:id/identity',
    params,
    gives: Type.Object({
      state: oneOf(identityStates),
      kind: oneOrNone(documentKinds),
      documentNumber: text(40),
      fullName: text(100),
      birthday: text(10),
      reason: text(300),
      sentAt: momentOrNever,
      judgedAt: momentOrNever,
      pictures: Type.Integer(),
    }),
    refusals: ['member-not-found'],
  }),
  revealMemberIdentity: endpoint({
    ...verifying,
    summary: 'The document and its pictures as they are; the look is written down',
    method: 'POST',
    path: '/ops/players/:id/identity/document',
    params,
    gives: Type.Object({
      documentNumber: text(40),
      birthday: text(10),
      /** WebP in base64. */
      pictures: Type.Array(Type.String()),
    }),
    refusals: ['member-not-found', 'identity-not-open'],
  }),
  judgeMemberIdentity: endpoint({
    ...verifying,
    summary: 'Verifies or refuses the document a member handed in',
    method: 'POST',
    path: '/ops/players/:id/identity/judge',
    params,
    body: Type.Object({
      verdict: Type.Union([Type.Literal('verified'), Type.Literal('refused')]),
      reason: reason(),
    }),
    gives: done(),
    refusals: ['member-not-found', 'identity-not-open'],
  }),
};
