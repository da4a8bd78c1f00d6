// Ends what hangs on an agreement that ends or is lowered: agreements down the line with it, and at
// once offers that no other own agreement carries, whose acceptance would be refused. Both sides of
// each are told.
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { endBelow } from './end-below.ts';
import { carriersOf, leftOf, ownTerms, type Lowered } from './own-terms.ts';
import { tellParties } from './party.ts';
import type { AgreementsPorts } from './ports.ts';
import { readTerms } from './rules/terms.ts';
import { readOpenOfPayer, readVersions } from './store/reader.ts';
import type { AgreementRow } from './store/rows.ts';
import { cancel, closeOpenVersion } from './store/writer.ts';
import { tellEnded } from './tell-news.ts';

interface Moment {
  readonly at: number;
  readonly now: number;
}

/** Gives all agreements that end, or are over with their offer. */
export async function endLine(
  ports: Pick<AgreementsPorts, 'outbox'>,
  tx: Tx,
  lowered: Lowered,
  { at, now }: Moment,
): Promise<readonly AgreementRow[]> {
  const ended = await endBelow(tx, lowered, { at, now });
  const offers = await offersBeyond(tx, { lowered: [lowered, ...ended], at });
  for (const row of offers) await cancelOffer(tx, row, now);
  for (const row of [...ended, ...offers]) await tellParties(ports, tx, row);
  await tellEnded(ports, tx, { news: 'contract-ended', ended, now });
  await tellEnded(ports, tx, { news: 'contract-offer-ended', ended: offers, now });
  return [...ended, ...offers];
}

/** The version in force stays; an agreement that never was in force is over. */
async function cancelOffer(tx: Tx, { id, state }: AgreementRow, now: number): Promise<void> {
  const end = 'rate-lowered';
  await closeOpenVersion(tx, { agreementId: id, state: 'cancelled', now, end });
  if (state !== 'approved') await cancel(tx, id, end);
}

/** What the payees of these offered below and nothing carries any more. */
export async function offersBeyond(
  on: Queryable | Tx,
  { lowered, at }: { readonly lowered: readonly Lowered[]; readonly at: number },
): Promise<readonly AgreementRow[]> {
  const found = new Map<string, AgreementRow>();
  for (const { payeeId: agentId, kind } of lowered) {
    const given = await readOpenOfPayer(on, agentId, { kind });
    if (given.length === 0) continue;
    const own = leftOf(await ownTerms(on, { agentId, kind, at }), lowered);
    const ids = given.map(({ id }) => id);
    const versions = await readVersions(on, ids);
    for (const row of given) {
      const offer = versions.get(row.id)?.find(({ state }) => state === 'pending');
      if (offer === undefined) continue;
      const child = { terms: readTerms(offer.terms), period: row.period };
      if (carriersOf(child, own).length === 0) found.set(row.id, row);
    }
  }
  return [...found.values()];
}
