// The most one withdrawal of this player may be, and whether it is looked at before others: what
// holds for everybody, or more where their level says so. A level never makes it less.
import type { Units } from '@baize/money';
import type { WalletPorts } from '../../ports.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';

export async function withdrawalFavour(
  { policy, favourOf }: Pick<WalletPorts, 'policy' | 'favourOf'>,
  playerId: string,
): Promise<{ readonly maximum: Units; readonly first: boolean }> {
  const common = policyUnits(policy().withdrawalMaximum);
  const { maximum, first } = await favourOf(playerId);
  return { maximum: maximum !== null && maximum > common ? maximum : common, first };
}
