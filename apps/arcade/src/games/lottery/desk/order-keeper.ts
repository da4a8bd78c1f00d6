// The order under way, stored for the tab: after a reload the same order is sent under the same
// key, so nothing is staked twice and nothing is lost.
import type { TabStore } from '../../../app/tab-store.ts';
import type { KeptOrder } from './desk-state.ts';

export interface OrderKeeper {
  kept(): KeptOrder | undefined;
  keep(order: KeptOrder): void;
  done(): void;
}

export interface OrderOwner {
  readonly gameCode: string;
  /** Another player in this tab never sends it. */
  readonly playerId: string;
}

export function createOrderKeeper(
  store: TabStore,
  { gameCode, playerId: owner }: OrderOwner,
): OrderKeeper {
  const key = `order:${gameCode}`;
  return {
    kept() {
      const value = store.read(key);
      if (!isKept(value) || value.owner !== owner) return undefined;
      const { intent, order, from } = value;
      return { intent, order, from };
    },
    keep: (order) => store.write(key, { ...order, owner }),
    done: () => store.remove(key),
  };
}

function isKept(value: unknown): value is KeptOrder & { readonly owner: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { intent, order, owner } = value as Partial<Record<string, unknown>>;
  return typeof intent === 'string' && typeof owner === 'string' && typeof order === 'object';
}
