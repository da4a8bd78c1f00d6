// The tree of module switches: a switch under another counts as off while that one is off, so that
// turning registration off turns every kind of it off.
import { moduleIds, modules, parentOf, type ModuleId } from '@baize/contract';

export type Switches = Readonly<Partial<Record<ModuleId, boolean>>>;

/** One switch of the tree as the family sends it: `enabled` is the text 1 or 0. */
export interface ModuleNode {
  readonly modId: ModuleId;
  readonly enabled: '1' | '0';
  readonly childrenNodes: ModuleNode[];
}

export function isModuleId(name: string): name is ModuleId {
  return Object.hasOwn(modules, name);
}

export function isFixed(module: ModuleId): boolean {
  const fact: { readonly on: boolean; readonly fixed?: boolean } = modules[module];
  return fact.fixed === true;
}

/** How the switch itself stands. */
export function standsOn(module: ModuleId, switches: Switches): boolean {
  return isFixed(module) || (switches[module] ?? modules[module].on);
}

/** Whether what the switch offers is offered: it and every switch above it are on. */
export function isOffered(module: ModuleId, switches: Switches): boolean {
  const parent = parentOf(module);
  return standsOn(module, switches) && (parent === undefined || isOffered(parent, switches));
}

export function moduleTree(switches: Switches, under?: ModuleId): ModuleNode[] {
  return moduleIds
    .filter((module) => parentOf(module) === under)
    .map((modId) => ({
      modId,
      enabled: isOffered(modId, switches) ? '1' : '0',
      childrenNodes: moduleTree(switches, modId),
    }));
}
