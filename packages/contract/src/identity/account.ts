// The member's own account: profile, icon, bound phone and mailbox, sessions and sign-ins.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { phone, profile } from './forms.ts';
import { identityStates } from '../kit/closed-sets.ts';
import { policies } from '../settings/policies.ts';

const mine = { wire: 'wps', who: 'member' } as const;

const sessionFact = Type.Object({
  id: text(64),
  current: Type.Boolean(),
  startedAt: Type.Integer(),
  seenAt: Type.Integer(),
  ip: text(64),
  country: text(8),
  /** The browser by its own description, shortened: `Chrome on Android`. */
  device: text(80),
});

export const identityAccount = {
  getMember: endpoint({
    summary: 'Who is signed in',
    method: 'GET',
    path: '/wps/member/info',
    wire: 'wps',
    who: 'player',
    evenDue: true,
    gives: Type.Object({
      id: text(64),
      account: text(64),
      nickname: text(60),
      type: Type.Integer(),
      toUpline: Type.Boolean(),
      clubLabel: Type.Object({ labelName: text(60) }),
      /** The VIP level, where there is one: its name, its colour, its badge. */
      memberLabel: Type.Array(
        Type.Object({ labelName: text(60), labelColor: text(7), emblem: text(20) }),
      ),
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
      /** Its address, or the picture itself as a data: address. */
      avatar: text(20_000),
      lastLogin: Type.Union([Type.Object({ at: Type.Integer(), ip: text(64) }), Type.Null()]),
      /** How many rewards can be claimed. */
      rewardsDue: Type.Integer(),
      /** The terms have changed since this member agreed: ask again before play. */
      termsDue: Type.Boolean(),
      /** Somebody else registered this member: they tell their birthday with their consent. */
      birthdayDue: Type.Boolean(),
      /** The password must be changed now: it is expired, or somebody else chose it. */
      passwordDue: Type.Boolean(),
      /** The old password is not needed: this session was opened with it just now. */
      oldPasswordKnown: Type.Boolean(),
    }),
    refusals: [],
  }),
  editMember: endpoint({
    ...mine,
    summary: 'Changes what the member tells about themselves; name and birthday only while empty',
    method: 'POST',
    path: '/wps/member/info',
    perMinute: 20,
    body: Type.Object(profile),
    gives: done(),
    refusals: [
      'field-format',
      'name-misleading',
      'field-fixed',
      'age-below-limit',
      'confirmation-missing',
      'email-taken',
    ],
  }),
  setLanguage: endpoint({
    ...mine,
    who: 'player',
    summary: 'Keeps the language in which the member is written to',
    method: 'POST',
    alsoMethods: ['PUT', 'GET'],
    path: '/wps/member/language',
    body: Type.Object({ language: text(8, 1) }),
    gives: done(),
    refusals: ['field-format'],
  }),
  getIcon: endpoint({
    ...mine,
    summary: 'The member’s icon and the icons on offer',
    method: 'GET',
    path: '/wps/member/info/icon',
    modules: ['PROFPIC3'],
    gives: Type.Object({
      avatar: text(20_000),
      avatarType: oneOf(['STATIC', 'UPLOAD']),
      icons: Type.Array(text(40)),
    }),
    refusals: [],
  }),
  chooseIcon: endpoint({
    ...mine,
    summary: 'Chooses one of the icons on offer',
    method: 'PUT',
    path: '/wps/member/info/icon',
    modules: ['PROFPIC3'],
    body: Type.Object({ icon: text(40, 1) }),
    gives: Type.Object({ avatar: text(200) }),
    refusals: ['icon-unknown'],
  }),
  uploadIcon: endpoint({
    ...mine,
    summary: 'Takes a picture of the member’s own: PNG, JPEG or WebP, as base64',
    method: 'POST',
    path: '/wps/member/info/icon/upload',
    modules: ['PROFPIC3'],
    perMinute: 10,
    bodyBytesMax: 7_200_000,
    body: Type.Object({ picture: text(7_100_000, 1) }),
    gives: Type.Object({ avatar: text(20_000) }),
    refusals: ['picture-unreadable'],
  }),
  getSecurity: endpoint({
    ...mine,
    summary: 'How well the account is guarded, for the security centre',
    method: 'GET',
    path: '/wps/v2/member/securityConfig',
    gives: Type.Object({
      passwordChangedAt: Type.Integer(),
      hasPaymentPassword: Type.Boolean(),
      mobile: text(30),
      mobileVerified: Type.Boolean(),
      email: text(200),
      emailVerified: Type.Boolean(),
      totp: Type.Boolean(),
      passkeys: Type.Integer(),
      recoveryCodesLeft: Type.Integer(),
      sessions: Type.Integer(),
      newPlaceNotice: Type.Boolean(),
      identity: oneOf(identityStates),
      /** When the brand asks for the identity check: a policy's word. */
      identityCheck: oneOf(policies.identityCheck.options),
      /** 0 to 100: how many of the guards that this brand offers are up. */
      strength: Type.Integer(),
    }),
    refusals: [],
  }),
  setNotices: endpoint({
    ...mine,
    summary: 'Turns the notice of a sign-in from a new place on or off',
    method: 'PUT',
    path: '/wps/member/notices',
    body: Type.Object({ newPlaceNotice: Type.Boolean() }),
    gives: done(),
    refusals: [],
  }),
  bindMobile: endpoint({
    ...mine,
    summary: 'Binds a mobile number that a code or an outside provider verified',
    method: 'POST',
    path: '/wps/member/mobile',
    confirmed: true,
    perMinute: 20,
    body: Type.Object({
      ...phone,
      verificationCode: Type.Optional(text(10)),
      firebaseChannel: Type.Optional(text(20)),
      firebaseIdToken: Type.Optional(text(4000)),
    }),
    gives: Type.Object({ mobile: text(30) }),
    refusals: ['phone-invalid', 'code-wrong', 'code-expired', 'phone-token-wrong', 'mobile-taken'],
  }),
  bindEmail: endpoint({
    ...mine,
    summary: 'Binds a mailbox that a code verified',
    method: 'POST',
    path: '/wps/member/email',
    confirmed: true,
    perMinute: 20,
    body: Type.Object({ email: text(200, 1), verificationCode: text(10, 1) }),
    gives: Type.Object({ email: text(200) }),
    refusals: ['field-format', 'code-wrong', 'code-expired', 'email-taken'],
  }),
  listSessions: endpoint({
    ...mine,
    summary: 'The member’s living sessions and the devices they are on',
    method: 'GET',
    path: '/wps/member/sessions',
    gives: Type.Object({ list: Type.Array(sessionFact) }),
    refusals: [],
  }),
  endSession: endpoint({
    ...mine,
    summary: 'Ends one session of the member, on whatever device it is',
    method: 'DELETE',
    path: '/wps/member/sessions/:id',
    confirmed: true,
    params: Type.Object({ id: id() }),
    gives: done(),
    refusals: ['session-unknown'],
  }),
  endOtherSessions: endpoint({
    ...mine,
    summary: 'Ends all the member’s sessions but this one, and every remembered sign-in',
    method: 'DELETE',
    path: '/wps/member/sessions',
    confirmed: true,
    gives: Type.Object({ ended: Type.Integer() }),
    refusals: [],
  }),
  listLogins: endpoint({
    ...mine,
    summary: 'Sign-ins and failed tries of the last year, newest first',
    method: 'GET',
    path: '/wps/member/logins',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          id: text(64),
          at: Type.Integer(),
          /** `signed-in` or why not. */
          outcome: text(40),
          method: text(20),
          ip: text(64),
          country: text(8),
          device: text(80),
          newPlace: Type.Boolean(),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
};
