// Messages between a game in its frame and the site. They are exchanged only with the game's own
// window at the game's own origin.
import { type RefObject, useEffect, useEffectEvent } from 'react';

const ofRounds = ['round-began', 'round-ended', 'balance'] as const;
const told = [
  ...ofRounds,
  'ready',
  'exit',
  'open-game',
  'session-lost',
  'deposit',
  'limits',
] as const;

export interface GameTold {
  readonly what: (typeof told)[number];
  /** The stake of the round that began, as the game wrote it, unchecked. */
  readonly stake?: unknown;
  /** The game to open in the place of this one. */
  readonly gameCode?: string;
}

const codeOfGame = /^[0-9a-zA-Z_-]{1,64}$/u;

/** Our own games, and games of vendors by the words of docs/vendors.md. */
const speakers: readonly unknown[] = ['baize-arcade', 'baize-game'];

export function gameTold(data: unknown): GameTold | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, stake, gameCode } = data as Partial<Record<string, unknown>>;
  const what = told.find((name) => name === type);
  if (!speakers.includes(source) || what === undefined) return undefined;
  if (what === 'open-game') {
    const isCode = typeof gameCode === 'string' && codeOfGame.test(gameCode);
    return isCode ? { what, gameCode } : undefined;
  }
  return what === 'round-began' ? { what, stake } : { what };
}

export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  onTold: (told: GameTold) => void,
): void {
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (address === undefined) return undefined;
    const { origin } = new URL(address);
    const hear = (message: MessageEvent) => {
      if (message.origin !== origin) return;
      if (message.source !== frame.current?.contentWindow) return;
      const word = gameTold(message.data);
      if (word !== undefined) tell(word);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, address]);
}

/** Tells a game of ours what the player has, whenever it moves; it then asks the server itself. */
export function useTellBalance(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  balance: string | undefined,
): void {
  useEffect(() => {
    if (address === undefined || balance === undefined) return;
    const word = { source: 'baize-site', type: 'balance', balance };
    frame.current?.contentWindow?.postMessage(word, new URL(address).origin);
  }, [frame, address, balance]);
}
