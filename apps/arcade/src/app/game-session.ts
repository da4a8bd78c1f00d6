// A game's own session: the launch code is exchanged once for a token, and the token is stored for
// the tab, one a game, so that a reload resumes it.
import type { Client, Failure } from '@baize/client';
import type { Launch } from './launch.ts';
import type { TabStore } from './tab-store.ts';

export interface GameSession {
  readonly token: string;
  readonly gameCode: string;
  readonly demo: boolean;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly language: string;
}

export type Opening =
  | { readonly state: 'open'; readonly session: GameSession }
  | { readonly state: 'refused'; readonly failure: Failure }
  | { readonly state: 'missing' };

const keyOf = (gameCode: string) => `session:${gameCode}`;

/** Exchanges the launch code, or takes up the session that the tab still has. */
export async function openSession(
  client: Client,
  launch: Launch,
  store: TabStore,
): Promise<Opening> {
  if (launch.launchCode === undefined) {
    const session = readSession(store, launch.gameCode);
    return session === undefined ? { state: 'missing' } : { state: 'open', session };
  }
  const answer = await client.catalogue.openGameSession({ launch: launch.launchCode });
  if (!answer.ok) return { state: 'refused', failure: answer };
  store.write(keyOf(launch.gameCode), answer.value);
  return { state: 'open', session: answer.value };
}

export function readSession(store: TabStore, gameCode: string): GameSession | undefined {
  const kept = store.read(keyOf(gameCode));
  return isSession(kept) && kept.gameCode === gameCode ? kept : undefined;
}

export function forgetSession(store: TabStore, gameCode: string): void {
  store.remove(keyOf(gameCode));
}

function isSession(value: unknown): value is GameSession {
  if (typeof value !== 'object' || value === null) return false;
  const { token, gameCode, currencySymbol } = value as Partial<Record<string, unknown>>;
  return [token, gameCode, currencySymbol].every((part) => typeof part === 'string');
}
