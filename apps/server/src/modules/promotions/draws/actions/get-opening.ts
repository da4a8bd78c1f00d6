// All that an opened draw was drawn from; its server seed once the member has it revealed.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readWritten } from '../../offers/store/offers.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { titlesOf } from '../../rewards/print.ts';
import { openingShown } from '../print.ts';
import { weightsOf } from '../rules/prize-draw.ts';
import { readOpening } from '../store/openings.ts';

export const getOpening =
  (ports: WithOffers): Action<typeof promotions.getOpening> =>
  async ({ caller: { playerId }, input: { id }, locale }) => {
    const on = ports.database.kysely;
    const opening = await readOpening(on, id);
    if (opening?.playerId !== playerId) return refuse('draw-opening-unknown');
    const { promotionId, version, value, commitment, clientSeed, nonce, seedId } = opening;
    const written = await readWritten(on, promotionId, version);
    if (written?.spec.draw === undefined) throw new Error(`The draw of ${id} is gone`);
    const title = (await titlesOf(ports, [opening], locale))(opening);
    return {
      ...openingShown(opening, { title, currency: ports.currency }),
      version,
      value,
      commitment,
      clientSeed,
      nonce,
      weights: [...weightsOf(written.spec.draw)],
      serverSeed: (await ports.wagering.revealedSeed(playerId, seedId)) ?? null,
    };
  };
