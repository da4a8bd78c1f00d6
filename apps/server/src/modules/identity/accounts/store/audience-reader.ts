// Members as filters of promotions read them, some at a time in the order of their ids: accounts
// that may sign in, no demo accounts, with the country of their last sign-in.
import { demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface AudienceSearch {
  readonly currency: string;
  /** The last member of those before; empty at first. */
  readonly after: string;
  readonly count: number;
}

export interface AudienceMember {
  readonly playerId: string;
  readonly country: string;
  readonly registeredAt: number;
}

export async function readAudience(
  on: Queryable,
  { currency, after, count }: AudienceSearch,
): Promise<readonly AudienceMember[]> {
  const { rows } = await sql<{ playerId: string; country: string | null; registeredAt: Date }>`
    select p.id as "playerId", p.registered_at as "registeredAt", (
      select country from identity_login where player_id = p.id order by at desc limit 1
    ) as country
    from identity_player as p
    where p.id > ${after} and p.type <> ${demoType} and p.state = 'active'
      and p.currency = ${currency}
    order by p.id limit ${count}`.execute(on);
  return rows.map(({ country, registeredAt, ...row }) => ({
    ...row,
    country: country ?? '',
    registeredAt: registeredAt.getTime(),
  }));
}
