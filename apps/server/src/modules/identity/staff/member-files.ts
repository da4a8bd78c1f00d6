// Reads members for staff: a searchable list, and one member's whole file.
import { demoType, type IdentityState, type MemberState } from '@baize/contract';
import { sql } from 'kysely';
import { lockOf } from '../../../platform/attempts/index.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { keyOfUsername } from '../accounts/store/player-reader.ts';

export interface MemberSearch {
  readonly username?: string | undefined;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly id?: string | undefined;
  readonly state?: string | undefined;
  readonly upline?: string | undefined;
  readonly registeredFrom?: number | undefined;
  readonly registeredTo?: number | undefined;
  readonly address?: string | undefined;
  readonly identity?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface MemberFacts {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly state: MemberState;
  readonly registeredAt: number;
  readonly lastLoginAt: number | null;
  readonly payee: string;
  readonly email: string;
  readonly mobile: string;
  readonly currency: string;
}

type FactsRow = Omit<MemberFacts, 'registeredAt' | 'lastLoginAt'> & {
  readonly registeredAt: Date;
  readonly lastLoginAt: Date | null;
};

const factColumns = sql`player.id, player.username, player.type, player.state, player.currency,
  player.payee_name as payee, player.email, player.mobile,
  player.registered_at as "registeredAt", player.last_login_at as "lastLoginAt"`;

const factsOf = (row: FactsRow): MemberFacts => ({
  ...row,
  registeredAt: row.registeredAt.getTime(),
  lastLoginAt: row.lastLoginAt?.getTime() ?? null,
});

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const dateOf = (at: number | undefined) => (at === undefined ? null : new Date(at));

/** Members and agents, newest first, without demo accounts. */
export async function findMembers(on: Queryable, search: MemberSearch) {
  const { pageNo, pageSize } = search;
  const found = sql`from identity_player player
    left join identity_player upline on upline.id = player.upline_id
    left join identity_check held on held.player_id = player.id
    where player.type <> ${demoType}
      and player.username_key like ${part(keyOfUsername(search.username ?? ''))}
      and (${search.mobile ?? null}::text is null
        or player.mobile like ${part((search.mobile ?? '').replace(/^\+/u, ''))})
      and (${search.email ?? null}::text is null
        or lower(player.email) like ${part((search.email ?? '').toLowerCase())})
      and (${search.id ?? null}::text is null or player.id = ${search.id ?? null})
      and (${search.state ?? null}::text is null or player.state = ${search.state ?? null})
      and (${search.upline ?? null}::text is null
        or upline.username_key = ${keyOfUsername(search.upline ?? '')})
      and (${dateOf(search.registeredFrom)}::timestamptz is null
        or player.registered_at >= ${dateOf(search.registeredFrom)})
      and (${dateOf(search.registeredTo)}::timestamptz is null
        or player.registered_at < ${dateOf(search.registeredTo)})
      and (${search.address ?? null}::text is null
        or player.last_login_address = ${search.address ?? null})
      and (${search.identity ?? null}::text is null
        or coalesce(held.state, 'none') = ${search.identity ?? null})`;
  const [page, count] = await Promise.all([
    sql<FactsRow>`select ${factColumns} ${found} order by player.registered_at desc, player.id
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total ${found}`.execute(on),
  ]);
  return { list: page.rows.map(factsOf), total: Number(count.rows[0]?.total ?? 0) };
}

export interface MemberFile extends MemberFacts {
  readonly nickname: string;
  readonly birthday: string;
  readonly language: string;
  readonly idNumber: string;
  readonly contacts: Readonly<Record<string, string>>;
  readonly emailVerified: boolean;
  readonly mobileVerified: boolean;
  readonly upline: { readonly id: string; readonly username: string } | null;
  readonly registeredFrom: string;
  readonly lastLoginFrom: string;
  readonly passwordKind: 'own' | 'initial' | 'none';
  readonly passwordChangedAt: number | null;
  readonly lockedUntil: number | null;
  readonly identity: IdentityState;
}

type FileRow = FactsRow &
  Omit<MemberFile, keyof MemberFacts | 'upline' | 'passwordChangedAt' | 'lockedUntil'> & {
    readonly uplineId: string | null;
    readonly uplineName: string | null;
    readonly passwordChangedAt: Date | null;
    readonly lockedUntil: Date | null;
  };

export async function readFile(
  on: Queryable,
  memberId: string,
  now: number,
): Promise<MemberFile | undefined> {
  const { rows } = await sql<FileRow>`select ${factColumns}, player.nickname,
      coalesce(player.birthday::text, '') as birthday, player.language,
      coalesce(player.contacts ->> 'idNumber', '') as "idNumber",
      player.contacts - 'idNumber' as contacts,
      player.email_key is not null as "emailVerified",
      player.mobile_key is not null as "mobileVerified",
      upline.id as "uplineId", upline.username as "uplineName",
      coalesce(player.registered_from ->> 'address', '') as "registeredFrom",
      coalesce(player.last_login_address, '') as "lastLoginFrom",
      case when player.password_hash is null then 'none' else player.password_kind end
        as "passwordKind",
      case when player.password_hash is null then null else player.password_changed_at end
        as "passwordChangedAt",
      ${lockOf(sql`'login:' || player.username_key`, now)} as "lockedUntil",
      coalesce(held.state, 'none') as identity
    from identity_player player
    left join identity_player upline on upline.id = player.upline_id
    left join identity_check held on held.player_id = player.id
    where player.id = ${memberId} and player.type <> ${demoType}`.execute(on);
  const [row] = rows;
  if (!row) return undefined;
  const { uplineId, uplineName, passwordChangedAt, lockedUntil, ...same } = row;
  return {
    ...same,
    ...factsOf(row),
    upline: uplineId && uplineName ? { id: uplineId, username: uplineName } : null,
    passwordChangedAt: passwordChangedAt?.getTime() ?? null,
    lockedUntil: lockedUntil?.getTime() ?? null,
  };
}
