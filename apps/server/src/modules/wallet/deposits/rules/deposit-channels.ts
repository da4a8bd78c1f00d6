// The ways to deposit, by the family's kinds: a QR code, a bank transfer on the provider's page, an
// electronic wallet. Each names the provider that carries it.
export interface DepositChannel {
  /** The family's name of the kind. */
  readonly bankType: string;
  readonly provider: string;
  readonly vendorName: string;
  readonly mcsBankCode: string;
  readonly bankCodes: readonly string[];
  /** The family's number of the way: 1 bank transfer, 2 quick pay. */
  readonly mode: number;
  /** The first choice of the provider's page. */
  readonly method: 'qr' | 'bank-transfer';
}

const sandpay = { provider: 'sandpay', vendorName: 'Sandpay' } as const;

export const depositChannels: readonly DepositChannel[] = [
  { ...sandpay, bankType: 'QR', mcsBankCode: 'QRPH', bankCodes: ['QRPH'], mode: 2, method: 'qr' },
  {
    ...sandpay,
    bankType: 'PGMT',
    mcsBankCode: 'BANK',
    bankCodes: ['BDO', 'BPI', 'MBTC', 'UBP'],
    mode: 1,
    method: 'bank-transfer',
  },
  {
    ...sandpay,
    bankType: 'VirtualWallet',
    mcsBankCode: 'EWALLET',
    bankCodes: ['GCASH', 'MAYA'],
    mode: 2,
    method: 'qr',
  },
];

export function findChannel(asked: {
  readonly vendorId: string;
  readonly bankType: string;
  readonly bankCode: string;
}): DepositChannel | undefined {
  return depositChannels.find(
    ({ provider, bankType, bankCodes }) =>
      provider === asked.vendorId &&
      bankType === asked.bankType &&
      bankCodes.includes(asked.bankCode),
  );
}
