// Whether an envelope is for a member: never for a demo account or another currency; one with an
// audience asks for their level, country and history.
import type { PlayerCaller } from '../../../platform/call/index.ts';
import { readMember, reasonNotFor } from '../rewards/due.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { ShownEnvelope } from './rules/envelope.ts';

export const takesEnvelopes = (
  { currency }: Pick<PromotionsPorts, 'currency'>,
  player: PlayerCaller,
): boolean => !player.demo && player.currency === currency;

export async function isForMember(
  ports: PromotionsPorts,
  envelope: ShownEnvelope,
  player: PlayerCaller,
): Promise<boolean> {
  if (!takesEnvelopes(ports, player)) return false;
  if (isForAll(envelope)) return true;
  const standing = await readMember(ports, ports.database.kysely, player.playerId);
  return standing !== undefined && reasonNotFor(aimOf(envelope), standing) === undefined;
}

/** Nothing is read of a member to open one for everybody. */
function isForAll({ written: { audience } }: ShownEnvelope): boolean {
  const { countries, segment, withMobile, ...bounds } = audience;
  const isBound = Object.values(bounds).some((bound) => bound !== null);
  return !isBound && countries.length === 0 && segment === '' && !withMobile;
}

export const aimOf = ({ written: { audience }, segment }: ShownEnvelope) => ({
  written: { spec: { audience } },
  segment,
});
