// The name of a role: built-in roles in the reader's language, the others as they are named.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, operator, PermissionName } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';

export type Role = OutputOf<typeof operator.listRoles>['list'][number];
/** A name given by staff is shown as written. */
const houseRoles = ['owner', 'cashier', 'support'];

export const rolesKey = ['roles'] as const;

export function useRoleName(): (name: string) => string {
  const t = useText();
  return (name) => (houseRoles.includes(name) && t.named(`operator.role-${name}`)) || name;
}

export function useRoles() {
  return useQuery({
    queryKey: rolesKey,
    queryFn: async () => unwrap(await client.operator.listRoles()).list,
  });
}

/** Whether the signed-in role may give this one: it holds all that the other may. */
export function mayGive(
  own: { readonly role: string; readonly permissions: readonly string[] } | undefined,
  { name, permissions }: Pick<Role, 'name' | 'permissions'>,
): boolean {
  if (!own || (name === 'owner' && own.role !== 'owner')) return false;
  return permissions.every((permission) => own.permissions.includes(permission));
}

type Dashed<Name> = Name extends `${infer Noun}.${infer Action}` ? `${Noun}-${Action}` : never;

export const permissionText = (name: PermissionName): TextKey =>
  `operator.permission-${name.replace('.', '-') as Dashed<PermissionName>}`;
