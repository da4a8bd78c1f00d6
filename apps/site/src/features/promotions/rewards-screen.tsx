// The reward center: what can be claimed, what waits for staff, what was claimed, and what is gone.
import { useState } from 'react';
import {
  Button,
  buttonClass,
  EmptyState,
  GiftIcon,
  Pager,
  RewardArt,
  Skeleton,
  Tabs,
} from '@baize/ui';
import type { ClaimState } from '@baize/contract';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { rewardsAtOnce, useRewards } from './promotions.ts';
import { OwnFreeRounds } from './own-free-rounds.tsx';
import { RewardCard } from './reward-card.tsx';
import { useClaimAll } from './use-claim.ts';
import styles from './detail.module.css';
import own from './rewards.module.css';

const shown = ['available', 'pending', 'claimed', 'expired'] as const satisfies ClaimState[];
type Shown = (typeof shown)[number];

export function RewardsScreen() {
  const t = useText();
  const [state, setState] = useState<Shown>('available');
  const tabs = shown.map((id) => ({ id, label: t(`promotions.rewards-${id}`) }));
  return (
    <Screen title={t('shell.reward-center')}>
      <Welcome />
      <OwnFreeRounds />
      <Tabs label={t('shell.reward-center')} tabs={tabs} selected={state} onSelect={setState}>
        <Rewards key={state} state={state} />
      </Tabs>
    </Screen>
  );
}

function Welcome() {
  const t = useText();
  const { data } = useRewards('available', 1);
  const count = data?.available ?? 0;
  return (
    <header className={own['welcome']} data-ground="dark">
      <RewardArt picture="chest" sizes="600px" eager />
      <h3>{count > 0 ? t('promotions.due', { count }) : t('promotions.rewards-hero')}</h3>
      <p>{t('promotions.rewards-said')}</p>
      <SiteLink to="/promotions" className={buttonClass({ size: 'small' })}>
        {t('promotions.rewards-more')}
      </SiteLink>
    </header>
  );
}

function Rewards({ state }: { state: Shown }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRewards(state, page);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  if (data.total === 0)
    return <EmptyState icon={<GiftIcon />}>{t(`promotions.none-${state}`)}</EmptyState>;
  const pages = Math.ceil(data.total / rewardsAtOnce);
  return (
    <div className={styles['rewards']}>
      {state === 'available' && data.available > 1 ? <ClaimAll count={data.available} /> : null}
      <ul>
        {data.list.map((claim) => (
          <RewardCard key={claim.claimId} claim={claim} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        onPage={setPage}
        labels={{
          nav: t('promotions.pages'),
          previous: t('shell.previous'),
          next: t('shell.next'),
          page: (number) => t('shell.page-number', { page: number, total: pages }),
        }}
      />
    </div>
  );
}

function ClaimAll({ count }: { count: number }) {
  const t = useText();
  const claim = useClaimAll();
  return (
    <Button kind="primary" loading={claim.isPending} onClick={() => claim.mutate()}>
      {t('promotions.claim-all', { count })}
    </Button>
  );
}
