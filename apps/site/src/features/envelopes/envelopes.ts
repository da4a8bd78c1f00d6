// Red envelopes from the server: read again when one opens or ends, counted while packets go.
import { useEffect } from 'react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { client } from '../../app/client.ts';
import { live } from '../../app/live/live-channel.ts';
import { useToldChange } from '../../app/live/use-told-change.ts';
import { isMember, useSession } from '../../app/session/session.ts';
import { useText } from '../../app/texts/texts.ts';

type Listed = OutputOf<typeof promotions.listEnvelopes>;
export type Envelope = Listed['list'][number];
export type Taker = OutputOf<typeof promotions.getEnvelope>['takers'][number];

const envelopesKey = ['envelopes'] as const;

export function useRefreshEnvelopes(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: envelopesKey });
}

export function useEnvelopes() {
  const { tag } = useText();
  const session = useSession();
  const account = session?.account;
  const queries = useQueryClient();
  const queryKey = [...envelopesKey, 'list', tag, account];
  useToldChange('envelopes-changed', useRefreshEnvelopes());
  useEffect(
    () =>
      live().on('envelope-taken', ({ envelopeId, taken }) => {
        queries.setQueriesData<Listed>(
          { queryKey: [...envelopesKey, 'list'] },
          (known) => known && { list: known.list.map((one) => counted(one, envelopeId, taken)) },
        );
      }),
    [queries],
  );
  return useQuery({
    queryKey,
    queryFn: async () => unwrap(await client.promotions.listEnvelopes({})),
    enabled: isMember(session),
    staleTime: 30_000,
  });
}

/** A count that comes late takes nothing back. */
function counted(one: Envelope, envelopeId: string, taken: number): Envelope {
  if (one.envelopeId !== envelopeId || taken <= one.taken) return one;
  const isEmpty = one.state === 'open' && taken >= one.packets;
  return { ...one, taken, state: isEmpty ? 'empty' : one.state };
}

/** Undefined while it is not known, or not for the member. */
export function useEnvelope(envelopeId: string): Envelope | undefined {
  return useEnvelopes().data?.list.find((one) => one.envelopeId === envelopeId);
}

/** Who got what, a page at a time; the seed is beside it. */
export function useTakers(envelopeId: string, isAsked: boolean) {
  const { tag } = useText();
  return useInfiniteQuery({
    queryKey: [...envelopesKey, 'takers', tag, envelopeId],
    initialPageParam: 0,
    queryFn: async ({ pageParam: after }) =>
      unwrap(await client.promotions.getEnvelope({ id: envelopeId, after })),
    getNextPageParam: ({ takers, hasMore }) => (hasMore ? takers.at(-1)?.place : undefined),
    enabled: isAsked,
  });
}

/** Whether who got what may be shown: nothing more can be taken. */
export const isOver = ({ state, taken, packets }: Envelope): boolean =>
  state === 'ended' || state === 'empty' || taken >= packets;
