// The connections as staff read them, and how a change of one is sent.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, vendors } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useChange } from '../../app/use-change.ts';

export type Connection = OutputOf<typeof vendors.listConnections>['list'][number];

const connectionsKey = ['vendor-connections'] as const;

export function useConnections() {
  return useQuery({
    queryKey: connectionsKey,
    queryFn: async () => unwrap(await client.vendors.listConnections()).list,
    refetchInterval: 15_000,
  });
}

export const useConnectionChange = <Asked>(send: (asked: Asked) => Promise<unknown>) =>
  useChange(connectionsKey, send);
