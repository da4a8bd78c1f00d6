// The ways to pay in of the wallet's world: by both companies and by the house's own account, with
// and without a fee, of every kind that behaves in a way of its own.
import type { Units } from '@baize/money';

const common = {
  mcsBankCode: '',
  minimum: null,
  maximum: null,
  quickAmounts: [],
  hours: null,
  audience: { levelMinimum: 0, countries: [], currencies: [], tags: [] },
  houseAccounts: [],
  network: '',
  confirmations: 0,
  payMinutes: 60,
  enabled: true,
};
const byHouse = { fixed: '0', permille: 0, payer: 'house' } as const;

export const channels = [
  {
    ...common,
    code: 'sand-qr',
    kind: 'qr',
    bankType: 'SANDQR',
    name: 'A code to scan',
    provider: 'sandpay',
    method: 'qr',
    bankCodes: ['QRPH'],
    fee: byHouse,
  },
  {
    ...common,
    code: 'sand-bank',
    kind: 'bank-transfer',
    bankType: 'SANDMT',
    name: 'A transfer with a fee',
    provider: 'sandpay',
    method: 'bank-transfer',
    bankCodes: ['BDO'],
    fee: { fixed: '1.5', permille: 15, payer: 'player' },
  },
  {
    ...common,
    code: 'sand-coin',
    kind: 'crypto',
    bankType: 'SANDCOIN',
    name: 'A network',
    provider: 'sandpay',
    method: 'crypto',
    bankCodes: ['USDT'],
    network: 'TRC20',
    confirmations: 2,
    fee: byHouse,
  },
  {
    ...common,
    code: 'poll-wallet',
    kind: 'ewallet',
    bankType: 'POLLWALLET',
    name: 'A wallet of the other company',
    provider: 'pollpay',
    method: 'ewallet',
    bankCodes: ['GCASH'],
    fee: { fixed: '0', permille: 10, payer: 'player' },
  },
  {
    ...common,
    code: 'house-account',
    kind: 'manual',
    bankType: 'HOUSE',
    name: 'An account of the house',
    provider: 'house',
    method: 'bank-transfer',
    bankCodes: ['BPI'],
    fee: byHouse,
    houseAccounts: [
      { bankCode: 'BPI', bankName: 'BPI', number: '12345678', holder: 'The house', enabled: true },
    ],
  },
] as const;

export type Channel = (typeof channels)[number];

const feeTerms: Readonly<Record<string, { fixed: Units; permille: bigint }>> = {
  'sand-bank': { fixed: 15_000n, permille: 15n },
  'poll-wallet': { fixed: 0n, permille: 10n },
};

/** What the member bears of so much that arrived: whole cents, and never more than half. */
export function feeOf(channel: string, arrived: Units): Units {
  const { fixed, permille } = feeTerms[channel] ?? { fixed: 0n, permille: 0n };
  const cents = (fixed + (arrived * permille) / 1000n) / 100n;
  const half = arrived / 2n;
  return cents * 100n > half ? half : cents * 100n;
}
