// The accounts that a withdrawal can go to: banks, electronic wallets, and addresses of networks.
// People are shown only the end of a number.
import type { AccountKind } from '@baize/contract';

export interface Bank {
  readonly bankCode: string;
  readonly bankName: string;
  readonly kind: AccountKind;
}

export const banks: readonly Bank[] = [
  { bankCode: 'BDO', bankName: 'BDO Unibank', kind: 'bank' },
  { bankCode: 'BPI', bankName: 'Bank of the Philippine Islands', kind: 'bank' },
  { bankCode: 'MBTC', bankName: 'Metrobank', kind: 'bank' },
  { bankCode: 'LBP', bankName: 'Land Bank of the Philippines', kind: 'bank' },
  { bankCode: 'PNB', bankName: 'Philippine National Bank', kind: 'bank' },
  { bankCode: 'SECB', bankName: 'Security Bank', kind: 'bank' },
  { bankCode: 'UBP', bankName: 'UnionBank', kind: 'bank' },
  { bankCode: 'RCBC', bankName: 'RCBC', kind: 'bank' },
  { bankCode: 'GCASH', bankName: 'GCash', kind: 'ewallet' },
  { bankCode: 'MAYA', bankName: 'Maya', kind: 'ewallet' },
  { bankCode: 'USDT-TRC20', bankName: 'USDT (TRC20)', kind: 'crypto' },
  { bankCode: 'USDT-ERC20', bankName: 'USDT (ERC20)', kind: 'crypto' },
];

export function findBank(code: string): Bank | undefined {
  return banks.find(({ bankCode }) => bankCode === code);
}

export const endOf = (number: string): string => number.slice(-4);

export function masked(numberEnd: string): string {
  return `**** ${numberEnd}`;
}

/** Enough of a name to know a person by, and no more. */
export function maskedName(name: string): string {
  const signs = [...name];
  const shown = Math.min(2, Math.floor(signs.length / 3));
  const [first, last] = [signs.slice(0, shown), signs.slice(signs.length - shown)];
  return `${first.join('')}***${last.join('')}`;
}
