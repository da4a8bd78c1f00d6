// Wheel: one of 10 to 50 equal segments is drawn and pays what stands on it. Every wheel returns
// exactly 99 %.
import { atOnce } from '../at-once.ts';
import { fieldsOf, oneOf, wholeWithin } from '../mechanic.ts';
import { printMultiplier, type Multiplier } from '../multiplier.ts';
import { risks, wheelTables, type Risk } from '../tables/wheel-tables.ts';

interface WheelChoice {
  readonly segments: number;
  readonly risk: Risk;
}

const tableOf = ({ segments, risk }: WheelChoice): readonly Multiplier[] =>
  wheelTables[risk].get(segments) ?? [];

export const wheel = atOnce<WheelChoice>({
  choiceUsual: { segments: 20, risk: 'medium' },
  rules: {
    risks,
    tables: Object.fromEntries(
      risks.map((risk) => [
        risk,
        [...wheelTables[risk].values()].map((table) => table.map(printMultiplier)),
      ]),
    ),
  },
  read(choice) {
    const fields = fieldsOf(choice, ['segments', 'risk']);
    if (fields === undefined) return undefined;
    const risk = oneOf(risks, fields.risk);
    const segments = wholeWithin(0, 50, fields.segments);
    if (risk === undefined || segments === undefined) return undefined;
    return wheelTables[risk].has(segments) ? { segments, risk } : undefined;
  },
  pays: (choice) => tableOf(choice).map((multiplier) => ({ ways: 1n, multiplier })),
  draw(choice, draws) {
    const segment = draws.int(choice.segments);
    return { multiplier: tableOf(choice)[segment] ?? 0n, shown: { segment } };
  },
});
