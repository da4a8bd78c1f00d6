// The roles with their permissions, and how many hold each.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { printRole } from '../change-role.ts';
import { listRoles as readRoles } from '../store/roles.ts';

export function listRoles({ ports }: OperatorParts): Action<typeof operator.listRoles> {
  return async () => ({ list: (await readRoles(ports.database.kysely)).map(printRole) });
}
