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

/** How many slips an order over these issues may have. */
export function slipsMostOf(phases: readonly Pick<Phase, 'slips'>[]): number {
  const [first] = phases;
  if (!first) return 0;
  const weight = first.slips.reduce((sum, slip) => sum + weightOf(slip), 0);
  const rows = weight * phases.length;
  return rows <= rowsMost ? first.slips.length : Math.floor((first.slips.length * rowsMost) / rows);
}

function weightOf({ struck }: Phase['slips'][number]): number {
  const selection = struck['selection'] as { readonly rows: readonly (readonly number[])[] };
  const signs = selection.rows.reduce((sum, row) => sum + row.length * 3, 0);
  return 1 + Math.floor(signs / signsOfRow);
}
