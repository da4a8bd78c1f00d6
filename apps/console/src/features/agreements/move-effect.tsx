// The effect of a move of a member on contracts: which end with their period, which stay.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { agreementsKey } from './staff-agreement.ts';
import styles from './agreements.module.css';

export function MoveEffect({ memberId: id, upline }: { memberId: string; upline: string }) {
  const t = useText();
  const { moment } = useShow();
  const { data, error } = useQuery({
    queryKey: [...agreementsKey, 'move', id, upline],
    queryFn: async () => unwrap(await client.agreements.previewMove({ id, upline })),
  });
  return (
    <div className={styles['said']} role="status">
      <b>{t('console.agreements.move-effect')}</b>
      {error ? <p>{failureText(t, error)}</p> : null}
      {data === undefined && !error ? <Skeleton shape="line" /> : null}
      {data?.needsSecond ? <p>{t('console.agreements.move-second')}</p> : null}
      {data?.list.length === 0 ? <p>{t('console.agreements.move-effect-none')}</p> : null}
      {data?.list.map(({ id: agreementId, kind, payerAgent, payee, endsAt }) => (
        <p key={agreementId} className={styles['marks']}>
          <span>
            {payerAgent?.username ?? t('console.agreements.payer-house')} → {payee.username},{' '}
            {t(`console.agreements.kind-${kind}`)}
          </span>
          <span className={styles['mute']}>
            {endsAt === null
              ? t('console.agreements.move-stays')
              : `${t('console.agreements.move-ends')}: ${moment(endsAt)}`}
          </span>
        </p>
      ))}
    </div>
  );
}
