// A list that comes in pages: a table with its states, and a pager. Rows can be walked with j and k
// and opened with Enter.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, Pager, Table, type Column } from '@baize/ui';
import { Refused } from './refused.tsx';
import { useText } from './texts.ts';
import styles from './paged-list.module.css';

export const pageSize = 20;

export interface PagedListProps<Row> {
  name: readonly unknown[];
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  empty: string;
  page: number;
  onPage: (page: number) => void;
  /** A list that changes by itself is read again so often, in milliseconds. */
  rereadMs?: number | undefined;
  read: (page: { pageNo: number; pageSize: number }) => Promise<{
    list: readonly Row[];
    total: number;
    /** Said above the rows. */
    note?: string | undefined;
  }>;
}

export function PagedList<Row>(props: PagedListProps<Row>): ReactNode {
  const t = useText();
  const { name, caption, columns, rowKey, page, onPage, rereadMs, read } = props;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...name, page],
    queryFn: () => read({ pageNo: page, pageSize }),
    placeholderData: (before) => before,
    refetchInterval: rereadMs ?? false,
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  return (
    <div className={styles['list']}>
      {data?.note === undefined ? null : <p>{data.note}</p>}
      <Table
        caption={caption}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={rowKey}
        loading={isPending}
        empty={<EmptyState>{props.empty}</EmptyState>}
      />
      {pages > 1 ? (
        <Pager
          page={page}
          pages={pages}
          onPage={onPage}
          labels={{
            nav: t('operator.pages-of'),
            previous: t('operator.previous'),
            next: t('operator.next'),
            page: (number: number) => t('operator.page', { page: number }),
          }}
        />
      ) : null}
    </div>
  );
}
