// The longest run of one mark that a lottery's last draws end with, such as four times big.
import type { DrawKind } from '@baize/engines';
import { marksOf, summaryOf, type Run } from '../results/roads.ts';
import { subjectsOf } from '../results/subjects.ts';

/** Shorter runs are nothing to look at. */
const least = 3;
const plain = new Set(['tie', 'push', 'middle']);

/** From draws told newest first. */
export function streakOf(
  kind: DrawKind,
  draws: readonly { readonly numbers: readonly number[] | null }[],
): Run | undefined {
  const [main] = subjectsOf(kind);
  const runs = (main?.roads ?? []).flatMap((road) => {
    const subject = main ?? { id: '', at: [], roads: [] };
    const { current } = summaryOf(marksOf({ kind, subject, road }, draws));
    return current === undefined || current.length < least || plain.has(current.mark)
      ? []
      : [current];
  });
  return runs.toSorted((one, other) => other.length - one.length)[0];
}
