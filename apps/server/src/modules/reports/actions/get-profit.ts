// The member's own profit and loss: settled rounds and money that moved, over at most a year.
import { unitsToNumber } from '@baize/money';
import { instantOf, type reports } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ReportsPorts } from '../ports.ts';
import { profitOf, type DaySum, type PlaySum } from '../rules/profit.ts';

const longestMs = 366 * 24 * 3_600_000;
const usualMs = 7 * 24 * 3_600_000;
const unknown = 'OTHER';

export const getProfit =
  (ports: ReportsPorts): Action<typeof reports.getProfit> =>
  async ({ caller: { playerId, currency }, input, locale, now }) => {
    const to = instantOf(input.endDate, 'end') ?? now;
    const from = Math.max(instantOf(input.startDate, 'start') ?? to - usualMs, to - longestMs);
    const search = { playerId, currency, from, to };
    const [played, moved] = await Promise.all([ports.playedDays(search), ports.moneyDays(search)]);
    const games = played.map(({ vendor, gameCode, ...sums }) => {
      const game = ports.gameOf(vendor, gameCode);
      const { vendor: whose = vendor ?? ports.houseVendor, category = unknown } = game ?? {};
      return { ...sums, vendor: whose, category };
    });
    const { days, categories, vendors, total } = profitOf(games, moved);
    return {
      days: days.map((day) => ({ day: day.day, ...playOf(day), ...moneyOf(day) })),
      categories: categories.map((sum) => ({ gameType: sum.category, ...playOf(sum) })),
      vendors: vendors.map((sum) => ({
        vassalage: sum.vendor,
        displayName: ports.vendorName(sum.vendor, locale),
        ...playOf(sum),
      })),
      footer: { ...playOf(total), ...moneyOf(total) },
    };
  };

const playOf = ({ rounds, staked, paid }: PlaySum) => ({
  rounds: Number(rounds),
  stake: unitsToNumber(staked),
  payout: unitsToNumber(paid),
  netProfit: unitsToNumber(paid - staked),
});

const moneyOf = ({ deposited, withdrawn }: DaySum) => ({
  deposit: unitsToNumber(deposited),
  withdraw: unitsToNumber(withdrawn),
});
