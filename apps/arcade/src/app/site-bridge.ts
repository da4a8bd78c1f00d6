// Messages between a game and the site around it: sent to that site's origin only and accepted from
// its window only. A game opened on its own does neither.

export type SiteMessage =
  | { readonly type: 'ready'; readonly gameCode: string }
  | { readonly type: 'balance'; readonly balance: string; readonly currency: string }
  /** A round is shown until its end is reported; without a stake it was taken before. */
  | { readonly type: 'round-began'; readonly stake?: string }
  | { readonly type: 'round-ended' }
  /** Another of our games is to be opened in the place of this one. */
  | { readonly type: 'open-game'; readonly gameCode: string }
  | { readonly type: 'exit' }
  | { readonly type: 'deposit' }
  | { readonly type: 'limits' }
  | { readonly type: 'session-lost' };

export interface SiteBridge {
  readonly framed: boolean;
  tell(message: SiteMessage): void;
  /** Called with the balance that the site shows, whenever it changes there. */
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
