// The permissions that a role may have together: one that needs another counts only beside it.
import { permissionNeeds, type PermissionName } from '@baize/contract';

/** The first right that lacks the one it needs. */
export function standsAlone(held: readonly PermissionName[]): PermissionName | undefined {
  return held.find((one) => {
    const needed = permissionNeeds[one];
    return needed !== undefined && !held.includes(needed);
  });
}

/** Drops permissions that stand alone: one that needs another counts only beside it. */
export function effective(held: readonly PermissionName[]): readonly PermissionName[] {
  const alone = standsAlone(held);
  return alone === undefined ? held : effective(held.filter((one) => one !== alone));
}
