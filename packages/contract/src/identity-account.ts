// The member's own account: profile, icon, bound phone and mailbox, sessions and sign-ins.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { text } from './kit/schema.ts';

export const identityAccount = {
  getMember: endpoint({
    summary: 'Who is signed in',
    method: 'GET',
    path: '/wps/member/info',
    wire: 'wps',
    who: 'player',
    gives: Type.Object({
      id: text(64),
      account: text(64),
      nickname: text(60),
      type: Type.Integer(),
      toUpline: Type.Boolean(),
      clubLabel: Type.Object({ labelName: text(60) }),
      memberLabel: Type.Array(Type.Object({ labelName: text(60) })),
      regDate: Type.Integer(),
      /** Masked. */
      mobile: text(30),
      mobileVerified: Type.Boolean(),
      email: text(200),
      emailVerified: Type.Boolean(),
      payee: text(100),
      birthday: text(10),
      language: text(8),
      contacts: Type.Record(Type.String(), text(100)),
      avatar: text(200),
      lastLogin: Type.Union([Type.Object({ at: Type.Integer(), ip: text(64) }), Type.Null()]),
      /** The terms have changed since this member agreed: ask again before play. */
      termsDue: Type.Boolean(),
      /** The password must be changed now: it is expired, or somebody else chose it. */
      passwordDue: Type.Boolean(),
      /** The old password need not be told: this session was opened with it just now. */
      oldPasswordKnown: Type.Boolean(),
    }),
    refusals: [],
  }),
};
