// Safer play: the cost of play, the limits a player sets themselves, the ways to stop, and people
// to talk to.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BreakCard } from './break-card.tsx';
import { CostCard } from './cost-card.tsx';
import { ExcludedCard, ExclusionCard } from './exclusion-card.tsx';
import { HelpCard } from './help-card.tsx';
import { LimitList } from './limit-list.tsx';
import { RealityCheckCard } from './reality-check-card.tsx';
import { DormantCard, ReviewCard } from './review-card.tsx';
import { SelfTestCard } from './self-test-card.tsx';
import styles from './limits.module.css';

export function SaferPlayScreen() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['limits'],
    queryFn: async () => unwrap(await client.wagering.getLimits()),
  });
  return (
    <Screen title={t('wagering.safer-play')}>
      <p className={styles['quiet']}>{t('wagering.safer-intro')}</p>
      {error !== null ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? (
        <Skeleton shape="block" className={styles['box']} />
      ) : null}
      {data?.exclusion ? <ExcludedCard until={data.exclusion.until} /> : null}
      <ReviewCard />
      <CostCard />
      {data && !data.exclusion ? <BreakCard until={data.breakUntil} /> : null}
      {data ? <RealityCheckCard {...data.realityCheck} /> : null}
      {data ? <LimitList limits={data.limits} /> : null}
      <SelfTestCard />
      {data ? <ExclusionCard /> : null}
      <DormantCard />
      <HelpCard />
    </Screen>
  );
}
