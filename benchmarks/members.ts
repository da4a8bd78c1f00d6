// Fills the house with members as copies of one guest: each with a name and a past of their own.
import type { Database } from '@baize/server/testing';
import { copyText } from './copies.ts';
import type { Guest } from './crowd.ts';

type Query = Pick<Database['pool'], 'query'>;

/** Their ids are `prefix-1` and so on; their names are the same without the dash. */
export async function copyMembers(
  on: Query,
  { playerId }: Guest,
  { prefix, count }: { readonly prefix: string; readonly count: number },
): Promise<void> {
  const text = await copyText(on, {
    table: 'identity_player',
    of: 't.id = $1',
    from: 'select n, $3::text as prefix from generate_series(1, $2::integer) as n',
    own: {
      id: `prefix || '-' || n`,
      username: `prefix || n`,
      username_key: `prefix || n`,
      referral_code: `upper(prefix) || n`,
      register_intent: 'null',
      full_name: `'Holder ' || n`,
      registered_at: `now() - n % 365 * interval '1 day'`,
      registered_from: `jsonb_build_object('deviceId', 'device-' || n,
        'address', '10.1.' || n / 250 || '.' || n % 250)`,
    },
  });
  await on.query(text, [playerId, count, prefix]);
}
