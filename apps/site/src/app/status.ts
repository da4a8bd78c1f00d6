// The platform's status: the state of the whole site and the features that are on. The last answer
// of this tab is shown at once after a reload and then refreshed. Its many readers share one
// observer: an observer each would cost a slow phone more than the parts that they draw.
import { useCallback, useSyncExternalStore } from 'react';
import { hashKey, QueryObserver } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { ModuleId, OutputOf, settings } from '@baize/contract';
import { client } from './client.ts';
import { openToAll, queryClient } from './query-client.ts';
import { siteConfig } from './site-config.ts';
import { fetchedBefore, keepFetched, writeStoredJson } from './stored.ts';

export type SystemStatus = OutputOf<typeof settings.getStatus>;
export type Brand = SystemStatus['info']['brand'];
/** 0 normal, 1 closed for maintenance, 2 not offered where the visitor is. */
export type StatusCode = 0 | 1 | 2;

const storageKey = 'settings';

async function fetchStatus(): Promise<SystemStatus> {
  const status = unwrap(await client.settings.getStatus());
  keepFetched(storageKey, status);
  writeStoredJson('session', 'routers', status.info.domainRoute);
  return status;
}

export const statusQuery = { queryKey: ['status'], queryFn: fetchStatus, ...openToAll };

const hash = hashKey(statusQuery.queryKey);
/** What an older release remembered may be something else. */
const whole = (found: unknown) =>
  (found as SystemStatus | undefined)?.info ? (found as SystemStatus) : undefined;
const inCache = () => whole(queryClient.getQueryCache().get(hash)?.state.data);

function currentStatus(): SystemStatus | undefined {
  const status = inCache();
  if (status !== undefined) return status;
  const remembered = whole(fetchedBefore(storageKey));
  if (remembered !== undefined)
    queryClient.setQueryData(statusQuery.queryKey, remembered, { updatedAt: 0 });
  return remembered;
}

const listeners = new Set<() => void>();
let stopAsking: (() => void) | undefined;

/** Asks again at intervals and when the tab is shown, as long as anybody reads the status. */
function ask(): () => void {
  const observer = new QueryObserver(queryClient, {
    ...statusQuery,
    refetchInterval: siteConfig.statusSeconds * 1000,
    notifyOnChangeProps: ['data'],
  });
  return observer.subscribe(() => {
    for (const told of listeners) told();
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  stopAsking ??= ask();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopAsking?.();
    stopAsking = undefined;
  };
}

/** A component that reads a part is drawn again only when that part changes. */
function useStatusPart<Part>(select: (status: SystemStatus) => Part): Part | undefined {
  const read = () => {
    const status = currentStatus();
    return status === undefined ? undefined : select(status);
  };
  return useSyncExternalStore(listen, read, read);
}

const brandOf = ({ info }: SystemStatus) => info.brand;

export const useStatus = (): SystemStatus | undefined => useStatusPart(whole);
export const useBrand = (): Brand | undefined => useStatusPart(brandOf);
export const useStatusCode = (): StatusCode | undefined => useStatusPart(statusCode);

export function statusCode(status: SystemStatus | undefined): StatusCode {
  if (status?.maintenance === true) return 1;
  return status?.regionRestriction === true ? 2 : 0;
}

interface ModuleNode {
  readonly modId: string;
  readonly enabled: string;
  readonly childrenNodes: readonly unknown[];
}

const switchedOn = (nodes: readonly ModuleNode[]): readonly string[] =>
  nodes.flatMap(({ modId, enabled, childrenNodes }) => [
    ...(enabled === '1' ? [modId] : []),
    ...switchedOn(childrenNodes as ModuleNode[]),
  ]);

/** Each status is walked once, not once for each part of the page that asks. */
const onIn = new WeakMap<readonly unknown[], ReadonlySet<string>>();

function modulesOn({ info: { whitelabel } }: SystemStatus): ReadonlySet<string> {
  const known = onIn.get(whitelabel);
  if (known !== undefined) return known;
  const on = new Set(switchedOn(whitelabel));
  onIn.set(whitelabel, on);
  return on;
}

/** Whether a switch is on; before the status is known nothing optional is offered. */
export function isModuleOn(status: SystemStatus | undefined, module: ModuleId): boolean {
  return status !== undefined && modulesOn(status).has(module);
}

export function useModule(module: ModuleId): boolean {
  const isOn = useCallback((status: SystemStatus) => isModuleOn(status, module), [module]);
  return useStatusPart(isOn) === true;
}
