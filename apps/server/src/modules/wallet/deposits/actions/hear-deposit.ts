// News of a deposit. What has arrived is credited, exactly once and as much as arrived, together
// with the turnover it obliges to; a failure after the money came changes nothing.
import { topicOfPlayer } from '@baize/contract';
import { depositSettled, type Posted } from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import type { Heard } from '../../books/actions/heard.ts';
import { turnoverOf } from '../../books/rules/turnover.ts';
import type { Deposit } from '../store/reader.ts';
import { lockDeposit, refuseDeposit, settleDeposit } from '../store/writer.ts';
import { addTurnover } from '../../books/store/turnover/writer.ts';
import { tellBalance, tellLive, type Tell } from '../../books/actions/tell.ts';

export function hearDeposit(ports: WalletPorts, heard: Heard): Promise<'done' | 'unknown'> {
  const { news, provider, now } = heard;
  return ports.database.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, news.reference);
    if (deposit === undefined || deposit.provider !== provider) return 'unknown';
    if (deposit.state === 'success') return 'done';
    const isPaid = news.outcome === 'paid';
    if (isPaid && news.currency === deposit.currency && news.amount > 0n) {
      await creditDeposit(ports, tx, deposit, { amount: news.amount, now });
    } else if (deposit.state !== 'refused') {
      const remark = isPaid ? 'other-currency' : 'failed';
      await refuseDeposit(tx, deposit.id, { remark, now });
      await tellDeposit(ports, tx, { ...deposit, amount: deposit.requested, state: 'refused' });
    }
    return 'done';
  });
}

/** Credits a locked deposit by what arrived, whoever says so. */
export async function creditDeposit(
  ports: WalletPorts,
  tx: Tx,
  deposit: Deposit,
  { amount, now }: { readonly amount: Units; readonly now: number },
): Promise<Posted> {
  const { id, playerId, currency } = deposit;
  if (amount !== deposit.requested) {
    ports.log.warn({ deposit: id }, 'another amount has arrived than was asked for');
  }
  const facts = { depositId: id, playerId, currency, amount };
  const posted = await ports.ledger.postIn(tx, depositSettled(facts));
  if ('refused' in posted) throw new Error(`The deposit ${id} was refused by the books`);
  const required = turnoverOf(amount, ports.policy().depositTurnoverTimes);
  await settleDeposit(tx, id, { arrived: amount, now });
  await addTurnover(tx, { playerId, currency, required });
  await tellDeposit(ports, tx, { id, playerId, amount, state: 'success' });
  await tellBalance(ports, tx, posted);
  return posted;
}

function tellDeposit(
  ports: Tell,
  tx: Tx,
  deposit: { id: string; playerId: string; amount: Units; state: 'success' | 'refused' },
): Promise<void> {
  return tellLive(ports, tx, topicOfPlayer(deposit.playerId), {
    event: 'deposit-settled',
    payload: {
      depositId: deposit.id,
      amount: printUnits(deposit.amount),
      state: deposit.state,
    },
  });
}
