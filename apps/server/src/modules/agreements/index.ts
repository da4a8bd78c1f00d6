// Agreements between agents, and between agents and the house: dividends and salaries of teams,
// their life, the closing of their periods, their bills.
import type { agreements } from '@baize/contract';
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import type { AgreementsPorts } from './ports.ts';

export type { AgreementsPorts } from './ports.ts';

export function createAgreements(ports: AgreementsPorts) {
  return {
    actions: createActions(ports),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof agreements>;
}

export type Agreements = ReturnType<typeof createAgreements>;
