// The last step of every way into the console: a session, its cookie, and who came in. What let
// them in is used up in the same transaction; undefined when somebody else used it first.
import type { CallContext } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { OperatorParts } from './parts.ts';
import { openSession, printStaff, readStaff, staffCookieName, type Opening } from './sessions.ts';

export async function enter(
  parts: OperatorParts,
  opening: Opening,
  call: CallContext,
  use: (tx: Tx) => Promise<boolean> = async () => true,
) {
  const token = await parts.ports.database.transaction(async (tx) =>
    (await use(tx)) ? openSession(parts, tx, opening, call) : undefined,
  );
  const caller = token && (await readStaff(parts.ports, token, call.now));
  if (!caller) return undefined;
  call.setCookie(staffCookieName, token);
  return { token, staff: printStaff(caller) };
}
