// The banks and wallets that money can be withdrawn to, as clients of 2017 list them.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { banks } from '../../accounts/rules/accounts.ts';

export const listWithdrawBanks = (): Action<typeof wallet.listWithdrawBanks> => async () => ({
  withdraw_banks: banks.map(({ bankCode, bankName, kind }) => ({
    bank_code: bankCode,
    bank_ch_name: bankName,
    kind,
  })),
});
