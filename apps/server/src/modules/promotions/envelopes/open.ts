// Opens an envelope for a member. Once a process knows that one is empty it asks only whether the
// member has a packet, many members in one query.
import { isRefusal, refuse } from '@baize/contract';
import type { PlayerCaller } from '../../../platform/call/index.ts';
import { createReadBatch } from '../../../platform/read-batch/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import { isForMember } from './for-member.ts';
import type { EnvelopeKeeper } from './keep-envelopes.ts';
import { isOpen, type Packet } from './rules/envelope.ts';
import { createOpenWork, type Opened, type OpenRefusal } from './store/open-work.ts';
import { packetName, readPacketsNamed } from './store/packets.ts';

export interface OpenAsked {
  readonly envelopeId: string;
  readonly player: PlayerCaller;
  readonly now: number;
}

export type OpenEnvelope = (asked: OpenAsked) => Promise<Opened | OpenRefusal>;

export function createOpener(
  ports: PromotionsPorts,
  envelopes: EnvelopeKeeper,
  onTaken: (envelopeId: string) => void,
): OpenEnvelope {
  const take = ports.ledger.lane.open(createOpenWork(ports));
  const packetOf = createReadBatch<string, Packet>((names) =>
    readPacketsNamed(ports.database.kysely, names),
  );
  const empty = new Set<string>();
  return async ({ envelopeId, player, now }) => {
    const envelope = envelopes.find(envelopeId);
    if (envelope === undefined || !(await isForMember(ports, envelope, player)))
      return refuse('envelope-not-found');
    const { playerId, currency } = player;
    if (empty.has(envelopeId) || !isOpen(envelope, now)) {
      const had = await packetOf(packetName(envelopeId, playerId));
      if (had) return { ...had, taken: envelope.written.packets, isNew: false };
      return refuse(isOpen(envelope, now) ? 'envelope-empty' : 'envelope-not-open');
    }
    const opened = await take({ envelope, playerId, currency, now });
    if (isRefusal(opened)) {
      if (opened.refused === 'envelope-empty') empty.add(envelopeId);
      return opened;
    }
    if (opened.isNew) onTaken(envelopeId);
    return opened;
  };
}
