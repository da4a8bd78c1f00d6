// Each minute: judges members who are new to a board, looks again at the places that are shown,
// ends boards that are over, and forgets the scores of old ones.
import { boardPlacesMax } from '@baize/contract';
import { everyMinute } from '../../../../platform/module/index.ts';
import type { OfferKeeper } from '../../offers/keep-offers.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { endIn } from '../end.ts';
import { judgeWaiting, watchPlaces } from '../judge.ts';
import { forgetScores, readOver } from '../store/boards.ts';

/** Rounds of the last hour are settled by then; the count that follows finds all of them. */
const waitMs = 5 * 60_000;
const keptMs = 35 * 86_400_000;
const forgottenAtOnce = 20_000;

export const keepBoards = (ports: PromotionsPorts, offers: OfferKeeper) => ({
  name: 'promotions-keep-boards',
  cron: everyMinute,
  run: async () => {
    const now = ports.clock.now();
    const over = await readOver(ports.database.kysely, now - waitMs);
    // Without a count of one's own the last rounds may not be in the scores.
    const isCounted = over.length === 0 || (await ports.wagering.countHours());
    await judgeWaiting(ports, offers);
    await watchPlaces(ports, boardPlacesMax);
    if (isCounted) for (const board of over) await endIn(ports, offers, board);
    await ports.database.transaction((tx) => forgetScores(tx, now - keptMs, forgottenAtOnce));
  },
});
