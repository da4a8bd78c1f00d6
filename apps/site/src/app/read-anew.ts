// Reads data again after news of it. All hearers of one moment ask once, and an answer that was
// under way when the news came may be older than it: another follows.
import type { Query, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

const asked = new Set<string>();
const followed = new Set<string>();

/** Reads what is shown of it again, and the rest when it is shown. */
export function readAnew(queryKey: QueryKey): void {
  const name = JSON.stringify(queryKey);
  if (asked.has(name)) return;
  asked.add(name);
  queueMicrotask(() => {
    asked.delete(name);
    const underWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
    for (const query of underWay) follow(query);
    invalidate({ queryKey });
  });
}

function follow(query: Query): void {
  const { queryKey, queryHash } = query;
  if (followed.has(queryHash)) return;
  followed.add(queryHash);
  const again = () => {
    followed.delete(queryHash);
    invalidate({ queryKey, exact: true });
  };
  void (query.promise ?? Promise.resolve()).then(again, again);
}

/** What is under way is not cancelled: where news come fast, no answer would ever arrive. */
const invalidate = (which: { readonly queryKey: QueryKey; readonly exact?: boolean }): void =>
  void queryClient.invalidateQueries(which, { cancelRefetch: false });
