// Builds the small games over wagering with real books, for the tests of this module.
import { policies, type Policies, type Refusal } from '@baize/contract';
import { silentLog } from '../../platform/log/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import type { buildWagering } from '../wagering/testing.ts';
import { createInstant } from './index.ts';

/** The small games under the policies of a fresh platform. */
export function buildInstant(
  database: Database,
  { clock, ledger, wagering }: ReturnType<typeof buildWagering>,
) {
  const values = Object.entries(policies).map(([name, fact]) => [name, fact.default]);
  const policy = Object.fromEntries(values) as { -readonly [N in keyof Policies]: Policies[N] };
  let unverified: Refusal<'game-unverified'> | undefined;
  let closed: Refusal<'game-off' | 'game-maintenance'> | undefined;
  const told: ToldEvent[] = [];
  const instant = createInstant({
    clock,
    log: silentLog(),
    database,
    tell: async (_tx, event) => void told.push(event),
    wagering,
    policy: () => policy,
    cashOf: async (playerId, currency) => (await ledger.balance(playerId, currency)).cash,
    symbolOf: (currency) => (currency === 'PHP' ? '₱' : currency),
    refusalOfCode: () => unverified,
    refusalOfGame: () => closed,
  });
  return {
    ...instant,
    policy,
    told,
    close: (refusal: typeof closed) => void (closed = refusal),
    unverify: (refusal: typeof unverified) => void (unverified = refusal),
  };
}
