// How long this session has run and what it has cost or brought, as the server counts it.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { parseSignedUnits, type Units } from '@baize/money';
import { client } from '../client.ts';
import { useSession } from './session.ts';

export interface SessionSoFar {
  readonly since: number;
  readonly staked: Units;
  readonly paid: Units;
  readonly net: Units;
  /** When play stops until the player has seen this; null: never. */
  readonly checkDueAt: number | null;
}

async function fetchStrip(): Promise<SessionSoFar> {
  const told = unwrap(await client.wagering.getSessionStrip());
  const units = (text: string) => parseSignedUnits(text, { decimalsMax: 4 }) ?? 0n;
  return {
    since: told.since,
    staked: units(told.staked),
    paid: units(told.paid),
    net: units(told.net),
    checkDueAt: told.checkDueAt,
  };
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
