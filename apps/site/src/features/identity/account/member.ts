// The security centre's data about the member: profile and how well the account is protected.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { identity, OutputOf } from '@baize/contract';
import { client } from '../../../app/client.ts';

export type Member = OutputOf<typeof identity.getMember>;
export type Security = OutputOf<typeof identity.getSecurity>;

const memberKey = ['member'] as const;
const securityKey = ['member', 'security'] as const;

export function useMember() {
  return useQuery({
    queryKey: memberKey,
    queryFn: async () => unwrap(await client.identity.getMember()),
  });
}

export function useSecurity() {
  return useQuery({
    queryKey: securityKey,
    queryFn: async () => unwrap(await client.identity.getSecurity()),
  });
}

/** Reads both again; to be called once something of them was changed. */
export function useMemberChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: memberKey });
}
