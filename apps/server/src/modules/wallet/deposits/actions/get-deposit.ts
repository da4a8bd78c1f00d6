// One deposit of the player with its steps. While somebody looks at it, a provider that tells
// nothing by itself is asked every few seconds.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { askDeposit } from '../ask-deposit.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { providerOf } from '../offered-channels.ts';
import { isOpen, type Deposit } from '../rules/deposit.ts';
import { readDeposit } from '../store/reader.ts';
import { takeAsk } from '../store/writer.ts';
import { wholeDeposit } from '../whole-deposit.ts';

const askPauseMs = 5000;

export const getDeposit =
  (ports: DepositPorts): Action<typeof wallet.getDeposit> =>
  async ({ caller, input, now }) => {
    const { kysely } = ports.database;
    const deposit = await readDeposit(kysely, input.id);
    if (deposit === undefined || deposit.playerId !== caller.playerId) {
      return refuse('deposit-not-found');
    }
    if (isAskedOnSight(ports, deposit) && (await takeAsk(kysely, deposit.id, now, askPauseMs))) {
      await askDeposit(ports, deposit.id, now);
      return wholeDeposit(ports, (await readDeposit(kysely, deposit.id)) ?? deposit);
    }
    return wholeDeposit(ports, deposit);
  };

function isAskedOnSight(ports: DepositPorts, deposit: Deposit): boolean {
  const provider = providerOf(ports, deposit.provider);
  return isOpen(deposit) && provider?.askStatus !== undefined && !provider.verifyWebhook;
}
