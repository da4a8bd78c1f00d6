// What a game tells the site around it, and nobody else: messages go to that site's origin only,
// and nowhere when the game is opened on its own.

export type SiteMessage =
  | { readonly type: 'ready'; readonly gameCode: string }
  | { readonly type: 'balance'; readonly balance: string; readonly currency: string }
  | { readonly type: 'exit' }
  | { readonly type: 'deposit' }
  | { readonly type: 'limits' }
  | { readonly type: 'session-lost' };

export interface SiteBridge {
  readonly framed: boolean;
  tell(message: SiteMessage): void;
}

export function createSiteBridge(view: Window, siteOrigin: string): SiteBridge {
  const framed = view.parent !== view;
  return {
    framed,
    tell(message) {
      if (!framed) return;
      view.parent.postMessage({ source: 'baize-arcade', ...message }, siteOrigin);
    },
  };
}
