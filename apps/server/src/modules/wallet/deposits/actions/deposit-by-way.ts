// Starts a deposit as clients of 2017 ask for one: by a gateway, a transfer with proof, the house's
// account or a QR code. The first way of such a kind that takes the bank is used.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { instructionsOf } from '../instructions.ts';
import { kindsOfOldWay } from '../rules/deposit-channel.ts';
import { startDepositOf } from '../start-deposit.ts';

export const depositByWay =
  (ports: DepositPorts): Action<typeof wallet.depositByWay> =>
  async (call) => {
    const { way, amount, bankCode, promotionId } = call.input;
    const kinds = kindsOfOldWay[way];
    const deposit = await startDepositOf(ports, {
      ...call,
      amount,
      bankCode,
      promotionId,
      pick: (offered) =>
        offered.find(({ kind, bankCodes }) => kinds.includes(kind) && bankCodes.includes(bankCode)),
    });
    if ('refused' in deposit) return deposit;
    const { receiver, address, reference, qrImage } = instructionsOf(deposit);
    return {
      transId: deposit.id,
      redirection_url: deposit.redirectUrl,
      receiver_account: receiver?.number ?? address,
      receiver_name: receiver?.holder ?? '',
      email: '',
      amount: wireNumber(deposit.requested),
      remarks: reference,
      qr_image: qrImage,
    };
  };
