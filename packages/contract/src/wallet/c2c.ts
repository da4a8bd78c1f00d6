// Deposits that pay a part of another member's withdrawal, straight to the account it goes to.
import { Type } from 'typebox';
import { pictureBytesMax } from '../catalogue/schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, oneOf, pageQuery, text, wireAmount } from '../kit/schema.ts';
import { accountKinds } from './accounts.ts';
import { c2cDeposit, proofPicture } from './part-schema.ts';

const paying = { wire: 'wps', who: 'member', modules: ['C2CPAY3'] } as const;
const own = { wire: 'wps', who: 'member' } as const;

export const walletC2c = {
  listC2cOffers: endpoint({
    ...paying,
    summary: 'Parts of withdrawals that a deposit can pay, by amount; none names its member',
    method: 'GET',
    path: '/wps/relay/MCSFE_getC2CDepositOffers',
    query: Type.Object({ amount: Type.Optional(wireAmount()) }),
    gives: Type.Object({
      payMinutes: Type.Integer(),
      /** Until when the member may pay nobody, after payments that never came. */
      blockedUntil: Type.Union([Type.Integer(), Type.Null()]),
      list: Type.Array(
        Type.Object({
          offerId: text(64),
          amount: wireAmount(),
          kind: oneOf(accountKinds),
          bankName: text(80),
        }),
      ),
    }),
    refusals: [],
  }),
  depositByC2c: endpoint({
    ...paying,
    summary: 'Takes an offer: the account to pay to, and until when',
    method: 'POST',
    path: '/wps/relay/MCSFE_depositByC2C',
    intent: true,
    perMinute: 20,
    body: Type.Object({ offerId: id() }),
    gives: c2cDeposit,
    refusals: [
      'c2c-off',
      'terms-due',
      'identity-missing',
      'player-on-break',
      'self-excluded',
      'c2c-blocked',
      'c2c-unpaid',
      'c2c-offer-gone',
      'deposits-suspended',
      'deposit-means-blocked',
      'limit-prompt-due',
      'deposit-limit-reached',
    ],
  }),
  listC2cDeposits: endpoint({
    ...own,
    summary: 'The member’s own deposits to other members’ accounts, newest first',
    method: 'GET',
    path: '/wps/relay/MCSFE_getC2CDeposits',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(c2cDeposit),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
  proveC2cDeposit: endpoint({
    ...own,
    summary: 'Shows that the payment was made; from then on the other side has to answer',
    method: 'POST',
    path: '/wps/relay/MCSFE_proveC2CDeposit/:id',
    intent: true,
    perMinute: 20,
    bodyBytesMax: pictureBytesMax,
    params: Type.Object({ id: id() }),
    body: Type.Object({ proof: proofPicture(), remark: Type.Optional(text(200)) }),
    gives: c2cDeposit,
    refusals: ['c2c-deposit-not-found', 'c2c-not-waiting', 'picture-unreadable'],
  }),
  cancelC2cDeposit: endpoint({
    ...own,
    summary: 'Gives up a deposit that was not paid; the offer is open again',
    method: 'POST',
    path: '/wps/relay/MCSFE_cancelC2CDeposit/:id',
    intent: true,
    perMinute: 20,
    params: Type.Object({ id: id() }),
    gives: c2cDeposit,
    refusals: ['c2c-deposit-not-found', 'c2c-not-waiting'],
  }),
};
