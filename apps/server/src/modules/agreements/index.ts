// Agreements between agents, and between agents and the house: dividends and salaries of teams,
// their life, the closing of their periods, their bills.
import type { agreements } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { everyMinute, none, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { endTerms } from './jobs/end-terms.ts';
import { payArrears } from './jobs/pay-arrears.ts';
import { leaving } from './leaving.ts';
import { agentEnded, memberMoved } from './line-changed.ts';
import type { AgreementsPorts } from './ports.ts';
import { housePaysOne } from './store/reader.ts';

export type { AgreementsPorts } from './ports.ts';

export interface LineChanged {
  readonly memberId: string;
  readonly now: number;
}

export function createAgreements(ports: AgreementsPorts) {
  return {
    actions: createActions(ports),
    /** A member stands below another agent now, in the transaction that moved them. */
    memberMoved: (tx: Tx, changed: LineChanged) => memberMoved(ports, tx, changed),
    /** A member is no agent any more. */
    agentEnded: (tx: Tx, changed: LineChanged) => agentEnded(ports, tx, changed),
    /** Whether the house pays one of these agents, or offered it. */
    housePaysOne: (tx: Tx, asked: { readonly agentIds: readonly string[]; readonly now: number }) =>
      housePaysOne(tx, asked),
    start: none,
    stop: none,
    jobs: [
      { name: 'agreements-close-periods', cron: everyMinute, run: closePeriods(ports) },
      { name: 'agreements-pay-arrears', cron: everyMinute, run: payArrears(ports) },
      { name: 'agreements-end-terms', cron: everyMinute, run: endTerms(ports) },
    ],
    forgetOld: none,
    copyOf: none,
    closing: leaving(ports),
  } satisfies ModuleDoor<typeof agreements>;
}

export type Agreements = ReturnType<typeof createAgreements>;
