// The draws that the member opened, newest first, some at a time.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { openingShown } from '../print.ts';
import { titlesOf } from '../../rewards/print.ts';
import { readOpenings } from '../store/openings.ts';

const atOnce = 20;

export const listOpenings =
  (ports: WithOffers): Action<typeof promotions.listOpenings> =>
  async ({ caller: { playerId }, input: { after }, locale }) => {
    const search = { playerId, after, count: atOnce + 1 };
    const found = await readOpenings(ports.database.kysely, search);
    const shown = found.slice(0, atOnce);
    const title = await titlesOf(ports, shown, locale);
    const { currency } = ports;
    return {
      list: shown.map((one) => openingShown(one, { title: title(one), currency })),
      next: found.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    };
  };
