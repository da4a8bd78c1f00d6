// How the database answers a statement that some code asks: the plan in place of the answer.
import type { KyselyPlugin } from 'kysely';

export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

/** For `withPlugin`; what was asked has no rows then. */
export function explaining(): { readonly plugin: KyselyPlugin; readonly plan: () => Plan } {
  let found: Plan | undefined;
  return {
    plan: () => {
      if (!found) throw new Error('Nothing was asked');
      return found;
    },
    plugin: {
      transformQuery({ node }) {
        if (node.kind !== 'RawNode') return node;
        const [first, ...others] = node.sqlFragments;
        return { ...node, sqlFragments: [`explain (analyze, format json) ${first}`, ...others] };
      },
      async transformResult({ result }) {
        const plans = result.rows[0]?.['QUERY PLAN'] as readonly { readonly Plan: Plan }[];
        found = plans[0]?.Plan;
        return { ...result, rows: [] };
      },
    },
  };
}

/** Every step of it. */
export const stepsOf = (plan: Plan): readonly Plan[] => [
  plan,
  ...(plan.Plans ?? []).flatMap(stepsOf),
];
