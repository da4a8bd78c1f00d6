// Credits a deposit by what arrived, whoever says so: once, with the fee that the player was told
// taken off and the turnover that the rest obliges to. A person who says so is written down.
import { refuse, type Refusal } from '@baize/contract';
import { depositSettled, type Posted } from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance } from '../books/actions/tell.ts';
import { turnoverOf } from '../books/rules/turnover.ts';
import { openRequirement } from '../books/store/turnover/writer.ts';
import type { WalletPorts } from '../ports.ts';
import { reversalPauseMs } from './rules/ask-again.ts';
import { feeOf } from './rules/deposit-channel.ts';
import { isCreditable, isMatched, type Deposit } from './rules/deposit.ts';
import { lockDeposit, settleDeposit } from './store/writer.ts';
import { tellDecided, tellDesk, tellStep } from './tell-deposit.ts';

export interface Arrived {
  readonly amount: Units;
  readonly now: number;
  /** Who credits it by hand, and why. */
  readonly by?: string;
  readonly note?: string;
}

/** The deposit is locked and not credited yet. */
export async function creditDeposit(
  ports: WalletPorts,
  tx: Tx,
  deposit: Deposit,
  { amount, now, by = '', note = '' }: Arrived,
): Promise<Posted> {
  const { id, playerId, currency } = deposit;
  if (amount !== deposit.requested) {
    ports.log.warn({ deposit: id }, 'another amount has arrived than was asked for');
  }
  const fee = feeOf({ fee: deposit.feeTerms }, amount);
  const facts = { depositId: id, playerId, currency, amount, fee };
  const posted = await ports.ledger.postIn(tx, depositSettled(facts));
  if ('refused' in posted) throw new Error(`The deposit ${id} was refused by the books`);
  const turnover = turnoverOf(amount - fee, ports.policy().depositTurnoverTimes);
  const askAt = firstLook(ports, deposit, now);
  await settleDeposit(tx, id, { arrived: amount, fee, turnover, by, note, askAt, now });
  await openRequirement(tx, {
    playerId,
    currency,
    kind: 'deposit',
    sourceId: id,
    base: amount - fee,
    times: ports.policy().depositTurnoverTimes,
    now,
  });
  await tellStep(ports, tx, deposit, 'credited');
  await tellDecided(ports, tx, { id, playerId, amount: amount - fee, state: 'success' });
  await tellBalance(ports, tx, posted);
  if (deposit.proofs > 0 || deposit.step === 'silent') await tellDesk(ports, tx);
  return posted;
}

/** A provider that tells nothing is looked at on: it may take the deposit back. */
function firstLook({ providers }: WalletPorts, deposit: Deposit, now: number): number | null {
  const provider = providers.find(({ name }) => name === deposit.provider);
  return provider?.askStatus && !provider.verifyWebhook ? now + reversalPauseMs : null;
}

export interface CreditedByHand {
  readonly depositId: string;
  readonly amount: Units;
  readonly staff: StaffCaller;
  readonly note: string;
  readonly now: number;
}

/**
 * Credits what a person found, in the caller's transaction and with an audit note. Refused ones
 * too: money may be found late.
 */
export async function creditByHand(
  ports: WalletPorts,
  tx: Tx,
  { depositId, amount, staff, note, now }: CreditedByHand,
): Promise<Posted | Refusal<'deposit-not-found' | 'deposit-credited'>> {
  const deposit = await lockDeposit(tx, depositId);
  if (deposit === undefined || isMatched(deposit)) return refuse('deposit-not-found');
  if (!isCreditable(deposit)) return refuse('deposit-credited');
  const arrived = { amount, now, by: staff.username, note };
  const posted = await creditDeposit(ports, tx, deposit, arrived);
  await ports.audit(tx, {
    staff,
    action: 'credit-deposit',
    subject: depositId,
    before: { state: deposit.state },
    after: { state: 'success', amount: printUnits(amount), note },
  });
  return posted;
}
