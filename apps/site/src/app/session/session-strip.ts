// The duration and the net result of this session, as counted by the server.
import { useQuery } from '@tanstack/react-query';
import { unitsOf, unwrap } from '@baize/client';
import type { Units } from '@baize/money';
import { client } from '../client.ts';
import { useSession } from './session.ts';

export interface SessionSoFar {
  readonly since: number;
  readonly staked: Units;
  readonly paid: Units;
  readonly net: Units;
  /** When play stops until the player has seen this; null: never. */
  readonly checkDueAt: number | null;
  /** No stake is taken before the budget of this session is named. */
  readonly budgetDue: boolean;
}

async function fetchStrip(): Promise<SessionSoFar> {
  const told = unwrap(await client.wagering.getSessionStrip());
  return {
    since: told.since,
    staked: unitsOf(told.staked),
    paid: unitsOf(told.paid),
    net: unitsOf(told.net),
    checkDueAt: told.checkDueAt,
    budgetDue: told.budgetDue,
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
