// Draws that run or come, with their odds, and how often the member may open each. A member who
// restrains play is shown none.
import type { OutputOf, promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { endsAt, isRunning, isShown, titleOf, wordsIn } from '../../offers/rules/offer.ts';
import { reasonNotFor, type Standing } from '../../rewards/due.ts';
import { standingOf } from '../../rewards/standing.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { countTickets } from '../../tickets/store/tickets.ts';
import { drawOf, paysEveryPrize, type DrawOffer } from '../may-open.ts';
import { leftOf, prizesOf } from '../rules/prize-draw.ts';
import { countFree, readDrawn } from '../store/openings.ts';

type Shown = OutputOf<typeof promotions.listDraws>['list'][number];

export const listDraws =
  (ports: WithOffers): Action<typeof promotions.listDraws> =>
  async ({ caller, locale, now }) => {
    const standing = await standingOf(ports, caller, now);
    if (standing === 'restrained') return { list: [] };
    const offers = ports.offers.all().filter((offer) => isShown(offer, now));
    const draws = offers.flatMap((offer) => drawOf(offer) ?? []);
    const isFor = ({ offer }: DrawOffer) =>
      standing === undefined || reasonNotFor(offer, standing) !== 'not-for-you';
    const owned = standing && (await ownOf(ports, standing, now));
    const list = draws.filter(isFor).map(async (one) => ({
      ...textsIn(ports, one, locale),
      ...(await standOf(ports, one, { playerId: standing?.playerId ?? '', now })),
      freeLeft: owned === undefined ? null : await owned.freeLeft(one),
      ticketsLeft: owned === undefined ? null : owned.ticketsLeft(one),
    }));
    return { list: await Promise.all(list) };
  };

async function ownOf({ database }: WithOffers, { playerId }: Standing, now: number) {
  const tickets = await countTickets(database.kysely, playerId, now);
  return {
    async freeLeft({ offer, draw }: DrawOffer): Promise<number> {
      if (draw.aDay === 0) return 0;
      const asked = { promotionId: offer.id, playerId, now };
      return Math.max(0, draw.aDay - (await countFree(database.kysely, asked)));
    },
    ticketsLeft: ({ draw }: DrawOffer) => (draw.tickets ? (tickets.get(draw.look) ?? 0) : 0),
  };
}

function textsIn({ currency }: WithOffers, { offer, draw }: DrawOffer, locale: string) {
  const { texts, startsAt } = offer.written;
  const { look, tickets, aDay } = draw;
  const end = endsAt(offer);
  return {
    promotionId: offer.id,
    version: offer.version,
    look,
    tickets,
    aDay,
    currency,
    startsAt,
    title: titleOf(offer, locale),
    summary: wordsIn(texts.summaries, locale),
    terms: wordsIn(texts.terms, locale),
    endsAt: Number.isFinite(end) ? end : null,
  };
}

async function standOf(
  { database, points }: WithOffers,
  one: DrawOffer,
  by: { readonly playerId: string; readonly now: number },
): Promise<Pick<Shown, 'segments' | 'state'>> {
  const { offer, draw } = one;
  const drawn = await readDrawn(database.kysely, offer.id, offer.version);
  const reaches = async (asked: bigint) => asked <= ((await points.left(by.now)) ?? asked);
  const isOpen = await paysEveryPrize(database.kysely, one, { drawn, ...by, reaches });
  const segments = prizesOf(draw).map((prize, place) => ({
    weight: prize.weight,
    rewards: [...prize.rewards],
    left: leftOf(prize, place, drawn),
  }));
  if (!isRunning(offer, by.now)) return { segments, state: 'coming-soon' };
  return { segments, state: isOpen ? 'open' : 'used-up' };
}
