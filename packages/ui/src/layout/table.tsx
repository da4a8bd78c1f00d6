// Rows of facts under a head that stays in view. Money columns end in line, digit under digit.
// While loading it shows the boxes of the rows to come; when there are none it says so.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'money' | undefined;
  /** Hidden where there is no room for it. */
  wideOnly?: boolean | undefined;
}

export interface TableProps<Row> {
  /** Says what the rows are, for those who listen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  loading?: boolean | undefined;
  loadingRows?: number | undefined;
  foot?: ReactNode;
  className?: string | undefined;
}

function cellClass<Row>(column: Column<Row>): string {
  return classNames(styles[column.align ?? 'start'], column.wideOnly && styles['wide']);
}

function LoadingRows({ rows, columns }: { rows: number; columns: readonly Column<never>[] }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column)}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, loading = false, loadingRows = 5, foot } = props;
  const nothing = !loading && rows.length === 0;
  return (
    <div
      className={classNames(styles['frame'], props.className)}
      tabIndex={0}
      role="group"
      aria-label={caption}
    >
      <table className={styles['table']} aria-busy={loading || undefined}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading ? <LoadingRows rows={loadingRows} columns={columns} /> : null}
          {loading
            ? null
            : rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map((column) => (
                    <td key={column.key} className={cellClass(column)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
          {nothing ? (
            <tr>
              <td colSpan={columns.length} className={styles['empty']}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
        {foot === undefined ? null : <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
