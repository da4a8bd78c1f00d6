// One mission: its picture, a track of milestones with the progress towards each, a claim for those
// that were reached, and its leaderboard on request.
import { useState } from 'react';
import {
  Button,
  buttonClass,
  CheckIcon,
  ClockIcon,
  GiftIcon,
  LockIcon,
  ProgressBar,
  RewardArt,
  TrophyIcon,
} from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BoardPanel } from './board-panel.tsx';
import type { Mission } from './missions.ts';
import { detailAddress, type Step } from './promotions.ts';
import { useConditionText, useRewardText, useTermsText } from './reward-text.ts';
import { StateBadge } from './state-badge.tsx';
import { useClaim } from './use-claim.ts';
import styles from './mission.module.css';

export function MissionCard({ mission }: { mission: Mission }) {
  const t = useText();
  const [isBoardOpen, setBoardOpen] = useState(false);
  const { promotionId, title, summary, picture, state, steps, claims, periodEndsAt, hasBoard } =
    mission;
  const done = steps.filter(({ holds, had }) => holds || had).length;
  return (
    <li className={styles['mission']}>
      <header className={styles['head']} data-ground="dark">
        <RewardArt picture={picture} sizes="100vw" className={styles['picture']} />
        <div className={styles['headText']}>
          <StateBadge state={state} />
          <h3>{title}</h3>
          <p>{summary}</p>
        </div>
        <span className={styles['done']}>
          {t('promotions.mission-done', { done, count: steps.length })}
        </span>
      </header>
      <ol className={styles['track']} aria-label={t('promotions.mission-milestones')}>
        {steps.map((step, place) => (
          // A mission's milestones never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Milestone key={place} step={step} claimId={claimOf(claims, place)} />
        ))}
      </ol>
      <footer className={styles['foot']}>
        {periodEndsAt === null ? null : (
          <span className={styles['small']}>
            <ClockIcon aria-hidden="true" />
            {t('promotions.period-ends', { date: formatDateTime(periodEndsAt, { tag: t.tag }) })}
          </span>
        )}
        <span className={styles['buttons']}>
          {hasBoard ? (
            <Button
              size="small"
              icon={<TrophyIcon />}
              aria-expanded={isBoardOpen}
              onClick={() => setBoardOpen(!isBoardOpen)}
            >
              {t('promotions.board')}
            </Button>
          ) : null}
          <SiteLink className={buttonClass({ size: 'small' })} to={detailAddress(promotionId)}>
            {t('promotions.terms')}
          </SiteLink>
        </span>
      </footer>
      {isBoardOpen ? <BoardPanel promotionId={promotionId} /> : null}
    </li>
  );
}

const claimOf = (claims: Mission['claims'], place: number) =>
  claims.find(({ step }) => step === place)?.claimId;

function Milestone({ step, claimId }: { step: Step; claimId: string | undefined }) {
  const t = useText();
  const rewardText = useRewardText();
  const termsText = useTermsText();
  const { conditions, rewards, shares, had } = step;
  const state = milestoneState(step, claimId);
  return (
    <li className={styles['milestone']} data-state={state}>
      <span className={styles['mark']} aria-hidden="true">
        {marks[state]}
      </span>
      <div className={styles['body']}>
        {rewards.map((reward, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className={styles['reward']}>
            <b>{rewardText(reward, shares[place] ?? 0)}</b>
            {termsText(reward).map((line) => (
              <small key={line}>{line}</small>
            ))}
          </div>
        ))}
        {conditions.map((condition) => (
          <Progress key={`${condition.fact} ${condition.value}`} condition={condition} />
        ))}
      </div>
      {claimId === undefined ? null : <ClaimMilestone claimId={claimId} />}
      {had && claimId === undefined ? (
        <span className={styles['small']}>{t('promotions.claim-claimed')}</span>
      ) : null}
    </li>
  );
}

type MilestoneState = 'open' | 'due' | 'had';

const marks = {
  open: <LockIcon />,
  due: <GiftIcon />,
  had: <CheckIcon />,
} satisfies Record<MilestoneState, unknown>;

function milestoneState({ had }: Step, claimId: string | undefined): MilestoneState {
  if (claimId !== undefined) return 'due';
  return had ? 'had' : 'open';
}

function Progress({ condition }: { condition: Step['conditions'][number] }) {
  const t = useText();
  const { label, where, of } = useConditionText()(condition);
  const { value, reached, holds } = condition;
  const words = where === '' ? label : `${label} · ${where}`;
  return (
    <ProgressBar
      label={words}
      value={Number(reached)}
      max={Number(value)}
      valueText={of}
      tone={holds ? 'felt' : 'brass'}
      aside={
        <span className={styles['line']}>
          <span>{words}</span>
          <b>{holds ? t('promotions.reached-whole') : of}</b>
        </span>
      }
    />
  );
}

function ClaimMilestone({ claimId }: { claimId: string }) {
  const t = useText();
  const claim = useClaim(claimId);
  return (
    <Button kind="primary" loading={claim.isPending} onClick={() => claim.mutate()}>
      {t('promotions.claim')}
    </Button>
  );
}
