// A stake that was sent and whose round is not shown to its end, stored for the tab. After a reload
// or a lost connection the same key is sent again, so that the first answer comes back, nothing is
// staked twice and the round continues at its step. It belongs to its session: another sign-in in
// the same tab never sends it, and no other kind of money.
import type { TabStore } from './tab-store.ts';

export interface KeptIntent {
  readonly intent: string;
  readonly stake: string;
  /** The rules it was staked under; undefined from an older screen. */
  readonly gameVersion?: string;
  /** The free rounds of which it is one: the house pays the stake. */
  readonly freeRoundsId?: string;
  /** The free bet that pays the stake. */
  readonly freeBetId?: string;
  /** What the player chose besides the stake, in games that ask. */
  readonly choice?: KeptChoice;
  /** How far the answer has been shown, once there is one. */
  readonly shown?: ShownSoFar;
}

export type KeptChoice = Readonly<Record<string, string | number>>;

export interface ShownSoFar {
  readonly roundId: string;
  /** How many of its cues had been shown when its last step began. */
  readonly cues: number;
}

export interface IntentKeeper {
  kept(): KeptIntent | undefined;
  keep(intent: KeptIntent): void;
  /** It was refused, or its round was shown to the end. */
  done(): void;
}

export interface IntentOwner {
  readonly gameCode: string;
  /** When the player signed in. */
  readonly sessionSince: number;
  /** What was staked in play money is not sent again in real money. */
  readonly currency: string;
}

export function createIntentKeeper(store: TabStore, owner: IntentOwner): IntentKeeper {
  const key = `intent:${owner.gameCode}`;
  const { sessionSince: since, currency } = owner;
  return {
    kept() {
      const value = store.read(key);
      if (!isIntent(value) || value.since !== since || value.currency !== currency)
        return undefined;
      const { intent, stake, gameVersion, freeRoundsId, freeBetId, choice, shown } = value;
      return {
        intent,
        stake,
        ...(gameVersion === undefined ? {} : { gameVersion }),
        ...(freeRoundsId === undefined ? {} : { freeRoundsId }),
        ...(freeBetId === undefined ? {} : { freeBetId }),
        ...(isChoice(choice) ? { choice } : {}),
        ...(isShown(shown) ? { shown } : {}),
      };
    },
    keep: (intent) => store.write(key, { ...intent, since, currency }),
    done: () => store.remove(key),
  };
}

interface Stored extends KeptIntent {
  readonly since: number;
  readonly currency: string;
}

function isIntent(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { intent, stake, since, currency, ...more } = value as Partial<Record<string, unknown>>;
  const { gameVersion, freeRoundsId, freeBetId } = more;
  const areTexts = [gameVersion, freeRoundsId, freeBetId].every((one) => isTextOrNone(one));
  const isKept = typeof intent === 'string' && typeof stake === 'string' && areTexts;
  return isKept && typeof since === 'number' && typeof currency === 'string';
}

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isChoice(value: unknown): value is KeptChoice {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((one) => ['string', 'number'].includes(typeof one));
}

function isShown(value: unknown): value is ShownSoFar {
  if (typeof value !== 'object' || value === null) return false;
  const { roundId, cues } = value as Partial<Record<string, unknown>>;
  return typeof roundId === 'string' && Number.isSafeInteger(cues);
}
