// Sessions of the console: sign-in with a second factor, and confirming identity before a sensitive
// change.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { usedPasskey } from '../factors.ts';
import { done, oneOf, text } from '../kit/schema.ts';
import { factorMethods } from '../kit/closed-sets.ts';
import { permissions } from '../permissions.ts';

const entering = { wire: 'own', who: 'anyone', perMinute: 20 } as const;
const own = { wire: 'own', who: 'staff', evenDue: true } as const;

/**
 * The signed-in member of staff. `due`: the step due before anything else, '' when there is none.
 */
export const staffFact = Type.Object({
  id: text(64),
  username: text(64),
  role: text(20),
  permissions: Type.Array(oneOf(permissions)),
  due: Type.Union([
    Type.Literal(''),
    Type.Literal('password-change-due'),
    Type.Literal('second-factor-enrolment'),
  ]),
  confirmedUntil: Type.Integer(),
});

const opened = Type.Object({ token: text(200), staff: staffFact });
const proof = {
  code: Type.Optional(text(40)),
  passkey: Type.Optional(usedPasskey),
};
const secondMethod = Type.Union([
  Type.Literal('totp'),
  Type.Literal('recovery'),
  Type.Literal('passkey'),
]);
const passkeyOptions = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) });

export const operatorSession = {
  signInStaff: endpoint({
    ...entering,
    summary: 'Signs a member of staff in to the console, or asks for the second factor',
    method: 'POST',
    path: '/ops/session',
    body: Type.Object({
      username: text(64, 1),
      password: text(128, 1),
      /** To the work that came with `work-missing`. */
      workProof: Type.Optional(text(2000)),
    }),
    gives: opened,
    refusals: [
      'work-missing',
      'staff-locked',
      'staff-credentials-wrong',
      'staff-account-locked',
      'initial-password-expired',
      'second-factor-missing',
    ],
  }),
  verifyStaff: endpoint({
    ...entering,
    summary: 'The second step of a sign-in to the console',
    method: 'POST',
    path: '/ops/session/verification',
    body: Type.Object({ challengeId: text(100, 1), method: secondMethod, ...proof }),
    gives: opened,
    refusals: [
      'challenge-spent',
      'staff-locked',
      'factor-locked',
      'factor-code-wrong',
      'passkey-refused',
    ],
  }),
  beginStaffPasskeySignIn: endpoint({
    ...entering,
    summary: 'What the browser’s authenticator signs in the second step',
    method: 'POST',
    path: '/ops/session/verification/passkey',
    body: Type.Object({ challengeId: text(100, 1) }),
    gives: passkeyOptions,
    refusals: ['challenge-spent'],
  }),
  confirmStaff: endpoint({
    ...own,
    summary: 'Proves again who is there; the session goes on under a new token',
    method: 'POST',
    path: '/ops/session/confirm',
    perMinute: 20,
    body: Type.Object({
      method: Type.Union([Type.Literal('password'), ...secondMethod.anyOf]),
      password: Type.Optional(text(128)),
      ...proof,
    }),
    gives: Type.Object({ token: text(200), confirmedUntil: Type.Integer() }),
    refusals: [
      'second-factor-missing',
      'staff-locked',
      'staff-credentials-wrong',
      'factor-locked',
      'factor-code-wrong',
      'passkey-refused',
    ],
  }),
  beginStaffPasskeyConfirm: endpoint({
    ...own,
    summary: 'How the caller may confirm, and what the browser’s authenticator would sign for it',
    method: 'POST',
    path: '/ops/session/confirm/begin',
    perMinute: 60,
    gives: Type.Object({
      methods: Type.Array(oneOf(['password', ...factorMethods])),
      ...passkeyOptions.properties,
    }),
    refusals: [],
  }),
  getStaff: endpoint({
    ...own,
    summary: 'Who is signed in to the console',
    method: 'GET',
    path: '/ops/session',
    gives: staffFact,
    refusals: [],
  }),
  signOutStaff: endpoint({
    ...own,
    summary: 'Ends the console session',
    method: 'DELETE',
    path: '/ops/session',
    gives: done(),
    refusals: [],
  }),
};
