// Uses a code. Wrong ones are counted: nobody finds a code by trying.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import { countAttempt } from '../../../../platform/attempts/index.ts';
import type { Action } from '../../../../platform/call/index.ts';
import { isRunning, type Offer } from '../../offers/rules/offer.ts';
import { periodAt } from '../../offers/rules/period.ts';
import { lockMember } from '../../offers/store/joins.ts';
import { judgeOffer, readMember, takesPart } from '../../rewards/due.ts';
import { makeClaim } from '../../rewards/make-claim.ts';
import { refusalOfClaim } from '../../rewards/refusal-of-claim.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

const hourMs = 3_600_000;
const often = { failuresMax: 10, windowMs: hourMs, lockMs: hourMs };

export const claimPromoCode =
  (ports: WithOffers): Action<typeof promotions.claimPromoCode> =>
  async ({ caller: { playerId }, input: { promoCode }, now }) => {
    const on = ports.database.kysely;
    const attempt = await countAttempt(on, `promo-code:${playerId}`, often, now);
    if ('lockedMs' in attempt) return refuse('promotion-code-often');
    const paused = await ports.wagering.refusalOfPause(playerId, now);
    if (paused) return paused;
    const code = promoCode.trim().toUpperCase();
    const offer = ports.offers
      .all()
      .find(({ written }) => written.spec.trigger === 'code' && written.spec.code === code);
    if (offer === undefined) return refuse('promotion-code-unknown');
    if (!isRunning(offer, now)) return refuse('promotion-closed');
    const done = await use(ports, offer, { playerId, now });
    return isRefusal(done) ? done : null;
  };

function use(
  ports: WithOffers,
  offer: Offer,
  { playerId, now }: { readonly playerId: string; readonly now: number },
) {
  return ports.database.transaction(async (tx) => {
    await lockMember(tx, playerId);
    const standing = await readMember(ports, tx, playerId);
    if (standing === undefined || !takesPart(offer, standing))
      return refuse('promotion-not-for-you');
    const period = periodAt(offer.written.spec.period, now);
    const judging = { period, cause: {}, now };
    const judged = await judgeOffer(ports, tx, { offer, standing }, judging);
    const tier = judged.tiers.findLast(({ holds }) => holds);
    if (tier === undefined) return refuse('promotion-not-for-you');
    const due = { offer, playerId, period: period.key, tier, deposit: 0n, now };
    return (await makeClaim(ports, tx, due)) ?? refusalOfClaim(tx, offer.id);
  });
}
