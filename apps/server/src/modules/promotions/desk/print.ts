// Promotions and rewards as staff read them.
import type { OutputOf, promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import { readCosts } from '../rewards/store/costs.ts';
import type { Claim } from '../rewards/store/claims.ts';
import { claimShown, titlesOf } from '../rewards/print.ts';
import { readPictureIds } from '../rewards/store/pictures.ts';
import type { WithOffers } from '../rewards/with-offers.ts';
import { readTicketSums } from './ticket-sums.ts';
import type { Promotion } from './store/promotions.ts';

export type StaffPromotion = OutputOf<typeof promotions.openPromotion>;
export type StaffClaim = OutputOf<typeof promotions.decideClaim>;

export async function staffPromotions(
  { database, currency }: WithOffers,
  list: readonly Promotion[],
): Promise<StaffPromotion[]> {
  const costs = await readCosts(
    database.kysely,
    list.map(({ id }) => id),
  );
  return list.map((promotion) => ({
    promotionId: promotion.id,
    version: promotion.version,
    publishedVersion: promotion.publishedVersion,
    stage: promotion.stage,
    ...promotion.written,
    currency,
    spent: printUnits(costs.get(promotion.id)?.spent ?? 0n),
    members: costs.get(promotion.id)?.members ?? 0,
    changedBy: promotion.writtenBy,
    changedAt: promotion.writtenAt,
    proposedBy: promotion.proposedBy,
    publishedBy: promotion.publishedBy,
  }));
}

export async function staffClaims(
  ports: WithOffers,
  claims: readonly Claim[],
  locale: string,
): Promise<StaffClaim[]> {
  const [names, pictures, title, tickets] = await Promise.all([
    ports.usernames(claims.flatMap(({ playerId, friendId }) => [playerId, friendId ?? playerId])),
    readPictureIds(
      ports.database.kysely,
      claims.map(({ id }) => id),
    ),
    titlesOf(ports, claims, locale),
    readTicketSums(ports.database.kysely, claims),
  ]);
  return claims.map((claim) => ({
    ...claimShown(claim, title(claim)),
    playerId: claim.playerId,
    username: names.get(claim.playerId) ?? '',
    cost: printUnits(claim.cost),
    remark: claim.remark,
    pictures: [...(pictures.get(claim.id) ?? [])],
    friend:
      claim.friendId === null
        ? null
        : { playerId: claim.friendId, username: names.get(claim.friendId) ?? '' },
    heldFor: [...claim.heldFor],
    tickets: tickets.get(claim.id) ?? null,
    decidedBy: claim.decidedBy,
    proposedBy: claim.state === 'pending' ? claim.proposedBy : '',
  }));
}
