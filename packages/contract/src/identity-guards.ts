// What guards the member's money and name: the payment password, the identity check, a copy of
// everything that is kept, and the end of the account.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { done, text } from './kit/schema.ts';

const mine = { wire: 'wps', who: 'member' } as const;

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
};
