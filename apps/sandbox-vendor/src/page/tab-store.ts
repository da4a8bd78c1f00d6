// What the page keeps for its tab. A browser that lets no framed page of another site keep anything
// throws at the very sight of its store: then the page keeps it as long as it stands.

export type TabStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): TabStore {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

/** The tab's own store where the browser gives one. */
export function openTabStore(view: { readonly sessionStorage: TabStore }): TabStore {
  try {
    return view.sessionStorage;
  } catch {
    return inMemory();
  }
}

export const tabStore = openTabStore(globalThis);
