// A team over time for a chart: by hours of one day, else by days, each beside the same place in
// the time before.
import { isRefusal, type facts } from '@baize/contract';
import { startOfDay } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { branchOf, type Branch } from '../branch.ts';
import type { Counting } from '../counting.ts';
import type { FactsPorts } from '../ports.ts';
import { periodBefore, periodOf } from '../rules/period.ts';
import { addSums, noSums, type Sums } from '../rules/sums.ts';
import { hourMs, keptMs, type Stretch } from '../rules/window.ts';
import { readBranchDays, readBranchHours } from '../store/profit.ts';
import { isWhole } from '../store/scope.ts';
import { readSeries } from '../store/series.ts';
import { printPerson, printSums, printWhole, within } from '../wire.ts';

const dayMs = 24 * hourMs;
type Grain = 'hour' | 'day';

interface SeriesAsked extends Stretch {
  readonly branch: Branch;
  readonly currency: string;
  readonly grain: Grain;
  readonly category: string;
}

export const getTeamSeries =
  (ports: FactsPorts, { countedUntil }: Counting): Action<typeof facts.getTeamSeries> =>
  async ({ caller, input, now }) => {
    const branch = await branchOf(ports, caller, input.customerId);
    if (isRefusal(branch)) return branch;
    const period = periodOf(input, now);
    // Hours are kept for a while only.
    const areHours = periodBefore(period).from >= now - keptMs;
    const grain: Grain = period.until - period.from > dayMs || !areHours ? 'day' : 'hour';
    const { currency } = caller;
    const asked = { branch, currency, grain, category: input.gameType ?? '' };
    const [here, before] = await Promise.all([
      seriesOf(ports, { ...asked, ...period }),
      seriesOf(ports, { ...asked, ...periodBefore(period) }),
    ]);
    return {
      path: branch.way.map(printPerson),
      grain,
      points: here.map(({ at, sums }, place) => ({
        at,
        ...printSums(sums),
        before: { at: before[place]?.at ?? 0, ...printSums(before[place]?.sums ?? noSums) },
      })),
      total: printWhole(addSums(here.map(({ sums }) => sums))),
      before: printWhole(addSums(before.map(({ sums }) => sums))),
      countedUntil: await countedUntil(),
    };
  };

interface Point {
  readonly at: number;
  readonly sums: Sums;
}

/** Every hour or day of the time, in order. */
async function seriesOf(ports: FactsPorts, asked: SeriesAsked): Promise<readonly Point[]> {
  const { from, until, grain, category } = asked;
  const found = await foundIn(ports, asked);
  const step = grain === 'day' ? dayMs : hourMs;
  return Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => {
    const at = from + index * step;
    return { at, sums: within(found.get(at) ?? noSums, category) };
  });
}

async function foundIn(
  { database }: FactsPorts,
  { branch, grain, from, until, currency }: SeriesAsked,
): Promise<ReadonlyMap<number, Sums>> {
  const on = database.kysely;
  const { callerId, branchId } = branch;
  if (await isWhole(on, { callerId, branchId })) {
    const series = await readSeries(on, branchId, { from, until, currency, grain });
    return new Map(series.map((moment) => [moment.at, moment]));
  }
  const search = { callerId, branchId, from, until, currency };
  if (grain === 'hour')
    return new Map((await readBranchHours(on, search)).map((hour) => [hour.place, hour]));
  const days = await readBranchDays(on, search);
  return new Map(days.map((day) => [startOfDay(day.place), day]));
}
