// Withdrawals on the wire, those in parts with each part.
import type { Queryable } from '../../../platform/database/index.ts';
import { wireSplit } from '../parts/wire-part.ts';
import { readParts } from '../parts/store/reader.ts';
import type { WireWithdrawal } from '../withdrawals/actions/wire-withdrawal.ts';
import type { Withdrawal } from '../withdrawals/rules/withdrawal.ts';

export async function withParts(
  on: Queryable,
  withdrawals: readonly Withdrawal[],
): Promise<WireWithdrawal[]> {
  const split = withdrawals.filter(({ isSplit }) => isSplit).map(({ id }) => id);
  const parts = Map.groupBy(await readParts(on, split), ({ withdrawalId }) => withdrawalId);
  return withdrawals.map((withdrawal) => wireSplit(withdrawal, parts.get(withdrawal.id) ?? []));
}
