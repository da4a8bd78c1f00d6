// The platform's status: the state of the whole site and the features that are on. The last answer
// of this tab is shown at once after a reload and then refreshed.
import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { ModuleId, OutputOf, settings } from '@baize/contract';
import { client } from './client.ts';
import { openToAll } from './query-client.ts';
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

const rememberedStatus = () => fetchedBefore(storageKey) as SystemStatus | undefined;

export const statusQuery = { queryKey: ['status'], queryFn: fetchStatus, ...openToAll };

/** A component that reads a part is drawn again only when that part changes. */
function useStatusPart<Part>(select: (status: SystemStatus) => Part): Part | undefined {
  return useQuery({
    ...statusQuery,
    initialData: rememberedStatus,
    initialDataUpdatedAt: 0,
    refetchInterval: siteConfig.statusSeconds * 1000,
    select,
  }).data;
}

const whole = (status: SystemStatus) => status;
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

function isNodeOn(nodes: readonly ModuleNode[], module: string): boolean {
  return nodes.some(
    ({ modId, enabled, childrenNodes }) =>
      (modId === module && enabled === '1') || isNodeOn(childrenNodes as ModuleNode[], module),
  );
}

/** Whether a switch is on; before the status is known nothing optional is offered. */
export function isModuleOn(status: SystemStatus | undefined, module: ModuleId): boolean {
  return status !== undefined && isNodeOn(status.info.whitelabel, module);
}

export function useModule(module: ModuleId): boolean {
  const isOn = useCallback((status: SystemStatus) => isModuleOn(status, module), [module]);
  return useStatusPart(isOn) === true;
}
