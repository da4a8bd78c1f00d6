// The queries of the account record: movements that fit, page behind page, one of them in full, and
// what went in and out since the account was opened.
import { useEffect } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { MovementKind, OutputOf, wallet } from '@baize/contract';
import type { Translator } from '@baize/i18n';
import { client } from '../../../app/client.ts';
import { timeNow } from '../../../app/clock.ts';
import { onNews } from '../../../app/live/on-news.ts';
import { readAnew } from '../../../app/read-anew.ts';
import { chosenOf } from '../../../app/records/chosen.ts';
import { amountIn, type AmountRange } from '../../../app/records/filter-bar.tsx';
import { daysOf, type Period } from '../../../app/records/period.ts';

export type Movement = OutputOf<typeof wallet.listTransactions>['list'][number];
export type MovementSums = OutputOf<typeof wallet.listTransactions>['footer'];
export type MovementInFull = OutputOf<typeof wallet.getMovement>;

export interface MovementSearch {
  readonly period: Period;
  readonly kind: MovementKind | '';
  readonly amounts: AmountRange;
}

const pageSize = 25;
const key = ['money', 'transactions'] as const;

/** The search as the calls write it. */
export function askedBy({ period, kind, amounts }: MovementSearch) {
  const { from, to } = daysOf(period, timeNow());
  return chosenOf({
    startTime: from,
    endTime: to,
    kind: kind === '' ? undefined : kind,
    minAmount: amountIn(amounts.min),
    maxAmount: amountIn(amounts.max),
  });
}

export function useMovements(search: MovementSearch) {
  useEffect(() => onNews('balance-moved', () => readAnew(key)), []);
  return useInfiniteQuery({
    queryKey: [...key, search],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const page = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(await client.wallet.listTransactions({ ...askedBy(search), ...page }));
    },
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    placeholderData: keepPreviousData,
  });
}

export const useMovement = (id: string) =>
  useQuery({
    queryKey: ['money', 'movement', id],
    queryFn: async () => unwrap(await client.wallet.getMovement({ id })),
  });

const ofPlay: readonly MovementKind[] = ['play', 'jackpots'];

/** The rounds that a movement of play came from. */
export const useRounds = (movement: MovementInFull | undefined) =>
  useQuery({
    queryKey: ['money', 'referenced', movement?.reference],
    enabled: movement !== undefined && ofPlay.includes(movement.kind),
    queryFn: async () => {
      const answer = await client.wagering.findReference({ reference: movement?.reference ?? '' });
      // An event whose slips were many, or a reference of an older version: there is no round.
      if (!answer.ok && answer.refused === 'round-unknown') return [];
      return unwrap(answer).list;
    },
  });

export const useSinceOpening = () =>
  useQuery({
    queryKey: ['money', 'since-opening'],
    queryFn: async () => unwrap(await client.wallet.getSinceOpening()),
  });

/** The name of a movement; the family's number where there is no name for it. */
export function nameOf(t: Translator, event: string, otherwise: string): string {
  return t.named(`wallet.event-${event}`) ?? otherwise;
}
