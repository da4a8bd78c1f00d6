// Reads and writes the published roots, one for each closed day.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface PublishedRoot {
  readonly day: string;
  readonly accounts: number;
  readonly root: string;
  /** The chain of the day before. */
  readonly before: string;
  readonly chain: string;
  readonly keyId: string;
  readonly signature: string;
  readonly publishedAt: number;
}

interface RootRow extends Omit<PublishedRoot, 'publishedAt'> {
  readonly publishedAt: Date;
}

const rootOf = ({ publishedAt, ...row }: RootRow): PublishedRoot => ({
  ...row,
  publishedAt: publishedAt.getTime(),
});

const columns = sql`r.day::text as day, r.accounts, r.root, r.chain, r.key_id as "keyId",
  r.signature, r.published_at as "publishedAt",
  coalesce((select chain from wallet_statement_root as b where b.day < r.day
    order by b.day desc limit 1), repeat('0', 64)) as before`;

export async function readLastRoot(on: Queryable | Tx): Promise<PublishedRoot | undefined> {
  const { rows } = await sql<RootRow>`select ${columns} from wallet_statement_root as r
    order by r.day desc limit 1`.execute(on);
  return rows.map(rootOf)[0];
}

/** Oldest first. */
export async function readRoots(
  on: Queryable,
  { from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
): Promise<readonly PublishedRoot[]> {
  const { rows } = await sql<RootRow>`select ${columns} from wallet_statement_root as r
    where r.day between ${from}::date and ${to}::date order by r.day limit ${most}`.execute(on);
  return rows.map(rootOf);
}

export async function writeRoot(tx: Tx, root: Omit<PublishedRoot, 'before'>): Promise<void> {
  await sql`insert into wallet_statement_root
      (day, accounts, root, chain, key_id, signature, published_at)
    values (${root.day}::date, ${root.accounts}, ${root.root}, ${root.chain}, ${root.keyId},
      ${root.signature}, ${new Date(root.publishedAt)})`.execute(tx);
}
