// The queries of figures over time: the agent's income, a team's series, results by category, one
// member's days, and how far the people of a link came.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { facts, OutputOf } from '@baize/contract';
import { client } from '../../../app/client.ts';
import type { Period } from '../../../app/records/period.ts';
import { askedDays, type Which } from '../team.ts';

export type Income = OutputOf<typeof facts.getAgentIncome>;
export type IncomeDay = Income['list'][number];
export type Series = OutputOf<typeof facts.getTeamSeries>;
export type Category = OutputOf<typeof facts.getTeamCategories>['categories'][number];
export type MemberDay = OutputOf<typeof facts.getMemberDays>['days'][number];
export type Funnel = OutputOf<typeof facts.getInvitationFunnel>;

const daysMost = 92;

export const useIncome = (period: Period, which: Which = 'asked') =>
  useQuery({
    queryKey: ['team', 'income', which, period],
    queryFn: async () => {
      const asked = { ...askedDays(period, which), pageSize: daysMost };
      return unwrap(await client.facts.getAgentIncome(asked));
    },
    placeholderData: keepPreviousData,
  });

const ofWhom = (whose: string) => (whose === '' ? {} : { customerId: whose });

export const useSeries = (period: Period, whose: string) =>
  useQuery({
    queryKey: ['team', 'series', period, whose],
    queryFn: async () => {
      const asked = { ...askedDays(period), ...ofWhom(whose) };
      return unwrap(await client.facts.getTeamSeries(asked));
    },
    placeholderData: keepPreviousData,
  });

export const useCategories = (period: Period, whose: string) =>
  useQuery({
    queryKey: ['team', 'categories', period, whose],
    queryFn: async () => {
      const asked = { ...askedDays(period), ...ofWhom(whose), pageSize: 1 };
      return unwrap(await client.facts.getTeamCategories(asked)).categories;
    },
    placeholderData: keepPreviousData,
  });

export const useMemberDays = (memberId: string, period: Period) =>
  useQuery({
    queryKey: ['team', 'member-days', memberId, period],
    queryFn: async () => {
      const asked = { ...askedDays(period), customerId: memberId };
      return unwrap(await client.facts.getMemberDays(asked));
    },
    placeholderData: keepPreviousData,
  });

export const useFunnel = (period: Period) =>
  useQuery({
    queryKey: ['team', 'funnel', period],
    queryFn: async () => unwrap(await client.facts.getInvitationFunnel(askedDays(period))),
    placeholderData: keepPreviousData,
  });
