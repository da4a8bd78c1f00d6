// A member's rates for staff, with their bounds, quotas and changes.
import { refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { placeOf, shownRates } from '../place.ts';
import type { RatesPorts } from '../ports.ts';
import { readTakenQuotas } from '../store/direct-rates.ts';
import { readChanges } from '../store/rates.ts';

export const getMemberRates =
  (ports: RatesPorts): Action<typeof rebates.getMemberRates> =>
  async ({ input }) => {
    const on = ports.database.kysely;
    const place = await placeOf(ports, input.id, on);
    if (!place) return refuse('member-not-found');
    const { id, username, upline = null } = place;
    return {
      id,
      username,
      upline,
      rates: shownRates(place),
      quotas: [...(await readTakenQuotas(on, id))],
      changes: await readChanges(on, id),
    };
  };
