// The banks and electronic wallets that a withdrawal can go to.
export interface Bank {
  readonly bankCode: string;
  readonly bankName: string;
}

export const banks: readonly Bank[] = [
  { bankCode: 'BDO', bankName: 'BDO Unibank' },
  { bankCode: 'BPI', bankName: 'Bank of the Philippine Islands' },
  { bankCode: 'MBTC', bankName: 'Metrobank' },
  { bankCode: 'LBP', bankName: 'Land Bank of the Philippines' },
  { bankCode: 'PNB', bankName: 'Philippine National Bank' },
  { bankCode: 'SECB', bankName: 'Security Bank' },
  { bankCode: 'UBP', bankName: 'UnionBank' },
  { bankCode: 'RCBC', bankName: 'RCBC' },
  { bankCode: 'GCASH', bankName: 'GCash' },
  { bankCode: 'MAYA', bankName: 'Maya' },
];

export function findBank(code: string): Bank | undefined {
  return banks.find(({ bankCode }) => bankCode === code);
}

/** All but the last four digits hidden. */
export function maskCard(number: string): string {
  return `**** ${number.slice(-4)}`;
}
