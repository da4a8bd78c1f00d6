// Starts a deposit by the call of its kind. The same intent sent twice is one deposit, across a
// reload and a lost connection too.
import type { DepositKind } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { sendOnce } from '../../../app/kept-intent.ts';
import type { Bank, DepositWay } from './ways.ts';

export interface Wish {
  readonly way: DepositWay;
  readonly bank: Bank;
  readonly amount: number;
  readonly promotionId: string;
}

const calls = {
  hosted: client.wallet.depositByLaunchUrl,
  qr: client.wallet.depositByQrImageUrl,
  'bank-transfer': client.wallet.depositByMt,
  ewallet: client.wallet.depositByVirtualWallet,
  manual: client.wallet.depositByManualTransfer,
  crypto: client.wallet.depositByCrypto,
} as const satisfies Readonly<Record<DepositKind, unknown>>;

export function startDeposit({ way, bank, amount, promotionId }: Wish) {
  const { kind, channel, vendorId, mcsBankCode } = way;
  const { bankCode, bankType } = bank;
  const print = [amount, channel, bankCode, promotionId].join(' ');
  const promotion = promotionId === '' ? {} : { promotionId };
  const asked = { amount, vendorId, bankCode, bankType, mcsBankCode, channel, ...promotion };
  return sendOnce({ name: 'deposit', print }, (intent) => calls[kind](asked, { intent }));
}
