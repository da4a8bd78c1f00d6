// Reports: what play and money came to over days, asked of the modules whose figures they are.
import type { reports } from '@baize/contract';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import type { ReportsPorts } from './ports.ts';

export type { ReportsPorts } from './ports.ts';

export function createReports(ports: ReportsPorts) {
  return {
    actions: createActions(ports),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof reports>;
}

export type Reports = ReturnType<typeof createReports>;
