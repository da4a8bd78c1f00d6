// Proposals as staff are shown them. The numbers of a result that waits are left out: who enters
// them second must not copy them.
import type { lottery, OutputOf } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Proposal } from './store/proposals.ts';

export type ShownProposal = OutputOf<typeof lottery.confirmLotteryStep>;

export function shownProposal(proposal: Proposal): ShownProposal {
  const { proposalId, kind, state, gameCode, issue, play, reason, by, at } = proposal;
  return {
    proposalId,
    kind,
    state,
    gameCode,
    reason,
    issue: issue === '' ? null : issue,
    play: play === '' ? null : play,
    proposedBy: by.username,
    proposedAt: at,
    decidedBy: proposal.decidedBy?.username ?? null,
    decidedAt: proposal.decidedAt ?? null,
    changes: kind === 'result' && state === 'waiting' ? [] : changesOf(proposal),
  };
}

function changesOf({ proposed, replaced }: Proposal): ShownProposal['changes'] {
  return Object.entries(proposed).flatMap(([field, after]) => {
    const before = replaced[field];
    if (field === 'version') return [];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [{ field, before: printed(field, before), after: printed(field, after) }];
  });
}

const amounts = new Set([
  'amountMost',
  'payoutCap',
  'issuePayoutCap',
  'exposureMost',
  'stake',
  'odds',
]);
const lettersMost = 300;

/** Amounts and odds are kept as whole units of 1/10,000. */
function printed(field: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = list.map((one) =>
    amounts.has(field) ? printUnits(BigInt(`${one}`), 4) : `${one}`,
  );
  return texts.join(' ').slice(0, lettersMost);
}
