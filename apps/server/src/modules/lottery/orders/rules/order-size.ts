// The limit of an order's size: all of it is one transaction, and a chase writes each slip once for
// each issue.
import type { Phase } from './struck-order.ts';

export const orderSize = {
  /** Of one order over all of its issues. */
  rowsMost: 2000,
  /** Long selections count as several slips. */
  signsOfRow: 10_000,
} as const;
const { rowsMost, signsOfRow } = orderSize;

/** How many of so many asked slips an order over these issues may have. */
export function slipsMostOf(asked: number, phases: readonly Pick<Phase, 'slips'>[]): number {
  // Limited numbers part a slip into several, on each issue by the issue's own list.
  const rows = phases.reduce((all, { slips }) => all + weightOf(slips), 0);
  return rows <= rowsMost ? asked : Math.floor((asked * rowsMost) / rows);
}

function weightOf(slips: Phase['slips']): number {
  return slips.reduce((sum, slip) => sum + rowsOf(slip), 0);
}

function rowsOf({ struck }: Phase['slips'][number]): number {
  const selection = struck['selection'] as { readonly rows: readonly (readonly number[])[] };
  const signs = selection.rows.reduce((sum, row) => sum + row.length * 3, 0);
  return 1 + Math.floor(signs / signsOfRow);
}
