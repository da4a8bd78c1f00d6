// What a game in its frame and the site tell each other. Only the game's own window at the game's
// own origin is heard and told; anything else on the page is not.
import { type RefObject, useEffect, useEffectEvent } from 'react';

const ofRounds = ['round-began', 'round-ended', 'balance'] as const;
const told = [...ofRounds, 'ready', 'exit', 'session-lost', 'deposit', 'limits'] as const;

export interface GameTold {
  readonly what: (typeof told)[number];
  /** What a round that began took, as the game wrote it; nothing has looked at it. */
  readonly stake?: unknown;
}

/** Our own games, and games of vendors by the words of docs/vendors.md. */
const speakers: readonly unknown[] = ['baize-arcade', 'baize-game'];

export function gameTold(data: unknown): GameTold | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, stake } = data as Partial<Record<string, unknown>>;
  const what = told.find((name) => name === type);
  if (!speakers.includes(source) || what === undefined) return undefined;
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
