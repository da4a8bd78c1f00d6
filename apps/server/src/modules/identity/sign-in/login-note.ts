// Every sign-in and every try that failed is written down, with the place it came from.
import type { CallContext } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { deviceOf } from '../accounts/rules/device.ts';
import type { IdentityParts } from '../ports.ts';
import { writeLogin } from './store/login-store.ts';

export const placeOf = ({ address, country, userAgent }: CallContext) => ({
  address,
  country,
  device: deviceOf(userAgent),
});

interface Outcome {
  readonly playerId: string | null;
  readonly outcome: string;
  readonly method: string;
}

export function loginNote(
  { ports }: IdentityParts,
  { playerId, outcome }: Omit<Outcome, 'method'>,
  call: CallContext,
) {
  const { address, country, device } = placeOf(call);
  const id = newId(call.now, ports.randomness);
  return { id, playerId, outcome, address, country, device };
}

/** Writes a try down that opened no session. */
export async function noteLogin(
  parts: IdentityParts,
  { method, ...outcome }: Outcome,
  call: CallContext,
): Promise<void> {
  const note = { ...loginNote(parts, outcome, call), method, newPlace: false };
  await writeLogin(parts.ports.database.kysely, note, call.now);
}
