// Old debts may only shrink: a file listed with a rule may break it as often as the list says and
// not once more; when it breaks it less often, the list must be shortened.
import type { Finding } from '../source/finding.ts';

/** How often each `rule file` may still break its rule. */
export type Ratchet = Readonly<Record<string, number>>;

export const ratchetPath = 'tools/tidy/ratchet.json';

/** The findings that count: all without a debt, and every debt that grew or was paid. */
export function beyondRatchet(findings: readonly Finding[], ratchet: Ratchet): Finding[] {
  const groups = Map.groupBy(findings, debtOf);
  const grown = [...groups].flatMap(([debt, found]) =>
    found.length > (ratchet[debt] ?? 0) ? found : [],
  );
  const paid = Object.entries(ratchet)
    .map(([debt, count]) => ({ debt, count, now: groups.get(debt)?.length ?? 0 }))
    .filter(({ count, now }) => now < count)
    .map(({ debt, count, now }) => ({
      file: ratchetPath,
      line: 1,
      rule: 'ratchet',
      reason: `'${debt}' allows ${count} and there are ${now}: debts only shrink`,
      fix: 'node tools/tidy/tidy.ts --write',
    }));
  return [...grown, ...paid];
}

/** The list after the debts that were paid are taken off it. Nothing is ever added. */
export function shrunkRatchet(findings: readonly Finding[], ratchet: Ratchet): Ratchet {
  const groups = Map.groupBy(findings, debtOf);
  const left = Object.entries(ratchet).flatMap(([debt, count]): [string, number][] => {
    const now = Math.min(count, groups.get(debt)?.length ?? 0);
    return now === 0 ? [] : [[debt, now]];
  });
  return Object.fromEntries(left);
}

const debtOf = ({ rule, file }: Finding): string => `${rule} ${file}`;
