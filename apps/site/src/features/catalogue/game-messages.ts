// What a game in its frame and the site tell each other. Only the game's own window at the game's
// own origin is heard and told; anything else on the page is not.
import { type RefObject, useEffect, useEffectEvent } from 'react';

export type GameTold = 'ready' | 'balance' | 'exit' | 'session-lost' | 'deposit' | 'limits';

/** Our own games, and games of vendors by the words of docs/vendors.md. */
const speakers: readonly unknown[] = ['baize-arcade', 'baize-game'];
const told: readonly string[] = ['ready', 'balance', 'exit', 'session-lost', 'deposit', 'limits'];

export function gameTold(data: unknown): GameTold | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  if (!speakers.includes(source) || typeof type !== 'string') return undefined;
  return told.includes(type) ? (type as GameTold) : undefined;
}

export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  onTold: (what: GameTold) => void,
): void {
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (address === undefined) return undefined;
    const { origin } = new URL(address);
    const hear = (message: MessageEvent) => {
      if (message.origin !== origin) return;
      if (message.source !== frame.current?.contentWindow) return;
      const what = gameTold(message.data);
      if (what !== undefined) tell(what);
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
