// The rows with their inputs. Enter in a number goes to the next row where its amounts are there,
// else to the first amount; Enter in an amount goes to the next row.
import { Button, cleanDecimal, IconButton, XIcon } from '@baize/ui';
import { useRef, type KeyboardEvent } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { digitsMost, openColumns, type Column, type ColumnId } from './columns.ts';
import { RowNote } from './row-note.tsx';
import type { RowRead, TypedRow } from './typed-row.ts';
import { changeRow, removeRow, type Rows } from './typed-ticket.ts';
import type { ChangeRows } from './use-typed-rows.ts';
import styles from './typing.module.css';

export interface RowsTableProps {
  columns: readonly Column[];
  rows: Rows;
  reads: readonly RowRead[];
  onRows: ChangeRows;
  /** The row that the keyboard is in. */
  onRow: (id: number) => void;
}

export function RowsTable({ columns, rows, reads, onRows, onRow }: RowsTableProps) {
  const { t } = useArcade();
  const table = useRef<HTMLTableElement>(null);
  const goTo = (row: number, cell: string) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${cell}"]`)?.focus();
  const next = (at: number) => {
    const below = rows[at + 1];
    if (below !== undefined) goTo(below.id, 'number');
  };
  const enter = (at: number, cell: ColumnId | 'number') => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const row = rows[at];
    if (row === undefined || row.number === '') return;
    const open = openColumns(columns, row.number.length);
    const needs = open.every(({ id }) => (row.amounts[id] ?? '') === '');
    const [first] = open;
    if (cell === 'number' && needs && first !== undefined) goTo(row.id, first.id);
    else next(at);
  };
  return (
    <>
      <table className={styles['rows']} ref={table} data-columns={columns.length}>
        <caption className={styles['caption']}>{t('lottery-play.typed-rows')}</caption>
        <colgroup>
          <col className={styles['number-column']} />
          {columns.map(({ id }) => (
            <col key={id} />
          ))}
          <col className={styles['end-column']} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('lottery-play.typed-number')}</th>
            {columns.map(({ id }) => (
              <th key={id} scope="col">
                {t(`lottery-play.column-${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, at) => (
          <tbody key={row.id}>
            <Row
              row={row}
              place={at + 1}
              columns={columns}
              isWrong={isWrong(reads[at])}
              onRows={onRows}
              onFocus={() => onRow(row.id)}
              enter={(cell) => enter(at, cell)}
            />
            <RowNote row={row} read={reads[at]} columns={columns} onRows={onRows} />
          </tbody>
        ))}
      </table>
      <Button
        size="small"
        // The numeric keyboard of some phones has no Enter, and stays while the input has the
        // focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => goTo(rows.at(-1)?.id ?? 0, 'number')}
      >
        {t('lottery-play.next-row')}
      </Button>
    </>
  );
}

/** A row that is being typed is not wrong yet. */
function isWrong(read: RowRead | undefined): boolean {
  return (
    read?.state === 'wrong' && read.fault !== 'amount-missing' && read.fault !== 'digits-wrong'
  );
}

interface RowProps {
  row: TypedRow;
  /** From 1. */
  place: number;
  columns: readonly Column[];
  isWrong: boolean;
  onRows: ChangeRows;
  onFocus: () => void;
  enter: (cell: ColumnId | 'number') => (event: KeyboardEvent) => void;
}

function Row({ row, place, columns, isWrong: hasFault, onRows, onFocus, enter }: RowProps) {
  const { t } = useArcade();
  const open = openColumns(columns, row.number.length);
  const isLast = row.number === '';
  const labelOf = (cell: string) => t('lottery-play.cell', { cell, row: place });
  const cellName = (cell: ColumnId) => labelOf(t(`lottery-play.column-${cell}`));
  return (
    <tr data-wrong={hasFault || undefined}>
      <th scope="row">
        <input
          className={styles['number']}
          data-cell={`${row.id} number`}
          aria-label={labelOf(t('lottery-play.typed-number'))}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={digitsMost(columns)}
          value={row.number}
          onKeyDown={enter('number')}
          onFocus={onFocus}
          onChange={({ target }) => {
            const number = target.value.replaceAll(/\D/gu, '');
            onRows((rows) => changeRow(rows, row.id, { number }));
          }}
        />
      </th>
      {columns.map(({ id }) => (
        <td key={id}>
          {open.some((column) => column.id === id) || isLast ? (
            <input
              className={styles['amount']}
              data-cell={`${row.id} ${id}`}
              aria-label={cellName(id)}
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              maxLength={12}
              data-taken={isLast || undefined}
              value={row.amounts[id] ?? ''}
              onKeyDown={enter(id)}
              onFocus={({ target }) => {
                onFocus();
                target.select();
              }}
              onChange={({ target }) => {
                const amount = cleanDecimal(target.value, 2);
                onRows((rows) => changeAmount(rows, row.id, { [id]: amount }));
              }}
            />
          ) : (
            <span className={styles['shut']} aria-hidden="true">
              –
            </span>
          )}
        </td>
      ))}
      <td>
        {isLast ? null : (
          <IconButton
            size="small"
            label={t('lottery-play.remove-row', { row: place })}
            icon={<XIcon />}
            onClick={() => onRows((rows) => removeRow(rows, row.id))}
          />
        )}
      </td>
    </tr>
  );
}

/** Of the row as it now is: two keys may come between two renders. */
function changeAmount(rows: Rows, id: number, amounts: TypedRow['amounts']): Rows {
  const row = rows.find((one) => one.id === id);
  return row === undefined
    ? rows
    : changeRow(rows, id, { amounts: { ...row.amounts, ...amounts } });
}
