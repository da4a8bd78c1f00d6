// Prize draws, tickets and opened draws from the server. What was opened is read again only when
// its result has been shown, so that no list tells it before.
import { useEffect } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { onNews } from '../../../app/live/on-news.ts';
import { readAnew } from '../../../app/read-anew.ts';
import { useRunningRound } from '../../../app/running-round.ts';
import { isMember, useSession } from '../../../app/session/session.ts';
import { useText } from '../../../app/texts/texts.ts';

export type PrizeDraw = OutputOf<typeof promotions.listDraws>['list'][number];
export type Segment = PrizeDraw['segments'][number];
export type Look = PrizeDraw['look'];
export type Opening = OutputOf<typeof promotions.openDraw>;
export type Ticket = OutputOf<typeof promotions.listTickets>['list'][number];

const drawsKey = ['draws'] as const;

export const refreshDraws = (): void => readAnew(drawsKey);

export function useDraws() {
  const { tag } = useText();
  const account = useSession()?.account ?? '';
  useEffect(() => {
    const moved = () => {
      if (!useRunningRound.getState().running) refreshDraws();
    };
    return account ? onNews('rewards-moved', moved) : undefined;
  }, [account]);
  return useQuery({
    queryKey: [...drawsKey, 'list', tag, account],
    queryFn: async () => unwrap(await client.promotions.listDraws()),
  });
}

export function useTickets() {
  const session = useSession();
  return useQuery({
    queryKey: [...drawsKey, 'tickets', session?.account ?? ''],
    queryFn: async () => unwrap(await client.promotions.listTickets()),
    enabled: isMember(session),
  });
}

export function useOpenings() {
  const { tag } = useText();
  const session = useSession();
  return useInfiniteQuery({
    queryKey: [...drawsKey, 'openings', tag, session?.account ?? ''],
    initialPageParam: '',
    queryFn: async ({ pageParam: after }) =>
      unwrap(await client.promotions.listOpenings(after === '' ? {} : { after })),
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: isMember(session),
  });
}

export const verifyAddress = (openingId: string): string =>
  `/fairness?opening=${encodeURIComponent(openingId)}`;
export const rangeOf = (segments: readonly Pick<Segment, 'weight'>[]): number =>
  segments.reduce((sum, { weight }) => sum + weight, 0);
