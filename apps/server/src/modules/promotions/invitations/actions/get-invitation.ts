// The member's code, the rules by which inviting is rewarded, and what came of all friends.
import { refuse, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { noFacts } from '../../offers/rules/facts.ts';
import { isRunning, titleOf, wordsIn, type Offer } from '../../offers/rules/offer.ts';
import { judgeTiers } from '../../offers/rules/tiers.ts';
import { stepsOf } from '../../offers/print.ts';
import { readMember, reasonNotFor, type Standing } from '../../rewards/due.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { invitationOffers } from '../friend-tiers.ts';
import { readFriendSums } from '../store/friend-claims.ts';

export const getInvitation =
  (ports: WithOffers): Action<typeof promotions.getInvitation> =>
  async ({ caller: { playerId }, locale, now }) => {
    const { database, friends, currency } = ports;
    // Nobody is told that a pause keeps them out.
    const standing = await readMember(ports, database.kysely, playerId);
    if (standing === undefined) return refuse('promotion-not-for-you');
    const running = invitationOffers(ports, now).filter(
      (offer) => isRunning(offer, now) && reasonNotFor(offer, standing) === undefined,
    );
    const [code, count, { earned, ...sums }] = await Promise.all([
      friends.codeOf(playerId),
      friends.count(playerId),
      readFriendSums(database.kysely, playerId),
    ]);
    if (running.length === 0 && sums.available + sums.pending + sums.claimed === 0)
      return refuse('promotion-not-for-you');
    return {
      code,
      currency,
      friends: count,
      ...sums,
      earned: printUnits(earned),
      programmes: running.map((offer) => programmeOf(offer, standing, locale)),
    };
  };

function programmeOf(offer: Offer, { joins }: Standing, locale: string) {
  const { spec, texts, endsAt } = offer.written;
  const steps = stepsOf(spec, judgeTiers(spec, noFacts), new Set());
  return {
    promotionId: offer.id,
    title: titleOf(offer, locale),
    terms: wordsIn(texts.terms, locale),
    endsAt,
    isToJoin: spec.joins && !joins.has(offer.id),
    steps: steps.map(({ conditions, rewards, shares }) => ({ conditions, rewards, shares })),
  };
}
