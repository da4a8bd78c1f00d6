// A ticket typed row by row, as agents of these lotteries write it: a number, an amount in each
// column, Enter for the next row. Amounts are taken over from the row above.
import { Button, CopyIcon, TrashIcon } from '@baize/ui';
import { useMemo, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { columnsOf } from './columns.ts';
import { ListReader } from './list-reader.tsx';
import { RowTools } from './row-tools.tsx';
import { RowsTable } from './rows-table.tsx';
import { readRow, type TypedRow } from './typed-row.ts';
import { firstRows, type Rows } from './typed-ticket.ts';
import { TypedSum } from './typed-sum.tsx';
import { useTypedRows } from './use-typed-rows.ts';
import styles from './typing.module.css';

/** The row that the keyboard is in; where it is empty, the one above it. */
function typedAt(rows: Rows, id: number | undefined): TypedRow | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return rows[at]?.number === '' ? rows[at - 1] : rows[at];
}

export function TypingPad() {
  const { t } = useArcade();
  const { desk, kind } = useLottery();
  const terms = useDesk((state) => state.terms);
  const [rows, changeRows] = useTypedRows();
  const [at, setAt] = useState<number>();
  const [isReading, setReading] = useState(false);
  const columns = columnsOf(kind);
  const { book } = desk;
  const reads = useMemo(
    () => rows.map((row) => readRow({ terms, book, columns: columnsOf(kind) }, row)),
    [rows, terms, book, kind],
  );
  const current = typedAt(rows, at);
  return (
    <>
      <section className={styles['typing']} aria-label={t('lottery-play.typing')}>
        <header className={styles['head']}>
          <p className={styles['hint']}>{t('lottery-play.typing-hint')}</p>
          <div className={styles['tools']}>
            <Button
              size="small"
              icon={<CopyIcon />}
              aria-expanded={isReading}
              onClick={() => setReading(!isReading)}
            >
              {t('lottery-play.paste-list')}
            </Button>
            <Button
              size="small"
              kind="ghost"
              icon={<TrashIcon />}
              disabled={rows.length === 1}
              onClick={() => changeRows(() => firstRows)}
            >
              {t('lottery-play.fill-clear')}
            </Button>
          </div>
        </header>
        {isReading ? (
          <ListReader
            columns={columns}
            rows={rows}
            onRows={changeRows}
            onClose={() => setReading(false)}
          />
        ) : null}
        <RowsTable columns={columns} rows={rows} reads={reads} onRows={changeRows} onRow={setAt} />
        <RowTools columns={columns} row={current} count={rows.length} onRows={changeRows} />
      </section>
      <TypedSum reads={reads} onTaken={() => changeRows(() => firstRows)} />
    </>
  );
}
