// Members who had a promotion last and show signs of abuse, looked for when it is asked for.
import { Link } from 'react-router';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, ShieldCheckIcon } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { SignalReasons } from '../signals.tsx';
import styles from './figures.module.css';

export function PromotionSignals({ promotionId: id }: { promotionId: string }) {
  const t = useText();
  const { money, moment } = useShow();
  const look = useMutation({
    mutationFn: async () => unwrap(await client.promotions.findPromotionSignals({ id })),
  });
  const { data, error, isPending } = look;
  return (
    <Card title={t('console.promotions.signals')} icon={<ShieldCheckIcon aria-hidden="true" />}>
      <div className={styles['stack']}>
        <p className={styles['mute']}>{t('console.promotions.signals-hint')}</p>
        <div>
          <Button loading={isPending} onClick={() => look.mutate()}>
            {t('console.promotions.signals-look')}
          </Button>
        </div>
        <p role="status" className={styles['mute']}>
          {data === undefined
            ? ''
            : t('console.promotions.signals-looked', {
                count: data.looked,
                found: data.list.length,
              })}
        </p>
        <ul className={styles['found']}>
          {data?.list.map(({ claimId, playerId, username, cost, at, signals }) => (
            <li key={claimId}>
              <p>
                <Link to={`/members/${playerId}`}>{username}</Link>
                <span className={styles['mute']}>
                  {money(cost, data.currency)} · {moment(at)}
                </span>
              </p>
              <SignalReasons signals={signals} />
            </li>
          ))}
        </ul>
        <p role="alert" className={styles['said']}>
          {error ? failureText(t, error) : ''}
        </p>
      </div>
    </Card>
  );
}
