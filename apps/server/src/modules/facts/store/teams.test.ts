// Active members of a few agents are counted without reading the members of all others.
import { beforeEach, expect, test } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { freshDatabase } from '../../../../testing/database.ts';
import { buildFacts } from '../testing.ts';
import { readActive } from './teams.ts';

let built: Awaited<ReturnType<typeof buildFacts>>;

beforeEach(async () => {
  const database = await freshDatabase();
  built = await buildFacts(database);
  return async () => {
    await built.books.close();
    await database.close();
  };
});

interface Plan {
  readonly 'Subplan Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

/** Asks the database how it answers, in place of the answer. */
function explaining(): { readonly plugin: KyselyPlugin; readonly plan: () => Plan | undefined } {
  let found: Plan | undefined;
  return {
    plan: () => found,
    plugin: {
      transformQuery({ node }) {
        if (node.kind !== 'RawNode') return node;
        const [first, ...others] = node.sqlFragments;
        return { ...node, sqlFragments: [`explain (analyze, format json) ${first}`, ...others] };
      },
      async transformResult({ result }) {
        const plans = result.rows[0]?.['QUERY PLAN'] as readonly { readonly Plan: Plan }[];
        found = plans[0]?.Plan;
        return result;
      },
    },
  };
}

const figuresOf = (plan: Plan): Plan | undefined =>
  plan['Subplan Name'] === 'CTE figures'
    ? plan
    : (plan.Plans ?? []).map(figuresOf).find((one) => one !== undefined);

test('a trial for one agent reads that agent’s members alone', async () => {
  const { tree, books, facts, play, count, ports } = built;
  const names = ['ben', 'dan', 'yan'] as const;
  for (const name of names) {
    await books.fund(tree.idOf(name), '1000');
    await play(name, '100', '0');
  }
  const from = Math.floor(books.clock.now() / 300_000) * 300_000;
  books.clock.advance(600_000);
  await count();
  const window = { from, until: from + 300_000, currency: 'PHP' };
  const asked = [{ agentId: tree.idOf('zoe'), validMin: 1n, depositMin: 0n }];
  expect(await facts.activeMembersOf(asked, window)).toEqual([1]);
  const { plugin, plan } = explaining();
  await readActive(ports.database.kysely.withPlugin(plugin), asked, window);
  const shown = plan();
  expect(shown && figuresOf(shown)?.['Actual Rows']).toBe(1);
});
