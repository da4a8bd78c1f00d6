// Staff write and publish the promotions of the world, change their budgets, stop them, and publish
// them anew.
import { printUnits, type Units } from '@baize/money';
import { must } from '../broken.ts';
import { calmly } from '../wallet/ask.ts';
import { untilVersionHeard } from './heard.ts';
import type { KnownOffer } from './known.ts';
import { specs, type OfferName } from './specs.ts';
import type { PromotionsWorld } from './world.ts';
import { hourOf, type Spec, type Written } from './written.ts';

export const offerNames = Object.keys(specs) as OfferName[];

const hourMs = 3_600_000;
const endsAfterMs = 30 * hourMs;

const writtenOf = (name: OfferName, spec: Spec, now: number): Written => ({
  category: 'event',
  picture: '',
  startsAt: hourOf(now),
  endsAt: name === 'ending' ? hourOf(now) + endsAfterMs : null,
  place: 0,
  texts: { titles: { en: name }, summaries: {}, terms: { en: `<p>${name}</p>` } },
  spec,
});

export async function publish(world: PromotionsWorld, name: OfferName): Promise<KnownOffer> {
  const [ana, ben] = world.staff;
  const written = writtenOf(name, specs[name], world.clock.now());
  const made = await calmly(world, ana, ({ promotions }, call) =>
    promotions.actions.createPromotion(call(written)),
  );
  const { promotionId: id, version } = made;
  await calmly(world, ben, ({ promotions }, call) =>
    promotions.actions.publishPromotion(call({ id, version })),
  );
  await untilVersionHeard(world, { id, version });
  const offer: KnownOffer = {
    id,
    name,
    version,
    written,
    stage: 'published',
    keepsDue: true,
    spent: 0n,
    days: new Map(),
  };
  world.offers.push(offer);
  world.tally.add('promotion published');
  return offer;
}

/** The running promotion of this name. */
export function offerOf(world: PromotionsWorld, name: OfferName): KnownOffer {
  const found = world.offers.findLast((offer) => offer.name === name);
  must(found !== undefined, 'every promotion was published', name);
  return found;
}

/** Staff change the budget of all, by a version that changes nothing else. */
export async function changeBudget(world: PromotionsWorld, offer: KnownOffer, total: Units) {
  const [ana, ben] = world.staff;
  const { id, version, written } = offer;
  const budget = { ...written.spec.budget, total: printUnits(total, 2) };
  const changed = { ...written, spec: { ...written.spec, budget } };
  await calmly(world, ana, ({ promotions }, call) =>
    promotions.actions.editPromotion(call({ id, version, ...changed })),
  );
  await calmly(world, ben, ({ promotions }, call) =>
    promotions.actions.publishPromotion(call({ id, version: version + 1 })),
  );
  await untilVersionHeard(world, { id, version: version + 1 });
  world.tally.add(total < offer.spent ? 'budget lowered below its cost' : 'budget raised');
  Object.assign(offer, { version: version + 1, written: changed });
}
