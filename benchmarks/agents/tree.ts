// Fills a house with a tree of agents of eleven levels and members below all of them, so that the
// lowest stand on the twelfth. Few agents lead many members directly, most lead about twenty.
import { agentTypes } from '@baize/contract';
import type { Database } from '@baize/server/testing';
import { copyText } from '../copies.ts';

export interface Tree {
  /** `agent-1` is the root; the others follow level by level. */
  readonly agents: number;
  /** Of the first agent of each level. */
  readonly levels: readonly number[];
}

/** Members for each agent. */
const membersOfAgent = 20;
/** Of a thousand agents so many stand on each level below the root. */
const shares = [0.2, 1, 4, 12, 35, 80, 150, 220, 240, 257.8];
const membersAtOnce = 100_000;

export const rootId = 'agent-1';
/** Thousands stand directly below this one. */
export const crowdedId = 'agent-2';

type On = Pick<Database['pool'], 'query'>;

export async function fillTree(
  { pool }: Database,
  { template, members }: { readonly template: string; readonly members: number },
): Promise<Tree> {
  const levels = levelsOf(Math.ceil(members / membersOfAgent));
  const agents = levels.reduce((sum, size) => sum + size, 0);
  const starts = levels.map((_size, at) => 1 + sumOf(levels.slice(0, at)));
  const one = await pool.connect();
  try {
    await one.query('set synchronous_commit = off');
    await addAgents(one, template, levels, starts);
    await addMembers(one, template, { agents, count: members - agents });
    await addPurses(one);
    await addLines(one);
    for (const table of ['identity_player', 'ledger_account', 'facts_line', 'facts_line_agent'])
      await one.query(`vacuum (analyze) ${table}`);
  } finally {
    one.release(true);
  }
  return { agents, levels: starts };
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
const levelsOf = (agents: number): readonly number[] => [
  1,
  ...shares.map((share) => Math.max(2, Math.round((agents * share) / 1000))),
];

async function addAgents(
  on: On,
  template: string,
  sizes: readonly number[],
  starts: readonly number[],
): Promise<void> {
  const text = await copyText(on, {
    table: 'identity_player',
    of: 't.id = $1',
    from: `select * from unnest($2::integer[], $3::text[]) as made (n, above)`,
    own: {
      id: `'agent-' || n`,
      username: `'agent' || n`,
      username_key: `'agent' || n`,
      referral_code: `'A' || n`,
      affiliate_code: `'a' || n`,
      type: String(agentTypes[0]),
      agent_since: `t.registered_at - interval '1 year'`,
      upline_id: 'above',
      registered_at: `t.registered_at - interval '1 year'`,
    },
  });
  for (const [level, size] of sizes.entries()) {
    const numbers = Array.from({ length: size }, (_, at) => (starts[level] ?? 1) + at);
    const above = numbers.map((_, at) => {
      const share = (sizes[level - 1] ?? 0) / size;
      return level === 0 ? null : `agent-${(starts[level - 1] ?? 1) + Math.floor(at * share)}`;
    });
    await on.query(text, [template, numbers, above]);
  }
  await on.query('analyze identity_player');
}

/** One in fifty stands below the crowded agent, one in four below one of the highest. */
async function addMembers(
  on: On,
  template: string,
  { agents, count }: { readonly agents: number; readonly count: number },
): Promise<void> {
  const text = await copyText(on, {
    table: 'identity_player',
    of: 't.id = $1',
    from: `select n, case when n % 50 = 0 then '${crowdedId}'
        when n % 4 = 0 then 'agent-' || 1 + n / 4 % greatest(${agents} / 20, 1)
        else 'agent-' || 1 + n::bigint * 7919 % ${agents} end as above
      from generate_series($2::integer, $3::integer) as n`,
    own: {
      id: `'member-' || n`,
      username: `'member' || n`,
      username_key: `'member' || n`,
      referral_code: `'M' || n`,
      upline_id: 'above',
      registered_at: `t.registered_at - n::bigint * 7919 % 525600 * interval '1 minute'`,
    },
  });
  for (let from = 1; from <= count; from += membersAtOnce)
    await on.query(text, [template, from, Math.min(count, from + membersAtOnce - 1)]);
}

/** Empty: the books balance. */
const addPurses = (on: On) =>
  on.query(`insert into ledger_account (owner, kind, currency, balance)
    select id, 'player-cash', 'PHP', 0 from identity_player where upline_id is not null
    on conflict do nothing`);

/** Chains as they are kept when somebody below is counted for the first time. */
async function addLines(on: On): Promise<void> {
  await on.query(`with recursive down (id, chain) as (
      select id, array[id] from identity_player where id = '${rootId}'
      union all
      select p.id, down.chain || p.id from down join identity_player p on p.upline_id = down.id
      where p.agent_since is not null
    ) insert into facts_line (chain) select chain from down order by chain`);
  await on.query(`insert into facts_line_agent (agent_id, line_id)
    select agent_id, id from facts_line, unnest(chain) as c(agent_id)`);
}
