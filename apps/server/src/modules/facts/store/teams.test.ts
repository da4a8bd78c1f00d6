// Active members of a few agents are counted without reading the members of all others, those of
// many agents once for each line, and always as a count of each member by each agent has it.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { explaining, stepsOf } from '../../../../testing/explaining.ts';
import type { AgentActiveAsked } from '../door.ts';
import { buildFacts } from '../testing.ts';
import { readActive, readTeams } from './teams.ts';

let built: Awaited<ReturnType<typeof buildFacts>>;

beforeEach(async () => {
  const database = await freshDatabase();
  built = await buildFacts(database);
  return async () => {
    await built.books.close();
    await database.close();
  };
});

/** Each plays 100 in one window that is closed. */
async function playBy(...names: readonly ('ben' | 'dan' | 'cora' | 'yan')[]) {
  const { tree, books, play, count } = built;
  for (const name of names) {
    await books.fund(tree.idOf(name), '1000');
    await play(name, '100', '0');
  }
  const from = Math.floor(books.clock.now() / 300_000) * 300_000;
  books.clock.advance(600_000);
  await count();
  return { from, until: from + 300_000, currency: 'PHP' };
}

async function rowsOf(step: string, ...asked: Parameters<typeof readActive>) {
  const { plugin, plan } = explaining();
  const [, agents, window] = asked;
  await readActive(built.ports.database.kysely.withPlugin(plugin), agents, window);
  return stepsOf(plan()).find((one) => one['Subplan Name'] === step)?.['Actual Rows'];
}

test('a trial for one agent reads that agent’s members alone', async () => {
  const { tree, facts, ports } = built;
  const window = await playBy('ben', 'dan', 'yan');
  const asked = [{ agentId: tree.idOf('zoe'), validMin: 1n, depositMin: 0n }];
  expect(await facts.activeMembersOf(asked, window)).toEqual([1]);
  expect(await rowsOf('CTE figures', ports.database.kysely, asked, window)).toBe(1);
});

test('members of a line are counted once for all its agents who ask the same', async () => {
  const { tree, facts, ports } = built;
  const window = await playBy('dan', 'cora');
  const asked = (['ann', 'ben', 'ann'] as const).map((name) => ({
    agentId: tree.idOf(name),
    validMin: 1n,
    depositMin: 0n,
  }));
  expect(await facts.activeMembersOf(asked, window)).toEqual([2, 1, 2]);
  // One for the line of ann, one for that of ann and ben.
  expect(await rowsOf('CTE line_active', ports.database.kysely, asked, window)).toBe(2);
});

test('a team’s sums read no line of it while nothing waits to be summed up', async () => {
  const { tree, ports } = built;
  const { from, until, currency } = await playBy('dan');
  const { plugin, plan } = explaining();
  const on = ports.database.kysely.withPlugin(plugin);
  await readTeams(on, [tree.idOf('ann')], { from: from - 86_400_000, until, currency });
  const read = stepsOf(plan()).map((step) => step['Relation Name'] ?? '');
  expect(read).not.toContain('facts_line_agent');
});

const members = 400;
const heads = 150;
const headsOf = (line: number) => [1, 2 + (line % 9), 11 + line].map((n) => `a${n}`);
const lineOf = (n: number) => n % 130;
const validOf = (n: number) => (n * 37) % 90;
const depositOf = (n: number) => ((n * 13) % 3) * 20;
/** One in seven was moved, and played on two lines; one in fifty leads a team. */
const linesOf = (n: number) => (n % 7 === 0 ? [lineOf(n), lineOf(n + 9)] : [lineOf(n)]);
const nameOf = (n: number) => (n % 50 === 0 ? `a${1 + n / 50}` : `m${n}`);

interface Row {
  readonly member: string;
  readonly line: number;
  readonly valid: number;
  readonly deposit: number;
}

const rows: readonly Row[] = Array.from({ length: members }, (_, n) => n).flatMap((n) =>
  linesOf(n).map((line, at) => ({
    member: nameOf(n),
    line,
    valid: validOf(n + at),
    deposit: depositOf(n + at),
  })),
);

async function writeRows(day: number): Promise<void> {
  const on = built.ports.database.kysely;
  for (let line = 0; line < 130; line += 1)
    await sql`with made as (insert into facts_line (chain) values (${headsOf(line)}::text[])
        returning id)
      insert into facts_line_agent (agent_id, line_id)
      select agent_id, id from made, unnest(${headsOf(line)}::text[]) as c(agent_id)`.execute(on);
  const list = JSON.stringify(
    rows.map(({ line, ...row }) => ({ ...row, chain: headsOf(line).join(' ') })),
  );
  await sql`insert into facts_day (day, currency, line_id, member_id, kind, times, staked, valid,
      amount)
    select ${day}::integer, 'PHP', l.id, r.member, k.kind, 1, 0,
      case when k.kind = 'RNG' then r.valid else 0 end,
      case when k.kind = 'deposit' then r.deposit else 0 end
    from jsonb_to_recordset(${list}::jsonb) as r(member text, chain text, valid bigint,
      deposit bigint)
    join facts_line l on array_to_string(l.chain, ' ') = r.chain
    cross join (values ('RNG'), ('deposit')) as k(kind)`.execute(on);
}

/** Each member by each agent, one after the other. */
function countedOne({ agentId, validMin, depositMin, includeSelf }: AgentActiveAsked): number {
  const own = (row: Row) => row.member === agentId;
  const isActive = (of: readonly Row[]) =>
    of.length > 0 &&
    of.reduce((sum, { valid }) => sum + valid, 0) >= validMin &&
    of.reduce((sum, { deposit }) => sum + deposit, 0) >= depositMin;
  const below = Map.groupBy(
    rows.filter(({ line }) => headsOf(line).includes(agentId)),
    ({ member }) => member,
  );
  const self = includeSelf === true && isActive(rows.filter(own)) ? 1 : 0;
  return [...below.values()].filter(isActive).length + self;
}

test('active members of many agents are those of each of them', async () => {
  const day = 20_000;
  await writeRows(day);
  const asked = Array.from({ length: heads }, (_, n) => ({
    agentId: `a${n + 1}`,
    validMin: BigInt([1, 40, 95][n % 3] ?? 1),
    depositMin: BigInt([0, 20][n % 2] ?? 0),
    includeSelf: n % 4 === 0,
  }));
  const from = day * 86_400_000 - 8 * 3_600_000;
  const window = { from, until: from + 86_400_000, currency: 'PHP' };
  const on = built.ports.database.kysely;
  const expected = asked.map(countedOne);
  expect(expected.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(300);
  expect(await readActive(on, asked, window)).toEqual(expected);
  const few = asked.slice(0, 20);
  expect(await readActive(on, few, window)).toEqual(expected.slice(0, 20));
});

test('a moved member is active below an agent by what was counted on all lines there', async () => {
  const { tree, books, facts, play, count, ports } = built;
  const memberId = tree.idOf('dan');
  await books.fund(memberId, '1000');
  const from = Math.floor(books.clock.now() / 300_000) * 300_000;
  await play('dan', '60', '0');
  await count();
  const at = books.clock.now();
  await ports.database.transaction((tx) =>
    tree.identity.team.move(tx, { memberId, upline: 'ann', at }),
  );
  await play('dan', '50', '0');
  books.clock.advance(600_000);
  await count();
  const asked = (['ann', 'ben'] as const).flatMap((name) =>
    [1n, 1_000_000n].map((validMin) => ({
      agentId: tree.idOf(name),
      validMin,
      depositMin: 0n,
    })),
  );
  const window = { from, until: from + 300_000, currency: 'PHP' };
  expect(await facts.activeMembersOf(asked, window)).toEqual([1, 1, 1, 0]);
});
