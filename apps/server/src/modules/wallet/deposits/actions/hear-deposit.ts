// News of a deposit, in any order and any number of times. What has arrived is credited, exactly
// once and as much as arrived; a failure after the money came changes nothing; what is taken back
// later is taken from the player.
import type { Tx } from '../../../../platform/database/index.ts';
import type { Heard } from '../../books/actions/heard.ts';
import { noteDepositFailure } from '../../limits/note-failure.ts';
import type { WalletPorts } from '../../ports.ts';
import { creditDeposit } from '../credit-deposit.ts';
import { reverseCredited } from '../reverse-deposit.ts';
import { isOpen, type Deposit } from '../rules/deposit.ts';
import {
  countConfirmations,
  lockDeposit,
  moveDeposit,
  refuseDeposit,
  reverseDeposit,
} from '../store/writer.ts';
import { tellDecided, tellStep } from '../tell-deposit.ts';

type Hearing = (ports: WalletPorts, tx: Tx, deposit: Deposit, heard: Heard) => Promise<unknown>;

export function hearDeposit(ports: WalletPorts, heard: Heard): Promise<'done' | 'unknown'> {
  const { news, provider } = heard;
  return ports.database.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, news.reference);
    if (deposit === undefined || deposit.provider !== provider) return 'unknown';
    await hearings[news.outcome](ports, tx, deposit, heard);
    return 'done';
  });
}

const hearings: Readonly<Record<Heard['news']['outcome'], Hearing>> = {
  paid: async (ports, tx, deposit, heard) => {
    // What was taken back before it was told as paid is not paid.
    if (deposit.state === 'success' || deposit.reversedAt !== null) return;
    const { news, now } = heard;
    if (news.currency === deposit.currency && news.amount > 0n) {
      await creditDeposit(ports, tx, deposit, { amount: news.amount, now });
      return;
    }
    await refuse(ports, tx, deposit, { problem: 'other-currency', now });
  },
  failed: async (ports, tx, deposit, { now }) => {
    await refuse(ports, tx, deposit, { problem: 'failed', now });
  },
  confirming: async (ports, tx, deposit, heard) => {
    if (!isOpen(deposit)) return;
    const { news, now } = heard;
    const { confirmations = 0 } = news;
    const { confirmationsNeeded } = deposit;
    const isSure = confirmationsNeeded > 0 && confirmations >= confirmationsNeeded;
    await countConfirmations(tx, deposit.id, confirmations);
    if (isSure) return hearings.paid(ports, tx, deposit, heard);
    await moveDeposit(tx, deposit.id, { step: 'confirming', at: now });
    await tellStep(ports, tx, deposit, 'confirming');
  },
  reversed: async (ports, tx, deposit, { news, now }) => {
    if (deposit.reversedAt !== null) return;
    if (deposit.state === 'success') {
      if (news.currency !== deposit.currency) {
        // How much of the credited money that is, a person finds out.
        ports.log.error({ deposit: deposit.id }, 'a deposit was taken back in another currency');
        return;
      }
      await reverseCredited(ports, tx, deposit, { amount: news.amount, now });
      return;
    }
    await refuse(ports, tx, deposit, { problem: 'failed', now });
    await reverseDeposit(tx, deposit.id, { reversed: 0n, now });
  },
};

async function refuse(
  ports: WalletPorts,
  tx: Tx,
  deposit: Deposit,
  { problem, now }: { readonly problem: 'failed' | 'other-currency'; readonly now: number },
): Promise<void> {
  if (!isOpen(deposit)) return;
  await refuseDeposit(tx, deposit.id, { problem, remark: '', by: '', now });
  if (problem === 'failed') await noteDepositFailure(ports, tx, { depositId: deposit.id, now });
  await tellStep(ports, tx, deposit, 'refused');
  await tellDecided(ports, tx, { ...deposit, amount: deposit.requested, state: 'refused' });
}
