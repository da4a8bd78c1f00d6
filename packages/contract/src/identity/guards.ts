// Calls that protect the member's money and name: the payment password, the identity check, a copy
// of all stored data, and closing the account.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, oneOf, oneOrNone, text, wireAmount } from '../kit/schema.ts';
import { documentKinds, identityStates, uncountedDues } from '../kit/closed-sets.ts';

const mine = { wire: 'wps', who: 'member' } as const;

const newPayment = ['field-format', 'passwords-differ', 'payment-password-same-as-login'] as const;

export const identityGuards = {
  hasPaymentPassword: endpoint({
    ...mine,
    summary: 'Tells whether a payment password is set: 1 or 0',
    method: 'GET',
    path: '/wps/member/hasWithdrawalPassword',
    gives: Type.Integer(),
    refusals: [],
  }),
  setPaymentPassword: endpoint({
    ...mine,
    summary: 'Sets the payment password for the first time',
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    sealed: true,
    confirmed: true,
    perMinute: 20,
    body: Type.Object({
      password: text(64),
      confirmPassword: text(64),
      flag: Type.Optional(Type.Integer()),
    }),
    gives: done(),
    refusals: [
      'field-format',
      'passwords-differ',
      'payment-password-set',
      'payment-password-same-as-login',
    ],
  }),
  changePaymentPassword: endpoint({
    ...mine,
    summary: 'Changes the payment password by the old one',
    method: 'POST',
    path: '/wps/member/paymentPassword',
    sealed: true,
    confirmed: true,
    perMinute: 20,
    body: Type.Object({
      oldPassword: text(64),
      newPassword: text(64),
      confirmPassword: text(64),
    }),
    gives: done(),
    refusals: [
      'payment-password-missing',
      'payment-password-locked',
      'payment-password-wrong',
      ...newPayment,
    ],
  }),
  resetPaymentPassword: endpoint({
    ...mine,
    summary: 'Sets a forgotten payment password anew by a code to the verified phone or mailbox',
    method: 'POST',
    path: '/wps/member/paymentPassword/reset',
    sealed: true,
    confirmed: true,
    perMinute: 20,
    body: Type.Object({
      channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
      verificationCode: text(10, 1),
      newPassword: text(64),
      confirmPassword: text(64),
    }),
    gives: done(),
    refusals: [...newPayment, 'contact-not-verified', 'code-wrong', 'code-expired'],
  }),
  getIdentityCheck: endpoint({
    ...mine,
    summary: 'How the member’s identity check stands',
    method: 'GET',
    path: '/wps/member/identity',
    modules: ['IDCHECK3'],
    gives: Type.Object({
      state: oneOf(identityStates),
      kind: oneOrNone(documentKinds),
      reason: text(300),
      pictures: Type.Integer(),
      sentAt: Type.Union([Type.Integer(), Type.Null()]),
      judgedAt: Type.Union([Type.Integer(), Type.Null()]),
    }),
    refusals: [],
  }),
  uploadIdentityPicture: endpoint({
    ...mine,
    summary: 'Takes one picture of a document: PNG, JPEG or WebP, as base64',
    method: 'POST',
    path: '/wps/member/identity/pictures',
    modules: ['IDCHECK3'],
    perMinute: 10,
    bodyBytesMax: 7_200_000,
    body: Type.Object({ picture: text(7_100_000, 1) }),
    gives: Type.Object({ pictures: Type.Integer() }),
    refusals: ['picture-unreadable', 'identity-not-open'],
  }),
  askIdentityCheck: endpoint({
    ...mine,
    summary: 'Hands the uploaded pictures of a document in to be judged',
    method: 'POST',
    path: '/wps/member/identity',
    modules: ['IDCHECK3'],
    perMinute: 10,
    body: Type.Object({
      kind: Type.Union([
        Type.Literal('id-card'),
        Type.Literal('passport'),
        Type.Literal('driving-licence'),
      ]),
      documentNumber: text(40, 1),
      fullName: text(100, 1),
      birthday: text(10, 1),
    }),
    gives: Type.Object({ state: oneOf(identityStates) }),
    refusals: [
      'identity-not-open',
      'field-format',
      'age-below-limit',
      'player-excluded',
      'picture-missing',
      'person-registered',
    ],
  }),
  exportMember: endpoint({
    ...mine,
    summary: 'A copy of everything the platform keeps about the member',
    method: 'GET',
    path: '/wps/member/export',
    confirmed: true,
    perMinute: 3,
    gives: Type.Object({ parts: Type.Record(Type.String(), Type.Unknown()), at: Type.Integer() }),
    refusals: [],
  }),
  getClosure: endpoint({
    ...mine,
    summary: 'What stands in the way of closing the account, what would be paid out and what lost',
    method: 'GET',
    path: '/wps/member/closure',
    gives: Type.Object({
      balance: wireAmount(),
      held: wireAmount(),
      inPlay: wireAmount(),
      /** Bonus money, open or waiting its turn, that the closing takes back. */
      bonus: wireAmount(),
      currency: text(5),
      openRounds: Type.Integer(),
      /** Counted and not paid yet; a closed account gets none of it. */
      owed: wireAmount(),
      /** What of the running day or period is not counted yet. */
      uncounted: Type.Array(oneOf(uncountedDues)),
    }),
    refusals: [],
  }),
  closeAccount: endpoint({
    ...mine,
    summary: 'Closes the account for good; what is left of the balance is paid to a bank account',
    method: 'POST',
    path: '/wps/member/closure',
    sealed: true,
    confirmed: true,
    intent: true,
    perMinute: 10,
    body: Type.Object({
      password: text(128),
      reason: Type.Optional(text(300)),
      /** The account for the balance; needed when there is one. */
      bankCardId: Type.Optional(text(64)),
      paymentPassword: Type.Optional(text(64)),
      /** The bonus money that was shown as lost; needed when there is any. */
      bonus: Type.Optional(wireAmount()),
    }),
    gives: Type.Object({ paidOut: wireAmount() }),
    refusals: [
      'account-locked',
      'credentials-wrong',
      'round-open',
      'bonus-changed',
      'bank-card-not-found',
      'payment-password-missing',
      'payment-password-locked',
      'payment-password-wrong',
    ],
  }),
};
