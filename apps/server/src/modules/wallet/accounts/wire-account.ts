// An account for withdrawal as the family's calls give it, masked.
import { masked } from './rules/accounts.ts';
import type { Account } from './store/reader.ts';

export const wireAccount = (account: Account) => ({
  bankCardId: account.id,
  kind: account.kind,
  cardHolder: account.cardHolder,
  bankCode: account.bankCode,
  bankName: account.bankName,
  cardNumber: masked(account.numberEnd),
  createdAt: account.createdAt,
  province: account.province,
  city: account.city,
  branch: account.branch,
});
