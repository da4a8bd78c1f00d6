// A trial of a plan on the last thirty days: what it would have paid, and to whom most.
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { dayText } from '@baize/money';
import { Button, Table } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import type { Draft } from './plan-dialog.tsx';
import { rateText } from './staff-rebates.ts';
import styles from './rebates.module.css';

const dayMs = 86_400_000;
const days = 30;

export function PlanTrial({ draft }: { draft: Draft }) {
  const t = useText();
  const { money } = useShow();
  const tried = useMutation({
    mutationFn: async () => {
      const { basis, categories, tiers, roots } = draft;
      const now = Date.now();
      const from = dayText(now - days * dayMs);
      const until = dayText(now - dayMs);
      return unwrap(
        await client.rebates.tryCommissionPlan({ basis, categories, tiers, roots, from, until }),
      );
    },
  });
  const { data } = tried;
  return (
    <div className={styles['stack']}>
      <div>
        <Button loading={tried.isPending} onClick={() => tried.mutate()}>
          {t('console.rebates.try')}
        </Button>
      </div>
      <p role="alert">{tried.isError ? failureText(t, tried.error) : ''}</p>
      {data === undefined ? null : (
        <>
          <Figures
            facts={[
              [t('console.rebates.agents'), data.agents],
              [t('console.rebates.total'), money(data.total)],
              [t('console.rebates.amount'), money(data.amount)],
            ]}
          />
          <Table
            caption={t('console.rebates.try')}
            rows={data.list}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                head: t('console.rebates.agent'),
                cell: ({ username }) => <bdi>{username}</bdi>,
              },
              {
                key: 'rate',
                head: t('console.rebates.rate'),
                cell: ({ rate }) => rateText(rate, t.tag),
              },
              {
                key: 'amount',
                head: t('console.rebates.amount'),
                align: 'money',
                cell: ({ amount }) => money(amount),
              },
            ]}
          />
        </>
      )}
    </div>
  );
}
