// How often a draw was opened under its published version, what it paid, and what its odds expect.
import { refuse, type promotions } from '@baize/contract';
import { drawRange } from '@baize/engines';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { drawOf } from '../may-open.ts';
import { expectedCost, leftOf, prizesOf, weightsOf } from '../rules/prize-draw.ts';
import { readDrawn } from '../store/openings.ts';

const places = 4;

export const getDrawFigures =
  ({ database, offers, currency }: WithOffers): Action<typeof promotions.getDrawFigures> =>
  async ({ input: { id } }) => {
    const found = drawOf(offers.find(id));
    if (found === undefined) return refuse('promotion-not-found');
    const { offer, draw } = found;
    const { version } = offer;
    const drawn = await readDrawn(database.kysely, id, version);
    const timesOf = (place: number) => drawn.get(place) ?? 0;
    const prizes = prizesOf(draw);
    const opened = prizes.reduce((all, _, place) => all + timesOf(place), 0);
    const paid = prizes.reduce((all, { cost }, place) => all + BigInt(timesOf(place)) * cost, 0n);
    const range = BigInt(drawRange(weightsOf(draw)));
    return {
      currency,
      version,
      opened,
      paid: printUnits(paid, places),
      expected: printUnits(expectedCost(prizes, opened), places),
      segments: prizes.map((prize, place) => ({
        weight: prize.weight,
        rewards: [...prize.rewards],
        opened: timesOf(place),
        expected: printUnits((BigInt(opened * prize.weight) * 10_000n) / range, places),
        left: leftOf(prize, place, drawn),
      })),
    };
  };
