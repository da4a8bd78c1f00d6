// The rows of a typed ticket, stored for the tab: a reload or another view loses none.
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk } from '../lottery-context.tsx';
import { rowForms, type TypedRow } from './typed-row.ts';
import { firstRows, withLast, type Rows } from './typed-ticket.ts';

export type ChangeRows = (change: (rows: Rows) => Rows) => void;

export function useTypedRows(): readonly [Rows, ChangeRows] {
  const { store } = useArcade();
  const gameCode = useDesk((state) => state.terms.gameCode);
  const playerId = useDesk((state) => state.terms.playerId);
  const key = `lottery-typed:${gameCode}`;
  const [rows, setRows] = useState(() => keptRows(store.read(key), playerId));
  return [
    rows,
    (change) =>
      setRows((before) => {
        const after = change(before);
        store.write(key, { playerId, rows: after });
        return after;
      }),
  ];
}

/** Of another player nothing is shown. */
function keptRows(value: unknown, playerId: string): Rows {
  const kept = value as { readonly playerId?: unknown; readonly rows?: unknown } | null | undefined;
  if (kept?.playerId !== playerId || !Array.isArray(kept.rows)) return firstRows;
  return withLast(kept.rows.filter(isRow));
}

function isRow(value: unknown): value is TypedRow {
  if (typeof value !== 'object' || value === null) return false;
  const { id, number, amounts, form } = value as Partial<TypedRow>;
  return (
    typeof id === 'number' &&
    typeof number === 'string' &&
    typeof amounts === 'object' &&
    Object.values(amounts).every((one) => typeof one === 'string') &&
    rowForms.some((one) => one === form)
  );
}
