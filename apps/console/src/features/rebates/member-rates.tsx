// A member's rates, the quotas of an agent, and every change of a rate with its author.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, EmptyState, Skeleton, Table } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { QuotasDialog, RatesDialog } from './member-dialogs.tsx';
import { rateText, rebatesKey, type MemberRates } from './staff-rebates.ts';
import styles from './rebates.module.css';

export function MemberRatesCard({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...rebatesKey, 'member', id],
    queryFn: async () => unwrap(await client.rebates.getMemberRates({ id })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return data === undefined ? <Skeleton shape="block" /> : <Shown member={data} />;
}

function Shown({ member }: { member: MemberRates }) {
  const t = useText();
  const mayEdit = useMay('rebates.edit');
  const [opened, setOpened] = useState<'rates' | 'quotas'>();
  const close = () => setOpened(undefined);
  const actions = mayEdit ? (
    <span className={styles['actions']}>
      <Button size="small" onClick={() => setOpened('rates')}>
        {t('console.rebates.set-rates')}
      </Button>
      <Button size="small" onClick={() => setOpened('quotas')}>
        {t('console.rebates.set-quotas')}
      </Button>
    </span>
  ) : undefined;
  return (
    <Card title={t('console.rebates.rates-of', { name: member.username })} aside={actions}>
      <div className={styles['stack']}>
        <Rates member={member} />
        <Quotas member={member} />
        <Changes member={member} />
      </div>
      {opened === 'rates' ? <RatesDialog member={member} onClose={close} /> : null}
      {opened === 'quotas' ? <QuotasDialog member={member} onClose={close} /> : null}
    </Card>
  );
}

function Rates({ member: { rates } }: { member: MemberRates }) {
  const t = useText();
  return (
    <Table
      caption={t('console.rebates.rates')}
      rows={rates}
      rowKey={({ category }) => category}
      columns={[
        {
          key: 'category',
          head: t('console.rebates.category'),
          cell: ({ category }) => t(`catalogue.category-${category}`),
        },
        {
          key: 'rate',
          head: t('console.rebates.given'),
          cell: ({ rate }) => rateText(rate, t.tag),
        },
        {
          key: 'effective',
          head: t('console.rebates.holds'),
          cell: ({ effective }) => rateText(effective, t.tag),
        },
        {
          key: 'range',
          head: t('console.rebates.range'),
          cell: ({ least, most }) => `${rateText(least, t.tag)} – ${rateText(most, t.tag)}`,
        },
      ]}
    />
  );
}

function Quotas({ member: { quotas } }: { member: MemberRates }) {
  const t = useText();
  if (quotas.length === 0) return null;
  return (
    <Table
      caption={t('rebates.quotas')}
      rows={quotas}
      rowKey={({ category, rate }) => `${category} ${rate}`}
      columns={[
        {
          key: 'category',
          head: t('console.rebates.category'),
          cell: ({ category }) => t(`catalogue.category-${category}`),
        },
        {
          key: 'rate',
          head: t('console.rebates.from-rate'),
          cell: ({ rate }) => rateText(rate, t.tag),
        },
        {
          key: 'seats',
          head: t('console.rebates.seats'),
          cell: ({ used, seats }) => `${used} / ${seats}`,
        },
      ]}
    />
  );
}

function Changes({ member: { changes } }: { member: MemberRates }) {
  const t = useText();
  const { moment } = useShow();
  return (
    <Table
      caption={t('console.rebates.changes')}
      rows={changes}
      rowKey={({ at, category, after }) => `${at} ${category} ${after}`}
      empty={<EmptyState>{t('console.rebates.no-changes')}</EmptyState>}
      columns={[
        { key: 'at', head: t('console.rebates.at'), cell: ({ at }) => moment(at) },
        {
          key: 'category',
          head: t('console.rebates.category'),
          cell: ({ category }) => t(`catalogue.category-${category}`),
        },
        {
          key: 'change',
          head: t('console.rebates.rate'),
          cell: ({ before, after }) => `${rateText(before, t.tag)} → ${rateText(after, t.tag)}`,
        },
        {
          key: 'by',
          head: t('console.rebates.by'),
          cell: ({ by }) => (
            <>
              {t(`console.rebates.by-${by.kind}`)} <bdi>{by.name}</bdi>
            </>
          ),
        },
        { key: 'reason', head: t('console.rebates.reason'), cell: ({ reason }) => reason },
      ]}
    />
  );
}
