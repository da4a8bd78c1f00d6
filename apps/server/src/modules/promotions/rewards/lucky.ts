// Rewards for lucky rounds: noted in the transaction that counts them, so each is noted once, and
// judged soon after, beside play.
import type { Tx } from '../../../platform/database/index.ts';
import type { CountedRange } from '../../wagering/index.ts';
import type { OfferKeeper } from '../offers/keep-offers.ts';
import { soughtBy } from '../offers/rules/lucky.ts';
import { isStarted } from '../offers/rules/offer.ts';
import type { PromotionsPorts } from '../ports.ts';
import { hearCause } from './due.ts';
import { addLucky, takeLucky } from './store/lucky.ts';

const roundsAtOnce = 50;

const luckyOffers = (offers: OfferKeeper) =>
  offers.all().filter(({ written }) => written.spec.trigger === 'lucky-round');

/** False: no promotion asks for rounds, or none was lucky. */
export async function noteLucky(
  { clock, wagering, currency }: PromotionsPorts,
  offers: OfferKeeper,
  tx: Tx,
  range: CountedRange,
): Promise<boolean> {
  const now = clock.now();
  const sought = soughtBy(luckyOffers(offers).filter((offer) => isStarted(offer, now)));
  if (sought === undefined) return false;
  const rounds = await wagering.luckyRounds({ ...range, ...sought, currency }, tx);
  if (rounds.length > 0) await addLucky(tx, rounds);
  return rounds.length > 0;
}

/** Judges some of the noted rounds; false: none is left. */
export function lookAtLucky(ports: PromotionsPorts, offers: OfferKeeper): Promise<boolean> {
  return ports.database.transaction(async (tx) => {
    const rounds = await takeLucky(tx, roundsAtOnce);
    for (const { playerId, roundId, multiple, number, vendor, gameCode, settledAt } of rounds) {
      const category = ports.categoryOf({ vendor: vendor === '' ? null : vendor, gameCode });
      const round = { vendor, gameCode, category };
      await hearCause(ports, tx, {
        offers: luckyOffers(offers),
        playerId,
        cause: { multiple, roundNumber: number, round },
        causeId: `r${roundId}`,
        now: settledAt,
      });
    }
    return rounds.length === roundsAtOnce;
  });
}
