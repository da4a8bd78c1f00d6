// A picture that proves a payment, of whatever deposit: one that pays another member's part takes
// the step that starts the other side's time, as if it came by the call of such deposits.
import { isRefusal, refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { sendDepositProof } from '../deposits/actions/send-deposit-proof.ts';
import type { DepositPorts } from '../deposits/deposit-ports.ts';
import { isMatched } from '../deposits/rules/deposit.ts';
import { readDeposit } from '../deposits/store/reader.ts';
import { wholeDeposit } from '../deposits/whole-deposit.ts';
import { proveC2cDeposit } from './actions/prove-c2c-deposit.ts';

export function sendAnyProof(ports: DepositPorts): Action<typeof wallet.sendDepositProof> {
  const sendPlain = sendDepositProof(ports);
  const prove = proveC2cDeposit(ports);
  return async (call) => {
    const { id, picture: proof } = call.input;
    const deposit = await readDeposit(ports.database.kysely, id);
    if (deposit === undefined || !isMatched(deposit)) return sendPlain(call);
    const proved = await prove({ ...call, input: { id, proof } });
    if (isRefusal(proved)) return refuse(sameRefusal[proved.refused]);
    return wholeDeposit(ports, (await readDeposit(ports.database.kysely, id)) ?? deposit);
  };
}

const sameRefusal = {
  'c2c-deposit-not-found': 'deposit-not-found',
  'c2c-not-waiting': 'deposit-not-open',
  'picture-unreadable': 'picture-unreadable',
} as const;
