// The ways to pay in that this player sees, by the family's kinds and in the operator's order.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { findBank } from '../../accounts/rules/accounts.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { brandLimits, offeredTo } from '../offered-channels.ts';
import { isOpenAt, limitsOf, type DepositChannel } from '../rules/deposit-channel.ts';

export const getDepositChannels =
  (ports: DepositPorts): Action<typeof wallet.getDepositChannels> =>
  async (call) => {
    const offered = await offeredTo(ports, call);
    const byType = Map.groupBy(offered, ({ bankType }) => bankType);
    return Object.fromEntries(
      [...byType].map(([bankType, channels]) => [
        bankType,
        { channels: channels.map((channel) => wireChannel(ports, channel, call.now)) },
      ]),
    );
  };

function wireChannel(ports: DepositPorts, channel: DepositChannel, now: number) {
  const { bankType, fee } = channel;
  const { minimum, maximum } = limitsOf(channel, brandLimits(ports));
  const isBetween = (amount: bigint) => amount >= minimum && amount <= maximum;
  return {
    channel: channel.code,
    kind: channel.kind,
    vendorId: channel.provider,
    vendorName: channel.name,
    mcsBankCode: channel.mcsBankCode,
    banks: channel.bankCodes.map((bankCode) => ({
      bankCode,
      bankType,
      bankName: nameOf(channel, bankCode),
    })),
    minimumAmount: wireNumber(minimum),
    maximumAmount: wireNumber(maximum),
    quickAmounts: channel.quickAmounts.filter(isBetween).map(wireNumber),
    fee: { fixed: wireNumber(fee.fixed), permille: fee.permille, payer: fee.payer },
    hours: channel.hours,
    isOpen: isOpenAt(channel, now),
    network: channel.network,
    confirmations: channel.confirmations,
    expectedMinutes: ports.channels.expectedMinutes(channel.code),
  };
}

function nameOf({ houseAccounts }: DepositChannel, bankCode: string): string {
  const own = houseAccounts.find((account) => account.bankCode === bankCode);
  return own?.bankName ?? findBank(bankCode)?.bankName ?? bankCode;
}
