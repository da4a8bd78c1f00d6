// A stake that was sent and not yet answered, kept for the tab. After a reload or a lost connection
// the same key is sent again, so that the first answer comes back and nothing is staked twice. It
// belongs to the sign-in it was made under: nobody else in the same tab ever sends it.
import type { TabStore } from './tab-store.ts';

export interface KeptIntent {
  readonly intent: string;
  readonly stake: string;
  /** The rules it was staked under; of an older screen nobody knows. */
  readonly gameVersion?: string;
}

export interface IntentKeeper {
  kept(): KeptIntent | undefined;
  keep(intent: KeptIntent): void;
  answered(): void;
}

export interface IntentOwner {
  readonly gameCode: string;
  /** When the player signed in. */
  readonly sessionSince: number;
}

export function createIntentKeeper(store: TabStore, owner: IntentOwner): IntentKeeper {
  const key = `intent:${owner.gameCode}`;
  const since = owner.sessionSince;
  return {
    kept() {
      const value = store.read(key);
      if (!isIntent(value) || value.since !== since) return undefined;
      const { intent, stake, gameVersion } = value;
      return { intent, stake, ...(gameVersion === undefined ? {} : { gameVersion }) };
    },
    keep: (intent) => store.write(key, { ...intent, since }),
    answered: () => store.remove(key),
  };
}

function isIntent(value: unknown): value is KeptIntent & { readonly since: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { intent, stake, since, gameVersion } = value as Partial<Record<string, unknown>>;
  const isVersion = gameVersion === undefined || typeof gameVersion === 'string';
  const isKept = typeof intent === 'string' && typeof stake === 'string' && isVersion;
  return isKept && typeof since === 'number';
}
