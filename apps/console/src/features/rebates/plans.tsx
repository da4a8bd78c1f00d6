// Plans of commission: made, changed and turned on by staff, after a trial on closed days.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Badge, Button, Card, EmptyState, Skeleton, Table } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Refused } from '../../app/refused.tsx';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanProposal } from './plan-proposal.tsx';
import { rebatesKey, tiersText, type Plan } from './staff-rebates.ts';
import styles from './rebates.module.css';

export function Plans() {
  const t = useText();
  const mayEdit = useMay('rebates.edit');
  const [opened, setOpened] = useState<Plan | 'new'>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...rebatesKey, 'plans'],
    queryFn: async () => unwrap(await client.rebates.listCommissionPlans({})),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return <Skeleton shape="block" />;
  const make = mayEdit ? (
    <Button kind="primary" onClick={() => setOpened('new')}>
      {t('console.rebates.new-plan')}
    </Button>
  ) : undefined;
  return (
    <Card title={t('console.rebates.plans')} aside={make}>
      <Table
        caption={t('console.rebates.plans')}
        rows={data.list}
        rowKey={({ id }) => id}
        empty={<EmptyState>{t('console.rebates.no-plans')}</EmptyState>}
        columns={[
          {
            key: 'name',
            head: t('console.rebates.plan'),
            cell: (plan) =>
              mayEdit ? (
                <Button size="small" onClick={() => setOpened(plan)}>
                  <bdi>{plan.name}</bdi>
                </Button>
              ) : (
                <bdi>{plan.name}</bdi>
              ),
          },
          {
            key: 'basis',
            head: t('console.rebates.basis'),
            cell: ({ basis }) => t(`rebates.basis-${basis}`),
          },
          {
            key: 'period',
            head: t('console.rebates.period'),
            cell: ({ period }) => t(`console.rebates.period-${period}`),
          },
          { key: 'tiers', head: t('rebates.tiers'), cell: (plan) => tiersText(plan, t.tag) },
          {
            key: 'roots',
            head: t('console.rebates.roots'),
            cell: ({ roots }) =>
              roots.length === 0 ? t('console.rebates.every-tree') : roots.join(', '),
          },
          {
            key: 'state',
            head: t('console.rebates.state'),
            cell: ({ isOn, waits }) => (
              <span className={styles['badges']}>
                <Badge tone={isOn ? 'felt' : 'plain'}>
                  {t(isOn ? 'console.rebates.on' : 'console.rebates.off')}
                </Badge>
                {waits ? <Badge tone="brass">{t('console.rebates.waits')}</Badge> : null}
              </span>
            ),
          },
        ]}
      />
      {opened === undefined ? null : <Opened of={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

function Opened({ of, onClose }: { of: Plan | 'new'; onClose: () => void }) {
  if (of === 'new') return <PlanDialog plan={undefined} onClose={onClose} />;
  if (of.waits === null) return <PlanDialog plan={of} onClose={onClose} />;
  return <PlanProposal plan={of} waits={of.waits} onClose={onClose} />;
}
