// The text of typed bets, kept for the tab by game and player.
import type { TabStore } from '../../../app/tab-store.ts';

export interface TextOwner {
  readonly gameCode: string;
  readonly playerId: string;
}

const keyOf = (gameCode: string) => `lottery-slang:${gameCode}`;

export function keptText(store: TabStore, { gameCode, playerId }: TextOwner): string {
  const kept = store.read(keyOf(gameCode));
  if (typeof kept !== 'object' || kept === null) return '';
  const { playerId: owner, text } = kept as Readonly<Record<string, unknown>>;
  return owner === playerId && typeof text === 'string' ? text : '';
}

export function keepText(store: TabStore, { gameCode, playerId }: TextOwner, text: string): void {
  if (text === '') store.remove(keyOf(gameCode));
  else store.write(keyOf(gameCode), { playerId, text });
}
