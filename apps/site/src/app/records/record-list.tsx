// A record of the player, page by page: a table where there is room, cards on a phone. While a page
// loads the one before it stays, dimmed; a failed load shows its reason.
import type { ReactNode } from 'react';
import { type Column, Pager, Skeleton, Table } from '@baize/ui';
import { useText } from '../texts/texts.ts';
import { LoadFailure } from './load-failure.tsx';
import { useNarrow } from './use-narrow.ts';
import styles from './records.module.css';

export interface RecordQuery {
  readonly isPlaceholderData: boolean;
  readonly error: unknown;
  refetch(): unknown;
}

export interface RecordListProps<Row> {
  caption: string;
  query: RecordQuery;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  foot?: ReactNode;
  cardFoot?: ReactNode;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  loadingRows?: number;
}

function Cards<Row>(props: RecordListProps<Row>) {
  const { caption, rows, rowKey, card, empty, cardFoot, loadingRows = 4 } = props;
  if (rows === undefined) {
    return (
      <div className={styles['cards']} aria-busy="true">
        {Array.from({ length: loadingRows }, (_, at) => (
          <Skeleton key={at} shape="block" className={styles['card-box']} />
        ))}
      </div>
    );
  }
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className={styles['cards']} aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles['card']}>
            {card(row)}
          </li>
        ))}
      </ul>
      {cardFoot}
    </>
  );
}

function Pages({ page, pages, onPage }: Pick<RecordListProps<never>, 'page' | 'pages' | 'onPage'>) {
  const t = useText();
  const labels = {
    nav: t('wallet.pages'),
    previous: t('shell.previous'),
    next: t('shell.next'),
    page: (number: number) => t('shell.page-number', { page: number, total: pages }),
  };
  return <Pager page={page} pages={pages} onPage={onPage} labels={labels} />;
}

export function RecordList<Row>(props: RecordListProps<Row>) {
  const { caption, query, rows, rowKey, columns, empty, foot, loadingRows = 6 } = props;
  const narrow = useNarrow();
  if (rows === undefined && query.error !== null) {
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <div className={styles['list']} data-waits={query.isPlaceholderData || undefined}>
      {narrow ? (
        <Cards {...props} />
      ) : (
        <Table
          caption={caption}
          columns={columns}
          rows={rows ?? []}
          rowKey={rowKey}
          empty={empty}
          loading={rows === undefined}
          loadingRows={loadingRows}
          foot={rows?.length ? foot : undefined}
        />
      )}
      <Pages {...props} />
    </div>
  );
}
