// Roles: the built-in ones as the product has them, changed or joined by those of the operator. The
// owner's is fixed: it may everything.
import { sql } from 'kysely';
import { permissions, roles, type PermissionName } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { ownerRole } from '../rules/reach.ts';
import { effective } from '../rules/rights.ts';

export interface Role {
  readonly name: string;
  readonly permissions: readonly PermissionName[];
  readonly fixed: boolean;
  readonly builtIn: boolean;
  readonly staff: number;
}

const builtIn: Readonly<Record<string, readonly PermissionName[]>> = roles;

/** What a role may; `stored` is its row, if any. Permissions of another time count no more. */
export function permissionsIn(
  name: string,
  stored: readonly string[] | null | undefined,
): readonly PermissionName[] {
  if (name === ownerRole) return permissions;
  return stored
    ? effective(permissions.filter((permission) => stored.includes(permission)))
    : (builtIn[name] ?? []);
}

interface RoleRow {
  readonly name: string;
  readonly stored: string[] | null;
  readonly staff: bigint;
}

export async function listRoles(on: Queryable | Tx): Promise<readonly Role[]> {
  const { rows } = await sql<RoleRow>`
    select name, r.permissions as stored,
      (select count(*) from operator_staff f where f.role = name and f.state <> 'removed') as staff
    from (select name from operator_role union select unnest(${Object.keys(builtIn)}::text[])) n
      (name) left join operator_role r using (name)
    order by name`.execute(on);
  return rows.map(({ name, stored, staff }) => ({
    name,
    permissions: permissionsIn(name, stored),
    fixed: name === ownerRole,
    builtIn: name in builtIn,
    staff: Number(staff),
  }));
}

export async function findRole(on: Queryable | Tx, name: string): Promise<Role | undefined> {
  return (await listRoles(on)).find((role) => role.name === name);
}

/** Adds a role or changes it. */
export async function writeRole(
  tx: Tx,
  role: Pick<Role, 'name' | 'permissions'>,
  now: number,
): Promise<void> {
  await sql`insert into operator_role (name, permissions, changed_at)
    values (${role.name}, ${[...role.permissions]}, ${new Date(now)})
    on conflict (name) do update set permissions = excluded.permissions,
      changed_at = excluded.changed_at`.execute(tx);
}

export async function deleteRole(tx: Tx, name: string): Promise<void> {
  await sql`delete from operator_role where name = ${name}`.execute(tx);
}
