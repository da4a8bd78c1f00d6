// What a game and the site around it tell each other, and nobody else: messages go to that site's
// origin only and are heard from its window only; a game that is opened on its own does neither.

export type SiteMessage =
  | { readonly type: 'ready'; readonly gameCode: string }
  | { readonly type: 'balance'; readonly balance: string; readonly currency: string }
  /** A round is shown until it is said to have ended; without a stake it was taken before. */
  | { readonly type: 'round-began'; readonly stake?: string }
  | { readonly type: 'round-ended' }
  | { readonly type: 'exit' }
  | { readonly type: 'deposit' }
  | { readonly type: 'limits' }
  | { readonly type: 'session-lost' };

export interface SiteBridge {
  readonly framed: boolean;
  tell(message: SiteMessage): void;
  /** Told what the site shows of the player's money, whenever it moves there. */
  onBalance(hear: (balance: string) => void): () => void;
}

/** The balance in a word of the site; undefined: it is none. */
export function balanceTold(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, balance } = data as Partial<Record<string, unknown>>;
  const isTold = source === 'baize-site' && type === 'balance' && typeof balance === 'string';
  return isTold && balance.length <= 40 ? balance : undefined;
}

export function createSiteBridge(view: Window, siteOrigin: string): SiteBridge {
  const framed = view.parent !== view;
  return {
    framed,
    tell(message) {
      if (!framed) return;
      view.parent.postMessage({ source: 'baize-arcade', ...message }, siteOrigin);
    },
    onBalance(hear) {
      const listen = ({ origin, source, data }: MessageEvent) => {
        if (!framed || origin !== siteOrigin || source !== view.parent) return;
        const balance = balanceTold(data);
        if (balance !== undefined) hear(balance);
      };
      view.addEventListener('message', listen);
      return () => view.removeEventListener('message', listen);
    },
  };
}
