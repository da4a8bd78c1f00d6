// The accounts that a member's money can go to: banks, electronic wallets, addresses of networks.
// The family calls all of them bank cards.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, oneOf, text } from '../kit/schema.ts';

export const accountKinds = ['bank', 'ewallet', 'crypto'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The family’s clients ask for a number: more than anybody asks for in a day. */
export const withdrawalsUncounted = 999;

const mine = { wire: 'wps', who: 'member' } as const;

const bankCard = Type.Object({
  bankCardId: text(64),
  /** One of `accountKinds`. */
  kind: oneOf(accountKinds),
  cardHolder: text(100),
  bankCode: text(20),
  bankName: text(80),
  /** Masked but for the last four characters. */
  cardNumber: text(40),
  createdAt: Type.Integer(),
  /** Where a bank account is kept; empty where the player told nothing. */
  province: text(60),
  city: text(60),
  branch: text(100),
});

export const walletAccounts = {
  listBankCards: endpoint({
    ...mine,
    summary: 'The player’s accounts for withdrawal, masked',
    method: 'GET',
    path: '/wps/member/bankCard',
    gives: Type.Object({
      bankCards: Type.Array(bankCard),
      /** The withdrawals left today; `withdrawalsUncounted` where they are not counted. */
      remainingTransactionTimes: Type.Integer(),
    }),
    refusals: [],
  }),
  addBankCard: endpoint({
    ...mine,
    summary:
      'Adds an account for withdrawal by the payment password, or without one by a fresh proof',
    method: 'PUT',
    path: '/wps/member/bankCard',
    sealed: true,
    intent: true,
    perMinute: 20,
    body: Type.Object({
      bankCode: text(20, 1),
      bankName: Type.Optional(text(80)),
      /** An account number, a mobile number or an address: its kind follows from `bankCode`. */
      cardNumber: text(100, 1),
      cardHolder: text(100, 1),
      province: Type.Optional(text(60)),
      city: Type.Optional(text(60)),
      branch: Type.Optional(text(100)),
      /** From a member who has one: it is the one secret required. */
      paymentPassword: Type.Optional(text(64)),
    }),
    gives: bankCard,
    refusals: [
      'confirmation-missing',
      'payment-password-locked',
      'payment-password-wrong',
      'bank-unknown',
      'account-number-wrong',
      'bank-card-exists',
      'bank-card-limit-reached',
    ],
  }),
  removeBankCard: endpoint({
    ...mine,
    summary: 'Removes an account for withdrawal, unless a withdrawal to it is open',
    method: 'DELETE',
    path: '/wps/member/bankCard/:id',
    confirmed: true,
    perMinute: 20,
    params: Type.Object({ id: id() }),
    gives: done(),
    refusals: ['bank-card-not-found', 'bank-card-in-use'],
  }),
};
