// Proposals that wait for a second person: the query, and the calls that confirm or withdraw one.
// Settings and issues have separate calls with separate permissions.
import { unwrap } from '@baize/client';
import type { InputOf, lottery, OutputOf, PermissionName } from '@baize/contract';
import { client } from '../../app/client.ts';

export type Proposal = OutputOf<typeof lottery.listLotteryChanges>['list'][number];
export type ProposalSearch = Omit<
  InputOf<typeof lottery.listLotteryChanges>,
  'pageNo' | 'pageSize'
>;

const isOfSettings = ({ kind }: Proposal): boolean => kind === 'terms' || kind === 'odds';

export const permissionOf = (proposal: Proposal): PermissionName =>
  isOfSettings(proposal) ? 'lottery.settings' : 'lottery.results';

export async function confirmProposal(
  proposal: Proposal,
  numbers: readonly number[] | undefined,
): Promise<void> {
  const { proposalId } = proposal;
  if (isOfSettings(proposal)) {
    unwrap(await client.lottery.confirmLotteryChange({ proposalId }));
    return;
  }
  const told = numbers ? { numbers: [...numbers] } : {};
  unwrap(await client.lottery.confirmLotteryStep({ proposalId, ...told }));
}

export async function withdrawProposal(proposal: Proposal): Promise<void> {
  const { proposalId } = proposal;
  const { withdrawLotteryChange, withdrawLotteryStep } = client.lottery;
  const withdraw = isOfSettings(proposal) ? withdrawLotteryChange : withdrawLotteryStep;
  unwrap(await withdraw({ proposalId }));
}
