// The query client, and how long answers stay fresh. The API client itself repeats what may be
// repeated, so nothing is retried here; a tab that is shown again refreshes stale data. Without a
// connection a request fails at once: sent later, it could come when nobody wants it any more.
import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Marks a query as everybody's: it survives a change of who is signed in. */
export const openToAll = { meta: { open: true } } as const;

/** Marks a query as asking for the offer: it is asked again when the house changes that. */
export const ofTheOffer = { meta: { offer: true } } as const;
export const openOffer = { meta: { open: true, offer: true } } as const;
