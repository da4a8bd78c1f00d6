// Every promotion with its stage, dates and cost, the newest first.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { promotionStages } from '@baize/contract';
import {
  buttonClass,
  PlusIcon,
  ProgressBar,
  RewardArt,
  SectionHead,
  Tabs,
  UsersIcon,
  type Column,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { Stage } from './stage.tsx';
import { promotionsKey, titleOf, type Promotion } from './staff-promotion.ts';
import styles from './promotions.module.css';

const tabs = ['all', ...promotionStages] as const;

export function Promotions() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const tab = tabs.find((one) => one === asked.get('stage')) ?? 'all';
  const mayEdit = useMay('promotions.edit');
  const add = (
    <>
      <Link to="/promotion-segments" className={buttonClass({})}>
        <UsersIcon aria-hidden="true" />
        {t('console.promotions.segments')}
      </Link>
      {mayEdit ? <New /> : null}
    </>
  );
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.promotions')} actions={add} />
      <p className={styles['mute']}>{t('console.promotions.intro')}</p>
      <Tabs
        label={t('operator.state')}
        tabs={tabs.map((id) => ({
          id,
          label: id === 'all' ? t('operator.tab-all') : t(`console.promotions.stage-${id}`),
        }))}
        selected={tab}
        onSelect={(stage) => setAsked({ stage }, { replace: true })}
      >
        <List key={tab} tab={tab} />
      </Tabs>
    </div>
  );
}

function New() {
  const t = useText();
  return (
    <Link to="/promotions/new" className={buttonClass({ kind: 'primary' })}>
      <PlusIcon aria-hidden="true" />
      {t('console.promotions.new')}
    </Link>
  );
}

function List({ tab }: { tab: (typeof tabs)[number] }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const columns = useColumns();
  return (
    <PagedList
      name={[...promotionsKey, 'list', tab]}
      caption={t('operator.promotions')}
      columns={columns}
      rowKey={({ promotionId }) => promotionId}
      empty={t('console.promotions.none')}
      page={page}
      onPage={setPage}
      read={async (asked) =>
        unwrap(
          await client.promotions.findPromotions({
            ...asked,
            ...(tab === 'all' ? {} : { stage: tab }),
          }),
        )
      }
    />
  );
}

function useColumns(): readonly Column<Promotion>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'name', head: t('console.promotions.name'), cell: (one) => <Named promotion={one} /> },
    { key: 'stage', head: t('operator.state'), cell: (one) => <Stage promotion={one} /> },
    {
      key: 'dates',
      head: t('console.promotions.dates'),
      cell: ({ startsAt, endsAt }) => (
        <>
          {moment(startsAt)}
          <div className={styles['mute']}>
            {endsAt === null ? t('console.promotions.no-end') : moment(endsAt)}
          </div>
        </>
      ),
    },
    { key: 'budget', head: t('console.promotions.budget'), cell: (one) => <Budget of={one} /> },
    {
      key: 'members',
      head: t('console.promotions.members'),
      align: 'money',
      cell: ({ members }) => members.toLocaleString(t.tag),
    },
    {
      key: 'changed',
      head: t('console.promotions.changed'),
      wideOnly: true,
      cell: ({ changedBy: by, changedAt }) => (
        <span className={styles['mute']}>
          {t('console.promotions.changed-by', { by, date: moment(changedAt) })}
        </span>
      ),
    },
  ];
}

function Named({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const { promotionId, category, picture, spec } = promotion;
  return (
    <div className={styles['named']}>
      <RewardArt picture={picture} sizes="72px" />
      <div>
        <Link to={`/promotions/${promotionId}`} className={styles['link']}>
          {titleOf(promotion, t.tag)}
        </Link>
        <div className={styles['mute']}>
          {t(`console.promotions.category-${category}`)} ·{' '}
          {t(`console.promotions.trigger-${spec.trigger}`)}
        </div>
      </div>
    </div>
  );
}

export function Budget({ of: { spent, spec, currency } }: { of: Promotion }) {
  const t = useText();
  const { money } = useShow();
  const total = spec.budget.total;
  const text = t('console.promotions.budget-used', {
    spent: money(spent, currency),
    total: money(total, currency),
  });
  return (
    <div className={styles['budget']}>
      <ProgressBar
        label={t('console.promotions.budget')}
        value={Number(spent)}
        max={Number(total)}
        valueText={text}
      />
      <span className={styles['mute']}>{text}</span>
    </div>
  );
}
