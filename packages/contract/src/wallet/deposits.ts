// Deposits of the player in the family's calls: what is offered, what a deposit will cost and how
// long it takes, starting one of each kind, and the list of what was paid in. Amounts are numbers.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import {
  depositKinds,
  depositProblems,
  depositStates,
  depositSteps,
  feePayers,
} from '../kit/closed-sets.ts';
import {
  codeNumber,
  id,
  oneOf,
  oneOrNone,
  pageQuery,
  text,
  timeText,
  wireAmount,
} from '../kit/schema.ts';
import { instructions, orNull } from './instructions.ts';

/** Deposit states, as the family numbers them; it has none for a reversed one. */
export const depositCodes = { processing: 5, success: 2, refused: 3 } as const;

const mine = { wire: 'wps', who: 'member', modules: ['DPSTBAS3'] } as const;

const fee = Type.Object({
  fixed: wireAmount(),
  /** Thousandths of what arrives. */
  permille: Type.Integer(),
  payer: oneOf(feePayers),
});

const channel = Type.Object({
  /** The operator’s code of this way to pay. */
  channel: text(64),
  kind: oneOf(depositKinds),
  vendorId: text(40),
  vendorName: text(60),
  mcsBankCode: text(40),
  banks: Type.Array(Type.Object({ bankCode: text(40), bankType: text(20), bankName: text(80) })),
  minimumAmount: wireAmount(),
  maximumAmount: wireAmount(),
  quickAmounts: Type.Array(wireAmount()),
  fee,
  /** Minutes of the house’s day (GMT+8); null: at any hour. */
  hours: orNull(Type.Object({ opens: Type.Integer(), closes: Type.Integer() })),
  isOpen: Type.Boolean(),
  /** Of crypto: the network, and how many confirmations it needs. */
  network: text(20),
  confirmations: Type.Integer(),
  /** Measured: the median of the last deposits of this way; null while too few are known. */
  expectedMinutes: orNull(Type.Integer()),
});

const asked = {
  amount: wireAmount(),
  vendorId: text(40),
  bankCode: text(40),
  bankType: text(20),
  mcsBankCode: Type.Optional(text(40)),
  /** Of several ways with one provider, kind and bank: the one meant; else the first. */
  channel: Type.Optional(id()),
};

/** What the player has to do now. */
const started = Type.Object({ transId: text(64), redirectUrl: text(500), ...instructions });

const starting = {
  ...mine,
  method: 'POST',
  intent: true,
  perMinute: 30,
  body: Type.Object({
    ...asked,
    targetUsername: Type.Optional(text(64)),
    promotionId: Type.Optional(text(64)),
  }),
  gives: started,
  refusals: [
    'amount-invalid',
    'channel-unknown',
    'channel-closed',
    'amount-below-minimum',
    'amount-above-maximum',
    'terms-due',
    'identity-missing',
    'player-on-break',
    'self-excluded',
    'promotion-not-offered',
    'deposits-suspended',
    'deposit-means-blocked',
    'limit-prompt-due',
    'deposit-limit-reached',
    'provider-unavailable',
    'idempotency-key-reused',
  ],
} as const;

export const walletDeposits = {
  getDepositSettings: endpoint({
    ...mine,
    summary: 'Whether the player may pay in now, and what holds for every deposit',
    method: 'GET',
    path: '/wps/relay/MCSFE_getDepositSettings',
    gives: Type.Object({
      allowDeposit: oneOf(['Y', 'N']),
      totalDepositSuccessCount: Type.Integer(),
      depositInfo: Type.Object({
        currency: text(5),
        minimumAmount: wireAmount(),
        maximumAmount: wireAmount(),
        /** How often a deposit must be staked before money can leave. */
        turnoverTimes: Type.Integer(),
      }),
      /** Promotions that can be chosen with a deposit. */
      promotions: Type.Array(Type.Object({ promotionId: text(64), name: text(120) })),
    }),
    refusals: [],
  }),
  getDepositChannels: endpoint({
    ...mine,
    summary: 'The ways to pay in that this player sees, by the family’s kinds, in order',
    method: 'GET',
    path: '/wps/relay/MCSFE_getDepositPaymentChannels',
    gives: Type.Record(Type.String(), Type.Object({ channels: Type.Array(channel) })),
    refusals: [],
  }),
  getPreDeposit: endpoint({
    ...mine,
    summary:
      'What a deposit of this amount would cost, credit and oblige to, and how long it takes',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPreDeposit',
    aliases: ['/wps/relay/MCSFE_preDeposit'],
    query: Type.Object(asked),
    gives: Type.Object({
      amount: wireAmount(),
      /** What the player bears. */
      fee: wireAmount(),
      credited: wireAmount(),
      turnoverRequired: wireAmount(),
      expectedMinutes: orNull(Type.Integer()),
      promotions: Type.Array(Type.Object({ promotionId: text(64), name: text(120) })),
    }),
    refusals: [
      'amount-invalid',
      'channel-unknown',
      'channel-closed',
      'amount-below-minimum',
      'amount-above-maximum',
    ],
  }),
  depositByLaunchUrl: endpoint({
    ...starting,
    summary: 'Starts a deposit on the provider’s hosted page and gives its address',
    path: '/wps/relay/MCSFE_depositByLaunchUrl',
    aliases: ['/wps/relay/MCSFE_depositByPGMT'],
  }),
  depositByQrImageUrl: endpoint({
    ...starting,
    summary: 'Starts a deposit by a QR code, which is shown on our own page',
    path: '/wps/relay/MCSFE_depositByQRImageUrl',
    aliases: ['/wps/relay/MCSFE_depositByQR'],
  }),
  depositByMt: endpoint({
    ...starting,
    summary: 'Starts a bank transfer to an account of the provider, with proof',
    path: '/wps/relay/MCSFE_depositByMT',
  }),
  depositByVirtualWallet: endpoint({
    ...starting,
    summary: 'Starts a deposit from an electronic wallet',
    path: '/wps/relay/MCSFE_depositByVirtualWallet',
    aliases: ['/wps/relay/MCSFE_depositByGCash'],
  }),
  depositByManualTransfer: endpoint({
    ...starting,
    summary: 'Starts a transfer to one of the house’s own accounts, credited by staff',
    path: '/wps/relay/MCSFE_depositByManualTransfer',
  }),
  depositByCrypto: endpoint({
    ...starting,
    summary: 'Starts a deposit to an address of its own on a network, credited after confirmations',
    path: '/wps/relay/MCSFE_depositByCrypto',
  }),
  listDeposits: endpoint({
    summary: 'The player’s deposits, newest first',
    method: 'GET',
    path: '/wps/report/depositTransaction',
    wire: 'wps',
    who: 'member',
    query: Type.Object({
      ...pageQuery,
      state: Type.Optional(codeNumber()),
      depositMode: Type.Optional(codeNumber()),
      kind: Type.Optional(oneOf(depositKinds)),
      startDate: Type.Optional(timeText()),
      endDate: Type.Optional(timeText()),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          transId: text(64),
          depositMode: Type.Integer(),
          requestedAmount: wireAmount(),
          /** What was credited, the fee taken off. */
          amount: wireAmount(),
          fee: wireAmount(),
          /** The provider’s fee that the house bore for the player. */
          reimbursementAmount: wireAmount(),
          /** Taken back by the provider later. */
          reversedAmount: wireAmount(),
          refId: text(100),
          depositDate: Type.Integer(),
          actualDepositDate: orNull(Type.Integer()),
          state: Type.Integer(),
          kind: oneOf(depositKinds),
          channelName: text(60),
          status: oneOf(depositStates),
          step: oneOf(depositSteps),
          problem: oneOrNone(depositProblems),
        }),
      ),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
};
