// Reads and writes the connections to vendors. Secrets lie sealed under the vendor's name.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Keeping } from '../../../platform/secrets/index.ts';
import type { Connection } from '../rules/connection.ts';

interface Row {
  vendor: string;
  style: Connection['style'];
  state: Connection['state'];
  api_url: string;
  secret: string | null;
  previous: string | null;
  previous_until: Date | null;
  public_key: string | null;
  previous_public_key: string | null;
  changed_at: Date;
}

export async function readConnections(on: Queryable, keys: Keeping): Promise<Connection[]> {
  const { rows } = await sql<Row>`select * from vendors_connection order by vendor`.execute(on);
  return rows.map((row) => connectionOf(row, keys));
}

/** The connection, locked until the transaction ends. */
export async function lockConnection(
  tx: Tx,
  keys: Keeping,
  vendor: string,
): Promise<Connection | undefined> {
  const { rows } = await sql<Row>`select * from vendors_connection
    where vendor = ${vendor} for update`.execute(tx);
  return rows[0] && connectionOf(rows[0], keys);
}

function connectionOf(row: Row, keys: Keeping): Connection {
  const open = (sealed: string | null) => (sealed === null ? null : keys.open(sealed, row.vendor));
  return {
    vendor: row.vendor,
    style: row.style,
    state: row.state,
    apiUrl: row.api_url,
    secret: open(row.secret),
    previous: open(row.previous),
    previousUntil: row.previous_until?.getTime() ?? null,
    publicKey: row.public_key,
    previousPublicKey: row.previous_public_key,
    changedAt: row.changed_at.getTime(),
  };
}

export async function writeConnection(tx: Tx, keys: Keeping, one: Connection): Promise<void> {
  const seal = (text: string | null) => (text === null ? null : keys.seal(text, one.vendor));
  const until = one.previousUntil === null ? null : new Date(one.previousUntil);
  await sql`insert into vendors_connection (vendor, style, state, api_url, secret, previous,
      previous_until, public_key, previous_public_key, changed_at)
    values (${one.vendor}, ${one.style}, ${one.state}, ${one.apiUrl}, ${seal(one.secret)},
      ${seal(one.previous)}, ${until}, ${one.publicKey}, ${one.previousPublicKey},
      ${new Date(one.changedAt)})
    on conflict (vendor) do update set style = excluded.style, state = excluded.state,
      api_url = excluded.api_url, secret = excluded.secret, previous = excluded.previous,
      previous_until = excluded.previous_until, public_key = excluded.public_key,
      previous_public_key = excluded.previous_public_key,
      changed_at = excluded.changed_at`.execute(tx);
}
