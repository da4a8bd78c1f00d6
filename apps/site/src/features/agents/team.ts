// The queries of the team's screens; all of them are read again when the team changes.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { agents, facts, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';
import { daysBefore, daysOf, type Period } from '../../app/records/period.ts';

export type Overview = OutputOf<typeof agents.getTeamOverview>;
export type Downline = OutputOf<typeof agents.listDownlines>['list'][number];
export type ProfitLine = OutputOf<typeof facts.getTeamCategories>['list'][number];
export type ProfitSums = OutputOf<typeof facts.getTeamCategories>['total'];
export type Way = OutputOf<typeof facts.getTeamCategories>['path'];
export type TeamBet = OutputOf<typeof agents.listTeamBets>['list'][number];
export type TeamMove = OutputOf<typeof agents.listTeamTransactions>['list'][number];
export type Link = OutputOf<typeof agents.listInvitations>['list'][number];

export const pageSize = 20;
const linksShown = 100;

/** This period, or the one before it to compare with. */
export type Which = 'asked' | 'before';

export function askedDays(period: Period, which: Which = 'asked') {
  const days = daysOf(period, timeNow());
  const { from, to } = which === 'before' ? daysBefore(days) : days;
  return { startDate: from, endDate: to };
}

export const useOverview = (period: Period, which: Which = 'asked') =>
  useQuery({
    queryKey: ['team', 'overview', which, period],
    queryFn: async () => unwrap(await client.agents.getTeamOverview(askedDays(period, which))),
    placeholderData: keepPreviousData,
  });

/** The parameters of a list of the team; an empty id means the agent's own team. */
export interface Asked {
  readonly period: Period;
  readonly whose: string;
  readonly name: string;
  readonly pageNo: number;
}

const listed = ({ period, whose, name, pageNo }: Asked, which: Which = 'asked') => ({
  ...askedDays(period, which),
  pageNo,
  pageSize,
  ...(whose === '' ? {} : { customerId: whose }),
  ...(name === '' ? {} : { customerName: name }),
});

export const useTeamProfit = (asked: Asked & { readonly by: 'line' | 'member' }) =>
  useQuery({
    queryKey: ['team', 'profit', asked],
    queryFn: async () => {
      const summaryType = asked.by === 'member' ? 'M' : 'L';
      return unwrap(await client.facts.getTeamCategories({ ...listed(asked), summaryType }));
    },
    placeholderData: keepPreviousData,
  });

/** What a file of the same list is asked by. */
export function profitFile(asked: Asked, by: 'line' | 'member') {
  const { pageNo: _, pageSize: __, ...rest } = listed(asked);
  return { ...rest, summaryType: by === 'member' ? 'M' : 'L' };
}

/** The sums of the period before, to compare with; one line of its list is enough. */
export const useProfitBefore = (asked: Asked) =>
  useQuery({
    queryKey: ['team', 'profit-before', { ...asked, pageNo: 1 }],
    queryFn: async () => {
      const before = { ...listed({ ...asked, pageNo: 1 }, 'before'), pageSize: 1 };
      return unwrap(await client.facts.getTeamCategories(before)).total;
    },
    placeholderData: keepPreviousData,
  });

export const useTeamBets = (asked: Asked) =>
  useQuery({
    queryKey: ['team', 'bets', asked],
    queryFn: async () => unwrap(await client.agents.listTeamBets(listed(asked))),
    placeholderData: keepPreviousData,
  });

export const useTeamMoves = (asked: Asked) =>
  useQuery({
    queryKey: ['team', 'transactions', asked],
    queryFn: async () => unwrap(await client.agents.listTeamTransactions(listed(asked))),
    placeholderData: keepPreviousData,
  });

export interface DownlinesAsked {
  readonly whose: string;
  readonly name: string;
  /** `0` members, `1` agents, empty both. */
  readonly kind: '' | '0' | '1';
  readonly depth: 'D' | 'A';
  readonly page: number;
}

export const useDownlines = (asked: DownlinesAsked) =>
  useQuery({
    queryKey: ['team', 'downlines', asked],
    queryFn: async () => {
      const { whose, name, kind, depth, page } = asked;
      return unwrap(
        await client.agents.listDownlines({
          pageNo: page - 1,
          pageSize,
          downlineType: depth,
          ...(whose === '' ? {} : { agentId: whose }),
          ...(name === '' ? {} : { customerName: name }),
          ...(kind === '' ? {} : { userType: kind }),
        }),
      );
    },
    placeholderData: keepPreviousData,
  });

export const useLinks = () =>
  useQuery({
    queryKey: ['team', 'links'],
    queryFn: async () => unwrap(await client.agents.listInvitations({ pageSize: linksShown })),
  });

/** Where a code leads: the registration of this very site. */
export const linkOf = (code: string): string =>
  `${location.origin}/register?code=${encodeURIComponent(code)}`;
