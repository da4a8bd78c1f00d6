// The page's storage for its tab. A browser that forbids storage to framed pages of other sites
// throws at the first access: then the page keeps the data in memory.

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
