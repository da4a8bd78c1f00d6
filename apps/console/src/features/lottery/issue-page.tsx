// One issue: its clock and sums, what each outcome would cost, the steps staff may take on it, what
// waits for a second person, its results, and the proof of the draw.
import { Link, useParams } from 'react-router';
import { formatClock, formatNumber } from '@baize/i18n';
import { buttonClass, Card, SectionHead, Skeleton } from '@baize/ui';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { ExposureCard } from './exposure-card.tsx';
import { useGameName } from './game-facts.ts';
import { IssueClock } from './issue-clock.tsx';
import { IssueProof } from './issue-proof.tsx';
import { IssueLimit } from './issue-limit.tsx';
import { useIssue, type IssueShown } from './issue-reading.ts';
import { IssueResults } from './issue-results.tsx';
import { IssueState } from './issue-state.tsx';
import { IssueSteps } from './issue-steps.tsx';
import { LimitedNumbers } from './limited-numbers.tsx';
import styles from './lottery.module.css';
import { ProposalCards } from './proposal-cards.tsx';

export function LotteryIssuePage() {
  const { gameCode = '', issue = '' } = useParams();
  const { data, error, isFetching, refetch } = useIssue({ gameCode, issue });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  return <IssueShownPage key={`${gameCode} ${issue}`} issue={data} onEnd={() => void refetch()} />;
}

function IssueShownPage({ issue, onEnd }: { issue: IssueShown; onEnd: () => void }) {
  const t = useText();
  const name = useGameName();
  const { gameCode, ahead } = issue;
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={`${name(gameCode)} ${issue.issue}`}
        fact={
          <span className={styles['marks']}>
            <IssueState issue={issue} />
            <IssueClock issue={issue} ahead={ahead} onEnd={onEnd} />
          </span>
        }
        actions={
          <span className={styles['marks']}>
            <Link className={buttonClass({ size: 'small' })} to={`/lottery/games/${gameCode}`}>
              {t('console.lottery.to-game')}
            </Link>
            <Link
              className={buttonClass({ size: 'small' })}
              to={`/lottery/orders?gameCode=${gameCode}&issue=${issue.issue}`}
            >
              {t('console.lottery.orders')}
            </Link>
          </span>
        }
      />
      <IssueSteps issue={issue} />
      <ProposalCards proposals={issue.proposals} />
      <IssueFacts issue={issue} />
      <ExposureCard issue={issue} />
      <IssueLimit issue={issue} />
      <LimitedNumbers
        gameCode={gameCode}
        issue={issue.issue}
        isOpen={issue.state === 'open' || issue.state === 'scheduled'}
      />
      <IssueResults issue={issue} />
      <IssueProof proof={issue.proof} />
    </div>
  );
}

function IssueFacts({ issue }: { issue: IssueShown }) {
  const t = useText();
  const { money } = useShow();
  const { gameCode, numbers, kind, drawnBy, stake, payout, exposureMost } = issue;
  return (
    <Card title={t('console.lottery.at-a-glance')}>
      <Figures
        facts={[
          [
            t('console.lottery.numbers'),
            <DrawnNumbers key="numbers" gameCode={gameCode} numbers={numbers} />,
          ],
          [t('console.lottery.slips'), formatNumber(issue.slips, t.tag)],
          [t('operator.stake'), money(stake)],
          [t('console.lottery.costs-most'), money(exposureMost)],
          [t('operator.payout'), money(payout)],
          [t('console.lottery.kind'), t(`console.lottery.kind-${kind}`)],
          [t('console.lottery.drawn-by'), t(`console.lottery.drawn-by-${drawnBy}`)],
          [t('console.lottery.lottery-day'), issue.lotteryDay],
          [t('console.lottery.opens-at'), formatClock(issue.opensAt)],
          [t('console.lottery.closes-at'), formatClock(issue.closesAt)],
          [t('console.lottery.draws-at'), formatClock(issue.drawsAt)],
        ]}
      />
    </Card>
  );
}
