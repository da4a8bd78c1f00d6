// The state of an issue in a word with its icon; a late result and a waiting decision are louder.
import type { LotteryIssueState, LotteryProposalKind } from '@baize/contract';
import { Status, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts.ts';

const kinds: Readonly<Record<LotteryIssueState, StatusKind>> = {
  scheduled: 'neutral',
  open: 'good',
  closed: 'waiting',
  'pending-result': 'waiting',
  drawn: 'waiting',
  settled: 'good',
  cancelled: 'bad',
};

export interface IssueStateProps {
  issue: {
    readonly state: LotteryIssueState;
    readonly late: boolean;
    readonly waits: LotteryProposalKind | null;
  };
}

export function IssueState({ issue: { state, late, waits } }: IssueStateProps) {
  const t = useText();
  return (
    <>
      <Status kind={late ? 'bad' : kinds[state]}>
        {t(late ? 'console.lottery.late' : `console.lottery.issue-${state}`)}
      </Status>
      {waits === null ? null : (
        <Status kind="waiting">{t(`console.lottery.waits-${waits}`)}</Status>
      )}
    </>
  );
}
