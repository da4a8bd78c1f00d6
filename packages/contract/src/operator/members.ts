// Members as staff see them. Contacts and documents are masked; who may see them asks for them by
// name, and that is written down. Every change tells its reason.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, done, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { factorMethods, identityStates, memberStates, passwordKinds } from '../kit/closed-sets.ts';

const momentOrNever = Type.Union([Type.Integer(), Type.Null()]);
const moment = () => Type.Optional(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 }));
const params = Type.Object({ id: id() });

const viewing = { wire: 'own', who: 'staff', permission: 'members.view' } as const;
const changing = { wire: 'own', who: 'staff', perMinute: 60 } as const;

const member = Type.Object({
  id: text(64),
  username: text(64),
  type: Type.Integer(),
  state: oneOf(memberStates),
  registeredAt: Type.Integer(),
  lastLoginAt: momentOrNever,
  balance: amount(),
  held: amount(),
  currency: text(5),
});
const place = { ip: text(64), country: text(8), device: text(300) };
const upline = Type.Union([Type.Object({ id: text(64), username: text(64) }), Type.Null()]);

export const operatorMembers = {
  findMembers: endpoint({
    ...viewing,
    summary: 'Finds members; by part of a contact only for staff who may see contacts',
    method: 'GET',
    path: '/ops/players',
    query: Type.Object({
      ...pageQuery,
      username: Type.Optional(text(64)),
      mobile: Type.Optional(text(30)),
      email: Type.Optional(text(200)),
      memberId: Type.Optional(text(64)),
      state: Type.Optional(text(20)),
      upline: Type.Optional(text(64)),
      since: moment(),
      until: moment(),
      address: Type.Optional(text(64)),
      identity: Type.Optional(text(20)),
    }),
    gives: Type.Object({ list: Type.Array(member), total: Type.Integer() }),
    refusals: [],
  }),
  getMemberFile: endpoint({
    ...viewing,
    summary: 'One member’s file, contacts masked',
    method: 'GET',
    path: '/ops/players/:id',
    params,
    gives: Type.Object({
      ...member.properties,
      payee: text(100),
      nickname: text(60),
      email: text(200),
      emailVerified: Type.Boolean(),
      mobile: text(30),
      mobileVerified: Type.Boolean(),
      birthday: text(10),
      idNumber: text(40),
      language: text(8),
      upline,
      registeredFrom: text(64),
      lastLoginFrom: text(64),
      passwordKind: oneOf([...passwordKinds, 'none']),
      passwordChangedAt: momentOrNever,
      lockedUntil: momentOrNever,
      identity: oneOf(identityStates),
      methods: Type.Array(oneOf(factorMethods)),
      deposited: amount(),
      withdrawn: amount(),
      staked: amount(),
      paid: amount(),
    }),
    refusals: ['member-not-found'],
  }),
  revealMember: endpoint({
    ...changing,
    permission: 'members.contacts',
    summary: 'A member’s contacts as they are; the look is written down',
    method: 'POST',
    path: '/ops/players/:id/contacts',
    params,
    gives: Type.Object({
      email: text(200),
      mobile: text(30),
      birthday: text(10),
      idNumber: text(40),
      contacts: Type.Record(Type.String(), text(100)),
    }),
    refusals: ['member-not-found'],
  }),
  listMemberSessions: endpoint({
    ...viewing,
    summary: 'A member’s living sessions and the devices they are on',
    method: 'GET',
    path: '/ops/players/:id/sessions',
    params,
    gives: Type.Object({
      list: Type.Array(
        Type.Object({ id: text(64), startedAt: Type.Integer(), seenAt: Type.Integer(), ...place }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  listMemberLogins: endpoint({
    ...viewing,
    summary: 'A member’s sign-ins and failed tries, newest first',
    method: 'GET',
    path: '/ops/players/:id/logins',
    params,
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          id: text(64),
          at: Type.Integer(),
          outcome: text(40),
          method: text(20),
          newPlace: Type.Boolean(),
          ...place,
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: ['member-not-found'],
  }),
  listMemberSigns: endpoint({
    ...viewing,
    summary: 'What a member agreed to, and what somebody should look at',
    method: 'GET',
    path: '/ops/players/:id/signs',
    params,
    gives: Type.Object({
      consents: Type.Array(
        Type.Object({ what: text(40), version: text(20), at: Type.Integer(), ip: text(64) }),
      ),
      flags: Type.Array(
        Type.Object({ kind: text(40), at: Type.Integer(), detail: text(1000), other: upline }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  listMemberNotes: endpoint({
    ...viewing,
    summary: 'What staff wrote about a member, newest first',
    method: 'GET',
    path: '/ops/players/:id/notes',
    params,
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({ id: text(64), at: Type.Integer(), staff: text(64), text: text(1000) }),
      ),
      total: Type.Integer(),
    }),
    refusals: ['member-not-found'],
  }),
  addMemberNote: endpoint({
    ...changing,
    permission: 'members.note',
    summary: 'Writes a note about a member; notes are never changed',
    method: 'POST',
    path: '/ops/players/:id/notes',
    intent: true,
    params,
    body: Type.Object({ text: text(1000, 1) }),
    gives: done(),
    refusals: ['member-not-found'],
  }),
};
