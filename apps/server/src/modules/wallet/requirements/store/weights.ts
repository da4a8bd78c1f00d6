// Versions of weights: the newest of a name, and those that items were opened by.
import type { Weights } from '@baize/ledger';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface WeightsVersion extends Weights {
  readonly id: bigint;
  readonly madeAt: Date;
  readonly madeBy: string;
}

const columns = sql`id, categories, games, odds_min as "oddsMin", made_at as "madeAt",
  made_by as "madeBy"`;

export async function readNewestWeights(on: Queryable | Tx, name: string): Promise<WeightsVersion> {
  const { rows } = await sql<WeightsVersion>`select ${columns} from wallet_weights
    where name = ${name} order by id desc limit 1`.execute(on);
  if (rows[0] === undefined) throw new Error(`There are no weights ${name}`);
  return rows[0];
}

export async function readWeights(
  on: Queryable | Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, WeightsVersion>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<WeightsVersion>`select ${columns} from wallet_weights
    where id = any(${[...new Set(ids)]})`.execute(on);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Two who save at once are told apart: the second built on another version. */
export async function lockWeights(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`wallet-weights ${name}`}))`.execute(tx);
}

export async function addWeights(
  tx: Tx,
  { name, by, now, ...weights }: Weights & { name: string; by: string; now: number },
): Promise<void> {
  await sql`insert into wallet_weights (name, categories, games, odds_min, made_at, made_by)
    values (${name}, ${JSON.stringify(weights.categories)}::jsonb,
      ${JSON.stringify(weights.games)}::jsonb, ${JSON.stringify(weights.oddsMin)}::jsonb,
      ${new Date(now)}, ${by})`.execute(tx);
}
