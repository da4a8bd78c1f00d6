// Staff splits an approved withdrawal into parts. The fee is the house's from now on, and what is
// left is in parts to the last unit; it cannot be refused as a whole any more.
import { refuse, type wallet } from '@baize/contract';
import { withdrawalFeeTaken } from '@baize/ledger';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import type { WalletPorts } from '../../ports.ts';
import { judgeOut } from '../../withdrawals/actions/staff-withdrawal.ts';
import { netOf, type Withdrawal } from '../../withdrawals/rules/withdrawal.ts';
import { readLastPayout } from '../../withdrawals/store/reader.ts';
import { refusalOfSplit, type NewPart } from '../rules/split.ts';
import { addParts } from '../store/writer.ts';
import { isC2cOn, partsAfter } from '../staff-parts.ts';

type Endpoint = typeof wallet.splitWithdrawal;
type Refused = 'withdrawal-not-approved' | 'parts-sum-wrong' | 'part-too-small' | 'c2c-off';

export const splitWithdrawal =
  (ports: WalletPorts): Action<Endpoint> =>
  async ({ caller: staff, input: { id, parts: asked, record }, now }) => {
    const parts = asked.map(({ amount, way }) => ({
      amount: parseUnits(amount, { decimalsMax: 2 }) ?? 0n,
      way,
    }));
    const judged = await judgeOut<Refused>(ports, {
      staff,
      step: 'pay',
      now,
      action: 'split-withdrawal',
      id,
      record,
      details: { parts: asked },
      decide: (tx, withdrawal) => split(ports, tx, withdrawal, parts),
    });
    return 'refused' in judged ? judged : partsAfter(ports, id);
  };

async function split(
  ports: WalletPorts,
  tx: Tx,
  withdrawal: Withdrawal,
  parts: readonly NewPart[],
) {
  const { id: withdrawalId, playerId, currency, amount, fee, state } = withdrawal;
  // A payout without a clear answer may still be paid as a whole.
  const isOnItsWay = (await readLastPayout(tx, withdrawalId))?.state === 'asked';
  if (state !== 'approved' || isOnItsWay) return refuse('withdrawal-not-approved');
  const least = policyUnits(ports.policy().depositMinimum);
  const refusal = refusalOfSplit(parts, { net: netOf(withdrawal), least });
  if (refusal) return refusal;
  if (parts.some(({ way }) => way === 'c2c') && !isC2cOn(ports)) return refuse('c2c-off');
  await addParts(tx, { withdrawalId, playerId, currency, parts });
  if (fee === 0n) return undefined;
  const facts = { withdrawalId, playerId, currency, amount, fee };
  const posted = await ports.ledger.postIn(tx, withdrawalFeeTaken(facts));
  if ('refused' in posted) throw new Error(`The fee of ${withdrawalId} was not held`);
  return undefined;
}
