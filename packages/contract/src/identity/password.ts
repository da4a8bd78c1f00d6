// Passwords: changed by who knows the old one, recovered by mailbox or by phone.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, text } from '../kit/schema.ts';
import { humanCheck, phone } from './forms.ts';
import { sentCode } from '../verification/answers.ts';

const newOne = [
  'field-format',
  'passwords-differ',
  'password-common',
  'password-unchanged',
] as const;

export const identityPassword = {
  changePassword: endpoint({
    summary: 'Changes the password; ends every ticket, and the other sessions unless told not to',
    method: 'POST',
    path: '/wps/member/password',
    wire: 'wps',
    who: 'member',
    evenDue: true,
    modules: ['PASS3'],
    sealed: true,
    perMinute: 20,
    body: Type.Object({
      /** May be left out in the first minutes of a session opened with an initial password. */
      oldPassword: Type.Optional(text(128)),
      newPassword: text(128),
      confirmNewPassword: text(128),
      /** True by default: another session of the account may be why the password changes. */
      endOtherSessions: Type.Optional(Type.Boolean()),
    }),
    gives: done(),
    refusals: ['field-required', 'account-locked', 'old-password-wrong', ...newOne],
  }),
  recoverByMail: endpoint({
    summary: 'Sends a mail from which the password can be set anew',
    method: 'POST',
    path: '/wps/member/password/email',
    wire: 'wps',
    who: 'anyone',
    alsoForm: true,
    perMinute: 10,
    body: Type.Object({ username: text(64), email: text(200), ...humanCheck }),
    gives: sentCode,
    refusals: [
      'field-required',
      'field-format',
      'captcha-wrong',
      'code-blocked',
      'username-email-not-found',
      'code-not-sent',
    ],
  }),
  setRecoveredPassword: endpoint({
    summary: 'Sets the password by the single-use token of a recovery mail',
    method: 'POST',
    path: '/wps/member/password/recovery',
    wire: 'wps',
    who: 'anyone',
    sealed: true,
    perMinute: 10,
    body: Type.Object({
      token: text(200, 1),
      newPassword: text(128),
      confirmNewPassword: text(128),
      /** The second factor, where the policy or the member asks for one. */
      method: Type.Optional(text(20)),
      code: Type.Optional(text(40)),
    }),
    gives: Type.Object({ userName: text(64) }),
    refusals: [
      ...newOne,
      'recovery-spent',
      'second-factor-missing',
      'factor-locked',
      'factor-code-wrong',
    ],
  }),
  setPasswordByPhone: endpoint({
    summary: 'Sets the password of the member of a verified mobile number',
    method: 'POST',
    path: '/wps/member/password/verification',
    wire: 'wps',
    who: 'anyone',
    modules: ['CHNGPASSVERIF3'],
    sealed: true,
    perMinute: 10,
    body: Type.Object({
      ...phone,
      verificationCode: Type.Optional(text(10)),
      firebaseChannel: Type.Optional(text(20)),
      firebaseIdToken: Type.Optional(text(4000)),
      newPassword: text(128),
      confirmNewPassword: Type.Optional(text(128)),
      method: Type.Optional(text(20)),
      code: Type.Optional(text(40)),
    }),
    /** To sign in with: for two minutes and from the same address no human check is asked. */
    gives: Type.Object({ userName: text(64) }),
    refusals: [
      'field-required',
      'phone-invalid',
      ...newOne,
      'code-wrong',
      'code-expired',
      'phone-token-wrong',
      'second-factor-missing',
      'factor-locked',
      'factor-code-wrong',
    ],
  }),
};
