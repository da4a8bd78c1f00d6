// Goods of the mall. Stock is taken under the good's lock.
import type { InputOf, points } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export type GoodWritten = InputOf<typeof points.createPointGood>;

export interface Good {
  readonly id: string;
  readonly version: number;
  readonly written: Omit<GoodWritten, 'stock'>;
  readonly stock: number | null;
  readonly redeemed: bigint;
}

const columns = sql`id, version, written, stock, redeemed`;

export async function readGoods(on: Queryable): Promise<readonly Good[]> {
  const { rows } = await sql<Good>`select ${columns} from points_good
    order by created_at desc, id`.execute(on);
  return rows;
}

export async function readGood(on: Queryable | Tx, id: string): Promise<Good | undefined> {
  const { rows } = await sql<Good>`select ${columns} from points_good where id = ${id}`.execute(on);
  return rows[0];
}

export async function lockGood(tx: Tx, id: string): Promise<Good | undefined> {
  const { rows } = await sql<Good>`select ${columns} from points_good where id = ${id}
    for update`.execute(tx);
  return rows[0];
}

interface Writing {
  readonly id: string;
  readonly written: GoodWritten;
  readonly now: number;
}

export async function addGood(tx: Tx, { id, written, now }: Writing): Promise<boolean> {
  const { stock, ...rest } = written;
  const { rows } = await sql`insert into points_good (id, version, written, stock, created_at)
    values (${id}, 1, ${JSON.stringify(rest)}::jsonb, ${stock}, ${new Date(now)})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function writeGood(tx: Tx, id: string, written: GoodWritten): Promise<void> {
  const { stock, ...rest } = written;
  await sql`update points_good set version = version + 1, stock = ${stock},
    written = ${JSON.stringify(rest)}::jsonb where id = ${id}`.execute(tx);
}

/**
 * Takes or returns stock, under the good's lock. What staff read before is old then: an edit would
 * write the stock that they saw.
 */
export async function moveStock(tx: Tx, id: string, quantity: number): Promise<void> {
  await sql`update points_good set stock = stock - ${quantity}, redeemed = redeemed + ${quantity},
      version = version + case when stock is null then 0 else 1 end
    where id = ${id}`.execute(tx);
}
