// The last step of every way into the console: a session, its cookie, and who came in. What let
// them in is used up in the same transaction; undefined when somebody else used it first.
import type { CallContext } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { deviceCookieName, deviceCookieSeconds, keepDevice } from './known-device.ts';
import type { OperatorParts } from './parts.ts';
import { addSession, printStaff, readStaff, staffCookieName, type Opening } from './sessions.ts';

export async function openSession(
  parts: OperatorParts,
  opening: Opening,
  call: CallContext,
  use: (tx: Tx) => Promise<boolean> = async () => true,
) {
  const opened = await parts.ports.database.transaction(async (tx) => {
    if (!(await use(tx))) return undefined;
    const device = await keepDevice(parts, tx, opening.account.staffId, call);
    return { token: await addSession(parts, tx, opening, call), device };
  });
  const caller = opened && (await readStaff(parts.ports, opened.token, call.now));
  if (!caller) return undefined;
  const { token, device } = opened;
  call.setCookie(staffCookieName, token);
  call.setCookie(deviceCookieName, device, deviceCookieSeconds);
  return { token, staff: printStaff(caller) };
}
