// Tells which accounts are closed, for whole batches of postings.
import { prepared, textsText, type Tx } from '../../../../platform/database/index.ts';

const query = {
  name: 'identity-closed-among',
  text: `select id from identity_player where id = any($1::text[]) and state = 'closed'`,
};

export async function readClosed(
  tx: Tx,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await prepared<{ id: string }>(tx, query, [textsText(playerIds)]);
  return new Set(rows.map(({ id }) => id));
}
