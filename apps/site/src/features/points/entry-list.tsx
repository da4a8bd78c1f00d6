// Every change of the member's points, with its reason.
import { useState } from 'react';
import { formatDateTime, formatNumber } from '@baize/i18n';
import { classNames, CoinsIcon, type Column, EmptyState } from '@baize/ui';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useCategoryName } from './earn-rows.ts';
import { type Entry, rowsAtOnce, useEntries } from './points.ts';
import styles from './dialog.module.css';

type Part = { entry: Entry };

function Change({ entry: { points } }: Part) {
  const { tag } = useText();
  const isGain = points > 0;
  return (
    <b className={classNames(styles['change'], isGain && styles['gain'])}>
      {isGain ? '+' : '−'}
      {formatNumber(Math.abs(points), tag)}
    </b>
  );
}

function Remark({ entry: { kind, category } }: Part) {
  const t = useText();
  const nameOf = useCategoryName();
  return kind === 'play'
    ? t('points.remark-play', { category: nameOf(category) })
    : t(`points.remark-${kind}`);
}

function useColumns(): readonly Column<Entry>[] {
  const t = useText();
  return [
    {
      key: 'time',
      head: t('points.details-time'),
      cell: ({ at }) => formatDateTime(at, { tag: t.tag }),
    },
    { key: 'remark', head: t('points.details-remark'), cell: (entry) => <Remark entry={entry} /> },
    {
      key: 'change',
      head: t('points.details-change'),
      cell: (entry) => <Change entry={entry} />,
      align: 'money',
    },
    {
      key: 'balance',
      head: t('points.details-balance'),
      cell: ({ balance }) => formatNumber(balance, t.tag),
      align: 'money',
    },
  ];
}

function EntryCard({ entry }: Part) {
  const t = useText();
  const { at, balance } = entry;
  return (
    <>
      <RecordLine look="lead" start={<Remark entry={entry} />} end={<Change entry={entry} />} />
      <RecordLine
        look="quiet"
        start={formatDateTime(at, { tag: t.tag })}
        end={`${t('points.details-balance')} ${formatNumber(balance, t.tag)}`}
      />
    </>
  );
}

export function EntryList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useEntries(page);
  const columns = useColumns();
  return (
    <RecordList
      caption={t('points.tab-details')}
      query={query}
      rows={query.data?.list}
      rowKey={({ entryId }) => entryId}
      columns={columns}
      card={(entry) => <EntryCard entry={entry} />}
      empty={<EmptyState icon={<CoinsIcon />}>{t('points.details-none')}</EmptyState>}
      page={page}
      pages={Math.ceil((query.data?.total ?? 0) / rowsAtOnce)}
      onPage={setPage}
    />
  );
}
