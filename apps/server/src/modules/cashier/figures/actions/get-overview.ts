// The dashboard’s figures: the hours of today and the last days, each beside a week before.
import type { OutputOf, cashier } from '@baize/contract';
import { dayAt, printUnits, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { daySpans, hourSpans, spanOf, type Span } from '../rules/spans.ts';
import { readHours } from '../store/reader.ts';

type Overview = OutputOf<typeof cashier.getOverview>;

const hourMs = 3_600_000;
const hoursOfDay = 24;
const week = 7;
const days = 7;

export const getOverview =
  ({ database, currency: own }: CashierPorts): Action<typeof cashier.getOverview> =>
  async ({ input: { currency = own }, now }) => {
    const today = dayAt(now);
    const from = startOfDay(today - 2 * week + 1);
    const to = startOfDay(today + 1);
    const hours = await readHours(database.kysely, { currency, from, to });
    const start = startOfDay(today);
    const before = startOfDay(today - week);
    const soFar = Math.min(hoursOfDay, Math.floor((now - start) / hourMs) + 1);
    const between = (first: number, count: number) =>
      hours.filter(({ hour }) => hour >= first && hour < first + count * hourMs);
    return {
      currency,
      countedAt: now,
      today: figures(spanOf(start, between(start, soFar))),
      weekAgo: figures(spanOf(before, between(before, soFar))),
      hours: hourSpans(hours, start, soFar).map(shown),
      hoursWeekAgo: hourSpans(hours, before, hoursOfDay).map(shown),
      days: daySpans(hours, today - days + 1, days).map(shown),
      daysWeekAgo: daySpans(hours, today - days - week + 1, days).map(shown),
    };
  };

const shown = (span: Span): Overview['days'][number] => ({ at: span.at, ...figures(span) });

function figures({ at: _at, ...span }: Span): Overview['today'] {
  return {
    ...span,
    staked: printUnits(span.staked),
    paid: printUnits(span.paid),
    ggr: printUnits(span.ggr),
    ngr: printUnits(span.ngr),
    deposited: printUnits(span.deposited),
    withdrawn: printUnits(span.withdrawn),
  };
}
