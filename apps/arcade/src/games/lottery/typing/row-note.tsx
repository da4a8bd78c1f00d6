// The line below a row: how its number of four digits is played, what it costs, why it cannot be
// bet, and whether the house pays less on its number.
import { formatPercentage } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Column } from './columns.ts';
import { rowForms, type RowRead, type TypedRow } from './typed-row.ts';
import { changeRow } from './typed-ticket.ts';
import type { ChangeRows } from './use-typed-rows.ts';
import styles from './typing.module.css';

export interface RowNoteProps {
  row: TypedRow;
  read: RowRead | undefined;
  columns: readonly Column[];
  onRows: ChangeRows;
}

export function RowNote({ row, read, columns, onRows }: RowNoteProps) {
  const { t } = useArcade();
  if (row.number === '' || read === undefined) return null;
  const hasForms = columns.some(({ id }) => id === 'big') && row.number.length === 4;
  const text = <NoteText read={read} />;
  return (
    <tr className={styles['note']} data-empty={(!hasForms && !isTold(read)) || undefined}>
      <td colSpan={columns.length + 2}>
        <div className={styles['note-line']}>
          {hasForms ? (
            <span
              className={styles['forms']}
              role="group"
              aria-label={t('lottery-play.row-form', { number: row.number })}
            >
              {rowForms.map((form) => (
                <button
                  key={form}
                  type="button"
                  className={styles['set']}
                  aria-pressed={row.form === form}
                  title={t(`lottery-play.form-about-${form}`)}
                  onClick={() => onRows((rows) => changeRow(rows, row.id, { form }))}
                >
                  {t(`lottery-play.form-${form}`)}
                </button>
              ))}
            </span>
          ) : null}
          {text}
        </div>
      </td>
    </tr>
  );
}

const isTold = (read: RowRead): boolean =>
  read.state === 'wrong' ||
  (read.state === 'read' && read.bets.some(({ priced }) => priced.reduced.length > 0));

function NoteText({ read }: { read: RowRead }) {
  const { t, money } = useArcade();
  if (read.state === 'empty') return null;
  if (read.state === 'wrong') {
    const { fault, column } = read;
    const why = t.named(`lottery-play.row-${fault}`) ?? t.named(`lottery-play.slip-${fault}`) ?? '';
    const where = column === undefined ? '' : `${t(`lottery-play.column-${column}`)}: `;
    const isHint = fault === 'amount-missing' || fault === 'digits-wrong';
    return <span className={styles[isHint ? 'waits' : 'fault']}>{`${where}${why}`}</span>;
  }
  return (
    <>
      <span className={styles['cost']}>{money(read.stake)}</span>
      {read.bets.flatMap(({ column, priced }) =>
        priced.reduced.map(({ rate }) => (
          <span key={`${column} ${rate}`} className={styles['reduced']}>
            {t('lottery-play.reduced', {
              column: t(`lottery-play.column-${column}`),
              percent: formatPercentage(String(rate), t.tag),
            })}
          </span>
        )),
      )}
    </>
  );
}
