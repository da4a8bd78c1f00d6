// The invitation to look at the limits again after some months; keeping them is an answer.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './limits.module.css';

const useCare = () =>
  useQuery({
    queryKey: ['limits', 'care'],
    queryFn: async () => unwrap(await client.wallet.getDepositCare()),
  });

export function ReviewCard() {
  const t = useText();
  const queries = useQueryClient();
  const { data } = useCare();
  const keep = useMutation({
    mutationFn: async () => unwrap(await client.wallet.reviewLimits()),
    onSuccess: async () => {
      showToast({ kind: 'good', text: t('limits.review-kept') });
      await queries.invalidateQueries({ queryKey: ['limits'] });
    },
  });
  if (data?.reviewDue !== true) return null;
  return (
    <Card title={t('limits.review-title')}>
      <p className={styles['about']}>{t('limits.review-text')}</p>
      <AlertLine text={keep.isError ? failureText(t, keep.error) : ''} />
      <div className={styles['buttons']}>
        <Button kind="primary" loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('limits.review-keep')}
        </Button>
      </div>
    </Card>
  );
}

/** The published rule for accounts without a sign-in for long. */
export function DormantCard() {
  const t = useText();
  const { data } = useCare();
  if (data === undefined || data.dormantMonths === 0) return null;
  const { dormantMonths: months, dormantNoticeDays: days } = data;
  return (
    <Card title={t('limits.dormant-title')}>
      <p className={styles['about']}>{t('limits.dormant-text', { months, days })}</p>
    </Card>
  );
}
