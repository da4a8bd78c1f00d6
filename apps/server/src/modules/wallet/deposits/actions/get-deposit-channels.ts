// The ways to deposit, by kind, with the brand's limits.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { depositChannels } from '../rules/deposit-channels.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';

export const getDepositChannels =
  ({ policy, providers }: WalletPorts): Action<typeof wallet.getDepositChannels> =>
  async () => {
    const { depositMinimum, depositMaximum } = policy();
    const offered = depositChannels.filter(({ provider }) =>
      providers.some(({ name }) => name === provider),
    );
    return Object.fromEntries(
      [...Map.groupBy(offered, ({ bankType }) => bankType)].map(([bankType, channels]) => [
        bankType,
        {
          channels: channels.map(({ provider, vendorName, mcsBankCode, bankCodes }) => ({
            vendorId: provider,
            vendorName,
            mcsBankCode,
            banks: bankCodes.map((bankCode) => ({ bankCode, bankType })),
            minimumAmount: wireNumber(policyUnits(depositMinimum)),
            maximumAmount: wireNumber(policyUnits(depositMaximum)),
          })),
        },
      ]),
    );
  };
