// Wallet: balance, the account record, deposits through a payment provider.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import {
  done,
  id,
  pageQuery,
  text,
  wireAmount,
  wireSignedAmount,
  timeText,
} from '../kit/schema.ts';

/** Deposit states, as the family numbers them. */
export const depositStates = { processing: 5, success: 2, refused: 3 } as const;
const balance = Type.Object({
  sumBalance: Type.Number(),
  balance: Type.Array(Type.Object({ accountTypeId: Type.Integer(), availBalance: Type.Number() })),
  currency: text(5),
  currencySymbol: text(5),
});

const deposit = Type.Object({
  transId: text(64),
  depositMode: Type.Integer(),
  requestedAmount: wireAmount(),
  amount: wireAmount(),
  refId: text(100),
  depositDate: Type.Integer(),
  actualDepositDate: Type.Union([Type.Integer(), Type.Null()]),
  state: Type.Integer(),
});

export const walletOfPlayer = {
  getBalance: endpoint({
    summary: 'The player’s balance',
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    wire: 'wps',
    who: 'player',
    query: Type.Object({ typeId: Type.Optional(text(10)) }),
    gives: balance,
    refusals: [],
  }),
  getPurses: endpoint({
    summary: 'Where the player’s money is: to be used, in play, on hold, on its way out',
    method: 'GET',
    path: '/wps/wallets/balance',
    aliases: ['/wps/wallets'],
    wire: 'wps',
    who: 'player',
    gives: Type.Object({
      balances: Type.Array(
        Type.Object({
          /** `MAIN`, `IN_PLAY`, `HELD` or `IN_TRANSIT`. */
          accountName: text(20),
          accountTypeId: Type.Integer(),
          accountId: text(40),
          availBalance: wireAmount(),
        }),
      ),
      currency: text(5),
      currencySymbol: text(5),
    }),
    refusals: [],
  }),
  listTransactions: endpoint({
    summary: 'The account record: every movement with the balance before and after it',
    method: 'GET',
    path: '/wps/report/transaction',
    wire: 'wps',
    who: 'player',
    modules: ['MEMTRANS3'],
    query: Type.Object({
      ...pageQuery,
      startTime: Type.Optional(timeText()),
      endTime: Type.Optional(timeText()),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          txId: text(64),
          txTime: Type.Integer(),
          /** Family code, e.g. 6101 deposit. */
          txType: Type.Integer(),
          /** Our name of the business event; its text is in the locale. */
          event: text(40),
          amount: wireSignedAmount(),
          balanceBefore: wireSignedAmount(),
          currentBalance: wireSignedAmount(),
        }),
      ),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
  getDepositChannels: endpoint({
    summary: 'The ways to deposit, by kind',
    method: 'GET',
    path: '/wps/relay/MCSFE_getDepositPaymentChannels',
    wire: 'wps',
    who: 'member',
    modules: ['DPSTBAS3'],
    gives: Type.Record(
      Type.String(),
      Type.Object({
        channels: Type.Array(
          Type.Object({
            vendorId: text(40),
            vendorName: text(60),
            mcsBankCode: text(40),
            banks: Type.Array(Type.Object({ bankCode: text(40), bankType: text(20) })),
            minimumAmount: wireAmount(),
            maximumAmount: wireAmount(),
          }),
        ),
      }),
    ),
    refusals: [],
  }),
  depositByLaunchUrl: endpoint({
    summary: 'Starts a deposit and gives the address of the provider’s hosted page',
    method: 'POST',
    path: '/wps/relay/MCSFE_depositByLaunchUrl',
    wire: 'wps',
    who: 'member',
    modules: ['DPSTBAS3'],
    intent: true,
    perMinute: 30,
    body: Type.Object({
      amount: wireAmount(),
      vendorId: text(40),
      bankCode: text(40),
      bankType: text(20),
      mcsBankCode: Type.Optional(text(40)),
      targetUsername: Type.Optional(text(64)),
    }),
    gives: Type.Object({ redirectUrl: text(500), transId: text(64) }),
    refusals: [
      'amount-invalid',
      'channel-unknown',
      'amount-below-minimum',
      'amount-above-maximum',
      'terms-due',
      'identity-missing',
      'player-on-break',
      'self-excluded',
      'deposits-suspended',
      'deposit-means-blocked',
      'limit-prompt-due',
      'deposit-limit-reached',
      'provider-unavailable',
    ],
  }),
  listDeposits: endpoint({
    summary: 'The player’s deposits, newest first',
    method: 'GET',
    path: '/wps/report/depositTransaction',
    wire: 'wps',
    who: 'member',
    query: Type.Object({
      ...pageQuery,
      state: Type.Optional(Type.Integer()),
      startDate: Type.Optional(timeText()),
      endDate: Type.Optional(timeText()),
    }),
    gives: Type.Object({
      list: Type.Array(deposit),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
  hearPayment: endpoint({
    summary:
      'A payment provider tells what became of a deposit or a payout; signed by the provider',
    method: 'POST',
    path: '/vendor/payments/:provider/webhook',
    wire: 'own',
    who: 'provider',
    rawBody: true,
    unknownFields: 'ignore',
    params: Type.Object({ provider: id() }),
    body: Type.Object({}),
    gives: done(),
    refusals: ['payment-unknown', 'signature-wrong'],
  }),
};
