// Plinko: a ball falls through 8 to 16 rows of pins, left or right with equal chance at each, into
// a slot that pays. The way down is drawn row by row, so that a screen shows the same fall.
import { atOnce } from '../at-once.ts';
import { fieldsOf, oneOf, wholeWithin } from '../mechanic.ts';
import { printMultiplier, type Multiplier } from '../multiplier.ts';
import { plinkoRisks, plinkoTables, rowsLeast, waysTo } from '../tables/plinko-tables.ts';
import type { Risk } from '../tables/wheel-tables.ts';

const rowsMost = rowsLeast + plinkoTables.low.length - 1;

interface PlinkoChoice {
  readonly rows: number;
  readonly risk: Risk;
}

const tableOf = ({ rows, risk }: PlinkoChoice): readonly Multiplier[] =>
  plinkoTables[risk][rows - rowsLeast] ?? [];

export const plinko = atOnce<PlinkoChoice>({
  choiceUsual: { rows: 12, risk: 'medium' },
  rules: {
    rowsLeast,
    rowsMost,
    risks: plinkoRisks,
    tables: Object.fromEntries(
      plinkoRisks.map((risk) => [
        risk,
        plinkoTables[risk].map((table) => table.map(printMultiplier)),
      ]),
    ),
  },
  read(choice) {
    const fields = fieldsOf(choice, ['rows', 'risk']);
    if (fields === undefined) return undefined;
    const risk = oneOf(plinkoRisks, fields.risk);
    const rows = wholeWithin(rowsLeast, rowsMost, fields.rows);
    return risk === undefined || rows === undefined ? undefined : { rows, risk };
  },
  pays: (choice) =>
    tableOf(choice).map((multiplier, slot) => ({ ways: waysTo(slot, choice.rows), multiplier })),
  draw(choice, draws) {
    const path = Array.from({ length: choice.rows }, () => draws.int(2));
    const slot = path.reduce((sum, right) => sum + right, 0);
    return { multiplier: tableOf(choice)[slot] ?? 0n, shown: { path, slot } };
  },
});
