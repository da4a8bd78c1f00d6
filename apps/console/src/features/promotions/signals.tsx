// Signs of abuse: as short marks in a row of the queue, and each with its reason.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import { Badge, Skeleton, TriangleAlertIcon } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { promotionsKey, type Signal } from './staff-promotion.ts';
import styles from './claims.module.css';

/** Signs move slowly, and each look reads many tables. */
const keptMs = 5 * 60_000;

function useSignals(id: string) {
  return useQuery({
    queryKey: [...promotionsKey, 'signals', id],
    queryFn: async () => unwrap(await client.promotions.getRewardSignals({ id })).signals,
    staleTime: keptMs,
  });
}

export function SignalMarks({ claimId }: { claimId: string }) {
  const t = useText();
  const { data, error } = useSignals(claimId);
  if (error) return <span className={styles['mute']}>–</span>;
  if (data === undefined) return <Skeleton />;
  if (data.length === 0)
    return <span className={styles['mute']}>{t('console.promotions.signals-no')}</span>;
  return (
    <span className={styles['marks']}>
      {data.map(({ signal }) => (
        <Badge key={signal} tone="live" icon={<TriangleAlertIcon aria-hidden="true" />}>
          {t(`console.promotions.signal-${signal}`)}
        </Badge>
      ))}
    </span>
  );
}

export function ClaimSignals({ claimId }: { claimId: string }) {
  const t = useText();
  const { data, error } = useSignals(claimId);
  if (error)
    return (
      <p role="alert" className={styles['said']}>
        {failureText(t, error)}
      </p>
    );
  if (data === undefined) return <Skeleton />;
  return (
    <section className={styles['part']}>
      <h3>{t('console.promotions.signals')}</h3>
      {data.length === 0 ? (
        <p className={styles['mute']}>{t('console.promotions.signals-none')}</p>
      ) : (
        <SignalReasons signals={data} />
      )}
    </section>
  );
}

export function SignalReasons({ signals }: { signals: readonly Signal[] }) {
  return (
    <ul className={styles['reasons']}>
      {signals.map((one) => (
        <li key={one.signal}>
          <TriangleAlertIcon aria-hidden="true" />
          <Reason signal={one} />
        </li>
      ))}
    </ul>
  );
}

function Reason({ signal: { signal, members, had, named, percent } }: { signal: Signal }) {
  const t = useText();
  if (signal === 'opposite-bets' || signal === 'low-risk')
    return <span>{t(`console.promotions.reason-${signal}`, { percent })}</span>;
  return (
    <span>
      {t(`console.promotions.reason-${signal}`, { count: members })}{' '}
      {had > 0 && signal !== 'same-address' ? (
        <b>{t('console.promotions.reason-had', { count: had })}</b>
      ) : null}{' '}
      {named.map(({ playerId, username }, at) => (
        <span key={playerId}>
          {at === 0 ? '' : ', '}
          <Link to={`/members/${playerId}`}>{username}</Link>
        </span>
      ))}
      {members > named.length ? ' …' : ''}
    </span>
  );
}
