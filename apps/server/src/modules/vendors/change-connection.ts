// A change of a connection: locked, decided, written down with what was before, and known to every
// process. No key is ever in the audit log, only that there is one.
import { isRefusal, type Refusal, type RefusalName } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { VendorsParts } from './parts.ts';
import type { Connection } from './rules/connection.ts';
import { lockConnection, writeConnection } from './store/connection-store.ts';

export interface ConnectionChange<R extends RefusalName> {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly vendor: string;
  readonly decide: (now: Connection | undefined) => Connection | Refusal<R>;
}

export async function changeConnection<R extends RefusalName>(
  { ports, keeper }: VendorsParts,
  { staff, action, vendor, decide }: ConnectionChange<R>,
): Promise<Connection | Refusal<R>> {
  const { database, keys, audit } = ports;
  const changed = await database.transaction(async (tx) => {
    const before = await lockConnection(tx, keys, vendor);
    const after = decide(before);
    if (isRefusal(after)) return after;
    await writeConnection(tx, keys, after);
    const notes = { before: before ? shown(before) : null, after: shown(after) };
    await audit(tx, { staff, action, subject: vendor, ...notes });
    return after;
  });
  if (!isRefusal(changed)) await keeper.changed();
  return changed;
}

/** A connection as staff may see it. */
export function shown(one: Connection) {
  const { vendor, style, state, apiUrl, previousUntil, changedAt } = one;
  return {
    vendor,
    style,
    state,
    apiUrl,
    hasSecret: one.secret !== null,
    hasPublicKey: one.publicKey !== null,
    previousUntil,
    changedAt,
  };
}
