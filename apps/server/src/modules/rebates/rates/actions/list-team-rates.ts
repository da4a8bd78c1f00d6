// The rates of the agent's direct members, each with what it may be set to.
import type { rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { placeOf, shownRates } from '../place.ts';
import type { RatesPorts } from '../ports.ts';

export const listTeamRates =
  (ports: RatesPorts): Action<typeof rebates.listTeamRates> =>
  async ({ caller: { playerId }, input: { pageNo = 1, pageSize = 20, username = '' } }) => {
    const page = await ports.agents.directMembers({
      agentId: playerId,
      name: username,
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    });
    const on = ports.database.kysely;
    const places: Awaited<ReturnType<typeof placeOf>>[] = [];
    // One after the other: a page at once would take every connection.
    for (const { id } of page.list) places.push(await placeOf(ports, id, on));
    const list = places.flatMap((place) =>
      place ? [{ id: place.id, username: place.username, rates: shownRates(place) }] : [],
    );
    return { list, total: page.total };
  };
