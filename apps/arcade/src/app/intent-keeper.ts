// A stake that was sent and not yet answered, kept for the tab. After a reload or a lost connection
// the same key is sent again, so that the first answer comes back and nothing is staked twice.
import type { TabStore } from './tab-store.ts';

export interface KeptIntent {
  readonly intent: string;
  readonly stake: string;
}

export interface IntentKeeper {
  kept(): KeptIntent | undefined;
  keep(intent: KeptIntent): void;
  answered(): void;
}

export function createIntentKeeper(store: TabStore, gameCode: string): IntentKeeper {
  const key = `intent:${gameCode}`;
  return {
    kept() {
      const value = store.read(key);
      return isIntent(value) ? value : undefined;
    },
    keep: (intent) => store.write(key, intent),
    answered: () => store.remove(key),
  };
}

function isIntent(value: unknown): value is KeptIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { intent, stake } = value as Partial<Record<string, unknown>>;
  return typeof intent === 'string' && typeof stake === 'string';
}
