// One of the player's limits on deposits as it stands in the wallet.
import type { WageringPorts } from '../ports.ts';
import { printDepositLimit } from './actions/print-limit.ts';

interface Asked {
  readonly playerId: string;
  readonly span: 'day' | 'week' | 'month';
  readonly now: number;
}

export async function depositLimitOf(
  { depositLimits }: Pick<WageringPorts, 'depositLimits'>,
  { playerId, span, now }: Asked,
) {
  const limit = (await depositLimits.list(playerId, now)).find((one) => one.span === span);
  if (limit === undefined) throw new Error(`The wallet lists no deposit limit by ${span}`);
  return printDepositLimit(limit);
}
