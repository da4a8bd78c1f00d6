// Lines of agents, each kept once. A line never changes, so a process remembers the numbers of
// those it has met; all others of a count are asked for together.
import { sql } from 'kysely';
import { textsText, type Tx } from '../../../platform/database/index.ts';

export type Chain = readonly string[];

type Named = ReadonlyMap<string, Chain>;

const rememberedMax = 200_000;
const nameOf = (chain: Chain): string => chain.join(' ');

export function createLines() {
  const remembered = new Map<string, bigint>();
  /** The number of each chain; new ones are written. For the one who holds the mark. */
  return async (tx: Tx, chains: Iterable<Chain>): Promise<(chain: Chain) => bigint> => {
    const asked: Named = new Map([...chains].map((chain) => [nameOf(chain), chain]));
    const found = await findLines(tx, without(asked, remembered));
    // A new one is remembered once it is found again: its transaction may be taken back.
    for (const [name, number] of found) remembered.set(name, number);
    const known = new Map([...asked.keys()].flatMap((name) => entryOf(remembered, name)));
    const kept = await keepLines(tx, without(asked, known));
    if (remembered.size > rememberedMax) remembered.clear();
    return (chain) => {
      const name = nameOf(chain);
      const number = known.get(name) ?? kept.get(name);
      if (number === undefined) throw new Error('A line was asked for that nobody stands on');
      return number;
    };
  };
}

const without = (asked: Named, known: ReadonlyMap<string, bigint>): readonly Chain[] =>
  [...asked].flatMap(([name, chain]) => (known.has(name) ? [] : [chain]));

function entryOf(from: ReadonlyMap<string, bigint>, name: string): [string, bigint][] {
  const number = from.get(name);
  return number === undefined ? [] : [[name, number]];
}

interface LineRow {
  readonly id: bigint;
  readonly chain: Chain;
}

const numbersOf = (rows: readonly LineRow[]): ReadonlyMap<string, bigint> =>
  new Map(rows.map(({ id, chain }) => [nameOf(chain), id]));

/** Lists of several lengths travel as texts. */
const chainsText = (chains: readonly Chain[]): string => textsText(chains.map(textsText));

async function findLines(tx: Tx, chains: readonly Chain[]): Promise<ReadonlyMap<string, bigint>> {
  if (chains.length === 0) return new Map();
  const { rows } = await sql<LineRow>`select l.id, l.chain
    from unnest(${chainsText(chains)}::text[]) as asked(chain)
    join facts_line l on l.chain = asked.chain::text[]`.execute(tx);
  return numbersOf(rows);
}

async function keepLines(tx: Tx, chains: readonly Chain[]): Promise<ReadonlyMap<string, bigint>> {
  if (chains.length === 0) return new Map();
  const { rows } = await sql<LineRow>`with made as (
      insert into facts_line (chain)
      select chain::text[] from unnest(${chainsText(chains)}::text[]) as asked(chain)
      returning id, chain
    ), agents as (
      insert into facts_line_agent (agent_id, line_id)
      select agent_id, made.id from made, unnest(made.chain) as c(agent_id)
    ) select id, chain from made`.execute(tx);
  return numbersOf(rows);
}
