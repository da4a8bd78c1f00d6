// Deposits as clients of 2017 make them: the banks, and one call for each way to pay.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, text, wireAmount } from '../kit/schema.ts';

/** A gateway’s page, a transfer with proof, a transfer to the house, a QR code. */
export const oldDepositWays = ['pg', 'mt', 'ma', 'qr'] as const;
export type OldDepositWay = (typeof oldDepositWays)[number];

const mine = { wire: 'wps', who: 'member', modules: ['DPSTBAS3'] } as const;

export const walletOldDeposits = {
  listDepositBanks: endpoint({
    ...mine,
    summary: 'The banks that money can be paid in from, with their limits',
    method: 'GET',
    path: '/wps/system/depositBanks',
    gives: Type.Object({
      deposit_banks: Type.Array(
        Type.Object({
          bank_code: text(40),
          bank_ch_name: text(80),
          min_deposit: wireAmount(),
          max_deposit: wireAmount(),
          ways: Type.Array(oneOf(oldDepositWays)),
        }),
      ),
    }),
    refusals: [],
  }),
  depositByWay: endpoint({
    ...mine,
    summary: 'Starts a deposit by a gateway, a transfer, the house’s account or a QR code',
    method: 'POST',
    path: '/wps/transaction/deposit/:way',
    intent: true,
    alsoForm: true,
    perMinute: 30,
    params: Type.Object({ way: oneOf(oldDepositWays) }),
    body: Type.Object({
      amount: wireAmount(),
      bankCode: text(40),
      accountName: Type.Optional(text(100)),
      promotionId: Type.Optional(text(64)),
    }),
    gives: Type.Object({
      transId: text(64),
      redirection_url: text(500),
      receiver_account: text(120),
      receiver_name: text(100),
      email: text(100),
      amount: wireAmount(),
      remarks: text(40),
      qr_image: text(60_000),
    }),
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
  }),
};
