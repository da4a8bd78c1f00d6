// Wallet: balance, the account record, and the news of payment providers.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, oneOf, text, wireAmount, wireSignedAmount } from '../kit/schema.ts';
import {
  movementFooter,
  movementKinds,
  movementPage,
  movementQuery,
  nextCursor,
} from './records.ts';

const balance = Type.Object({
  sumBalance: Type.Number(),
  balance: Type.Array(Type.Object({ accountTypeId: Type.Integer(), availBalance: Type.Number() })),
  currency: text(5),
  currencySymbol: text(5),
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
          /** `MAIN`, `BONUS`, `IN_PLAY`, `HELD`, `IN_TRANSIT`, or a vendor that holds money. */
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
  getLockStatus: endpoint({
    summary: 'Whether turnover still locks the money of an account, and how much of it is left',
    method: 'GET',
    path: '/wps/wallets/lockStatus',
    aliases: ['/wps/wallets/lockStatusByType', '/wps/wallets/lockTransStatus'],
    wire: 'wps',
    who: 'player',
    query: Type.Object({
      /** As `getPurses` names it. */
      accountId: Type.Optional(text(40)),
      accountTypeId: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    }),
    gives: Type.Object({
      /** 1: locked. */
      lock_status: Type.Integer(),
      status: Type.Integer(),
      /** What must still be staked. */
      current_to_required: wireAmount(),
    }),
    refusals: [],
  }),
  listTransactions: endpoint({
    summary: 'The account record: every movement with the balances before and after it',
    method: 'GET',
    path: '/wps/report/transaction',
    wire: 'wps',
    who: 'player',
    modules: ['MEMTRANS3'],
    query: Type.Object({
      ...movementPage,
      ...movementQuery,
      /** Numbers of the family, as in `txType`, between commas. */
      transactionType: Type.Optional(text(200)),
      /** There is one purse: it is read and chooses nothing. */
      accountType: Type.Optional(text(20)),
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
          kind: oneOf(movementKinds),
          /** The deposit, round, withdrawal or transfer that it belongs to. */
          reference: text(100),
          amount: wireSignedAmount(),
          balanceBefore: wireSignedAmount(),
          currentBalance: wireSignedAmount(),
          /** What it moved of the bonus money; null: nothing. */
          bonus: Type.Union([
            Type.Object({
              amount: wireSignedAmount(),
              balanceBefore: wireSignedAmount(),
              currentBalance: wireSignedAmount(),
            }),
            Type.Null(),
          ]),
        }),
      ),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
      next: nextCursor(),
      footer: movementFooter,
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
