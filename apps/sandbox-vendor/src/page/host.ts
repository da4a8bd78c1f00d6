// Sends a game's messages only to the page that frames it: to the origin of its launch address, and
// nowhere when the game runs alone.
export type HostMessage =
  | { readonly type: 'ready'; readonly game: string }
  | { readonly type: 'balance'; readonly balance: string; readonly currency: string }
  | { readonly type: 'round-began'; readonly stake: string }
  | { readonly type: 'round-ended' }
  | { readonly type: 'session-lost' }
  | { readonly type: 'exit' };

export interface Host {
  readonly isFramed: boolean;
  tell(message: HostMessage): void;
}

export function hostOf(view: Window, backUrl: string): Host {
  const isFramed = view.parent !== view && URL.canParse(backUrl);
  return {
    isFramed,
    tell(message) {
      if (!isFramed) return;
      view.parent.postMessage({ source: 'baize-game', ...message }, new URL(backUrl).origin);
    },
  };
}
