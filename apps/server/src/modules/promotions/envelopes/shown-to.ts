// The envelopes that a member is shown, each with what they got and how many are taken.
import type { PlayerCaller } from '../../../platform/call/index.ts';
import { readMember, reasonNotFor } from '../rewards/due.ts';
import { aimOf, takesEnvelopes } from './for-member.ts';
import type { WithEnvelopes } from './ports.ts';
import { memberEnvelope, type MemberEnvelope } from './print.ts';
import { readOwnPackets, readTaken } from './store/packets.ts';

export async function shownTo(
  ports: WithEnvelopes,
  player: PlayerCaller,
  { locale, now }: { readonly locale: string; readonly now: number },
): Promise<MemberEnvelope[]> {
  const all = ports.envelopes.all();
  if (all.length === 0 || !takesEnvelopes(ports, player)) return [];
  const on = ports.database.kysely;
  const { playerId } = player;
  const standing = await readMember(ports, on, playerId);
  if (standing === undefined) return [];
  const isInRoom = all.some(({ written }) => written.roomId !== '');
  const rooms = isInRoom ? ((await ports.rooms.roomsOf(player)) ?? []) : [];
  const list = all.filter(
    (envelope) =>
      reasonNotFor(aimOf(envelope), standing) === undefined &&
      (envelope.written.roomId === '' || rooms.includes(envelope.written.roomId)),
  );
  const ids = list.map(({ id }) => id);
  const [own, taken] = await Promise.all([readOwnPackets(on, playerId, ids), readTaken(on, ids)]);
  return list.map((envelope) => {
    const current = { ...envelope, taken: taken.get(envelope.id) ?? envelope.taken };
    return memberEnvelope(current, {
      own: own.get(envelope.id),
      currency: ports.currency,
      locale,
      now,
    });
  });
}
