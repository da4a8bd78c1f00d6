// The page's calls to its own server. The key of the session lives in this tab alone.
import { tabStore } from './tab-store.ts';

export interface Choice {
  readonly code: string;
  readonly pays: string;
  readonly returnPercent: string;
}

export type StageName = 'cards' | 'reels' | 'match' | 'fish' | 'dominoes' | 'balls';

export interface GameFacts {
  readonly game: {
    readonly code: string;
    readonly names: { readonly en: string; readonly id: string };
    readonly stage: StageName;
    readonly hue: number;
  };
  readonly category: string;
  readonly brand: string;
  readonly choices: readonly Choice[];
  readonly marks: { readonly count: number; readonly highest: number } | null;
  readonly chips: readonly string[];
  readonly stakeMax: string;
  readonly currency: string;
  /** Stands before an amount, as on the pages of the house. */
  readonly symbol: string;
  readonly language: string;
  readonly isDemo: boolean;
  readonly backUrl: string;
  readonly balance: string | null;
  readonly history: readonly RoundView[];
}

export interface RoundView {
  readonly id: string;
  readonly choice: string;
  readonly stake: string;
  readonly state: 'open' | 'settled' | 'rolled-back' | 'refused';
  readonly reason: string;
  readonly balance?: string;
  readonly at: number;
  readonly payout?: string;
  readonly outcome?: Outcome;
}

export type Outcome = Readonly<Record<string, unknown>>;

export type Told<T> = { readonly value: T } | { readonly error: string };

const keyName = 'sandbox-vendor-key';

async function call<T>(path: string, body: object): Promise<Told<T>> {
  const key = tabStore.getItem(keyName);
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const told = (await response.json()) as T & { error?: string };
    return response.ok ? { value: told } : { error: told.error ?? 'fault' };
  } catch {
    return { error: 'offline' };
  }
}

/** Opens by the ticket or the demo game of the address, else goes on with this tab's session. */
export async function openGame(address: URL): Promise<Told<GameFacts>> {
  const ticket = new URLSearchParams(address.hash.slice(1)).get('ticket');
  const game = address.searchParams.get('demo');
  const language = address.searchParams.get('language') ?? navigator.language;
  if (ticket === null && tabStore.getItem(keyName)) {
    const known = await call<GameFacts>('/player/facts', {});
    if (game === null || ('value' in known && known.value.game.code === game)) return known;
  }
  tabStore.removeItem(keyName);
  const opened = ticket
    ? await call<GameFacts & { key: string }>('/player/open', { ticket })
    : await call<GameFacts & { key: string }>('/player/demo', { game: game ?? '', language });
  if ('value' in opened) {
    tabStore.setItem(keyName, opened.value.key);
    history.replaceState(null, '', `${address.pathname}${address.search}`);
  }
  return opened;
}

export interface Asked {
  readonly intent: string;
  readonly choice: string;
  readonly stake: string;
}

export const playRound = (asked: Asked): Promise<Told<RoundView>> => call('/player/play', asked);

export const lookAtRound = (round: string): Promise<Told<RoundView>> =>
  call('/player/round', { round });

export interface ListedGame {
  readonly code: string;
  readonly category: string;
  readonly brand: string;
  readonly hue: number;
  readonly stage: StageName;
  readonly names: { readonly en: string; readonly id: string };
}

export async function listGames(): Promise<readonly ListedGame[]> {
  const response = await fetch('/player/games');
  return (await response.json()) as readonly ListedGame[];
}

/** A name for one click, also where the page is not served securely. */
export const newIntent = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
