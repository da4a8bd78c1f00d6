// One change of staff: under the lock, decided from what is kept now, written with its audit note
// in one transaction, and seen by everybody when it is answered.
import { isRefusal, type Refusal, type RefusalName } from '@baize/contract';
import type { Changed } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { CatalogueParts } from './parts.ts';
import { lobbyIn } from './keep-offer.ts';
import type { Lobby } from './rules/lobby.ts';
import type { Offer } from './rules/offer.ts';
import { readOffer } from './store/offer-reader.ts';
import { lockOffer } from './store/offer-writer.ts';

export interface OfferNow {
  readonly offer: Offer;
  readonly lobby: Lobby;
}

export interface OfferChange extends Changed {
  readonly write: (tx: Tx) => Promise<void>;
}

export interface ChangeAsked<R extends RefusalName> {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  readonly decide: (now: OfferNow) => OfferChange | Refusal<R>;
}

/** Undefined when it is done; a change that changes nothing leaves no note. */
export async function changeOffer<R extends RefusalName>(
  { ports, keeper }: CatalogueParts,
  { staff, action, subject, decide }: ChangeAsked<R>,
): Promise<Refusal<R> | undefined> {
  const refused = await ports.database.transaction(async (tx) => {
    await lockOffer(tx);
    const offer = await readOffer(tx);
    const change = decide({ offer, lobby: lobbyIn(offer, ports) });
    if (isRefusal(change)) return change;
    const { before, after } = change;
    if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
    await change.write(tx);
    await ports.audit(tx, { staff, action, subject, before, after });
    return undefined;
  });
  if (!refused) await keeper.changed();
  return refused;
}
