// How long this session has run and what it has cost or brought, as the server counts it.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { parseSignedUnits, type Units } from '@baize/money';
import { client } from '../client.ts';
import { useSession } from './session.ts';

export interface SessionSoFar {
  readonly since: number;
  readonly net: Units;
}

async function fetchStrip(): Promise<SessionSoFar> {
  const { since, net } = unwrap(await client.wagering.getSessionStrip());
  return { since, net: parseSignedUnits(net, { decimalsMax: 4 }) ?? 0n };
}

export function useSessionSoFar(): SessionSoFar | undefined {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['session-strip'],
    queryFn: fetchStrip,
    enabled: session !== undefined,
    refetchInterval: 60_000,
    structuralSharing: false,
  });
  return session === undefined ? undefined : data;
}
