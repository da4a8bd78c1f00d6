// Lines of agents, each kept once. A line never changes, so a process remembers the numbers of
// those it has met.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export type Chain = readonly string[];

const rememberedMax = 200_000;

export function createLines() {
  const remembered = new Map<string, bigint>();
  /** The number of each chain; new ones are written. For the one who holds the mark. */
  return async (tx: Tx, chains: Iterable<Chain>): Promise<(chain: Chain) => bigint> => {
    const numbers = new Map<string, bigint>();
    for (const chain of chains) {
      const name = chain.join(' ');
      if (numbers.has(name)) continue;
      const known = remembered.get(name) ?? (await findLine(tx, chain));
      // A new one is remembered once it is found again: its transaction may be taken back.
      if (known !== undefined) remembered.set(name, known);
      numbers.set(name, known ?? (await keepLine(tx, chain)));
    }
    if (remembered.size > rememberedMax) remembered.clear();
    return (chain) => {
      const name = chain.join(' ');
      const number = numbers.get(name);
      if (number === undefined) throw new Error('A line was asked for that nobody stands on');
      return number;
    };
  };
}

async function findLine(tx: Tx, chain: Chain): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`select id from facts_line
    where chain = ${[...chain]}::text[]`.execute(tx);
  return rows[0]?.id;
}

async function keepLine(tx: Tx, chain: Chain): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`with made as (
      insert into facts_line (chain) values (${[...chain]}::text[]) returning id
    ), agents as (
      insert into facts_line_agent (agent_id, line_id)
      select agent_id, made.id from made, unnest(${[...chain]}::text[]) as c(agent_id)
    ) select id from made`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('A line could not be kept');
  return made.id;
}
