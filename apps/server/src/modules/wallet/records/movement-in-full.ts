// A movement with every purse that it touched and the deposit or withdrawal it came from. A round
// is told by wagering under the movement's reference.
import { refuse, type OutputOf, type Refusal, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { WalletPorts } from '../ports.ts';
import { readDeposit } from '../deposits/store/reader.ts';
import { readWithdrawal } from '../withdrawals/store/reader.ts';
import { purseMoved } from './purse-moved.ts';
import { kindOf } from './rules/movement-kind.ts';
import { postingOf } from './movement-list.ts';
import { readMovement } from './store/movement.ts';

type InFull = OutputOf<typeof wallet.getMovement>;

export async function movementInFull(
  { database }: Pick<WalletPorts, 'database'>,
  owner: { readonly playerId: string; readonly currency: string },
  id: string,
): Promise<InFull | Refusal<'movement-not-found'>> {
  const posting = postingOf(id);
  if (posting === undefined) return refuse('movement-not-found');
  const { playerId, currency } = owner;
  const on = database.kysely;
  const purses = await readMovement(on, { playerId, currency, posting });
  const [cash] = purses;
  if (!cash) return refuse('movement-not-found');
  const bonus = purses.find(({ account }) => account === 'player-bonus');
  const kind = kindOf(cash.event);
  const [deposit, withdrawal] = await Promise.all([
    kind === 'deposits' ? readDeposit(on, cash.reference) : undefined,
    kind === 'withdrawals' ? readWithdrawal(on, cash.reference) : undefined,
  ]);
  return {
    id,
    at: cash.at,
    event: cash.event,
    kind,
    reference: cash.reference,
    currency,
    ...purseMoved(cash),
    bonus: bonus && bonus.amount !== 0n ? purseMoved(bonus) : null,
    purses: purses.map((purse) => ({ account: purse.account, ...purseMoved(purse) })),
    deposit: deposit?.playerId === playerId ? depositOf(deposit) : null,
    withdrawal: withdrawal?.playerId === playerId ? withdrawalOf(withdrawal) : null,
  };
}

const depositOf = (deposit: NonNullable<Awaited<ReturnType<typeof readDeposit>>>) => ({
  id: deposit.id,
  state: deposit.state,
  requested: printUnits(deposit.requested),
  provider: deposit.provider,
  providerRef: deposit.providerRef,
  requestedAt: deposit.requestedAt,
  settledAt: deposit.settledAt,
});

const withdrawalOf = (withdrawal: NonNullable<Awaited<ReturnType<typeof readWithdrawal>>>) => ({
  id: withdrawal.id,
  state: withdrawal.state,
  amount: printUnits(withdrawal.amount),
  bankName: withdrawal.bankName,
  numberEnd: withdrawal.numberEnd,
  requestedAt: withdrawal.requestedAt,
  paidAt: withdrawal.paidAt,
});
