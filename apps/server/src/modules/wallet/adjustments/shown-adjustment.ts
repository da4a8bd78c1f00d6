// A correction as the console sees it.
import type { OutputOf, wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { WalletPorts } from '../ports.ts';
import type { Adjustment } from './rules/adjustment.ts';

export type ShownAdjustment = OutputOf<typeof wallet.confirmAdjustment>;

const shown = (amount: bigint | null) => (amount === null ? null : printUnits(amount));

export function shownAdjustment(one: Adjustment, username: string): ShownAdjustment {
  const { proposedBy: _, proposedByName, decidedByName, amount, before, after, ...facts } = one;
  return {
    ...facts,
    username,
    amount: printUnits(amount),
    proposedBy: proposedByName,
    decidedBy: decidedByName,
    before: shown(before),
    after: shown(after),
  };
}

export async function withMember(ports: WalletPorts, one: Adjustment): Promise<ShownAdjustment> {
  const names = await ports.usernames([one.playerId]);
  return shownAdjustment(one, names.get(one.playerId) ?? '');
}
