// Checks what staff wrote of an envelope against the rooms and segments there are, and clears its
// terms of everything that acts.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { segmentOf } from '../offers/segment-of.ts';
import type { PromotionsPorts } from '../ports.ts';
import { refusalOfEnvelope, type EnvelopeRefusal } from './rules/check-envelope.ts';
import type { EnvelopeWritten } from './rules/envelope.ts';

type PlaceRefusal = Refusal<'promotion-segment-unknown' | 'chat-room-unknown'>;

export async function checkEnvelope(
  ports: PromotionsPorts,
  on: Queryable | Tx,
  written: EnvelopeWritten,
): Promise<EnvelopeRefusal | PlaceRefusal | undefined> {
  const refused = refusalOfEnvelope(written);
  if (refused) return refused;
  const segment = await segmentOf(on, written);
  if (isRefusal(segment)) return segment;
  return refusalOfRoom(ports, written);
}

export async function refusalOfRoom(
  { rooms }: Pick<PromotionsPorts, 'rooms'>,
  { roomId }: Pick<EnvelopeWritten, 'roomId'>,
): Promise<Refusal<'chat-room-unknown'> | undefined> {
  if (roomId === '') return undefined;
  const open = await rooms.openRooms('en');
  return open.some((room) => room.roomId === roomId) ? undefined : refuse('chat-room-unknown');
}

/** Its own fields alone, with clean terms. */
export function cleanEnvelope(
  { cleanHtml }: Pick<PromotionsPorts, 'cleanHtml'>,
  input: EnvelopeWritten,
): EnvelopeWritten {
  const { kind, total, packets, parts, roomId, audience, startsAt, endsAt, reward } = input;
  const rules = Object.entries(input.texts.terms).map(([tag, html]) => [tag, cleanHtml(html)]);
  const texts = { titles: input.texts.titles, terms: Object.fromEntries(rules) };
  const { terms } = input;
  const money = { kind, total, packets, parts, reward, terms };
  return { texts, ...money, roomId, audience, startsAt, endsAt };
}
