// Safer play: the player's own limits with what is used of them, and breaks from play.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BreakCard } from './break-card.tsx';
import { LimitList } from './limit-list.tsx';
import styles from './limits.module.css';

export const limitsKey = ['limits'] as const;

export function LimitsScreen() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: limitsKey,
    queryFn: async () => unwrap(await client.wagering.getLimits()),
  });
  return (
    <Screen title={t('wagering.limits')}>
      <p className={styles['quiet']}>{t('wagering.limits-intro')}</p>
      {error !== null ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? (
        <Skeleton shape="block" className={styles['box']} />
      ) : null}
      {data ? <BreakCard until={data.breakUntil} /> : null}
      {data ? <LimitList limits={data.limits} /> : null}
    </Screen>
  );
}
