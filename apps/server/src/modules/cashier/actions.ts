// Every call of cashier and the action that answers it.
import type { cashier } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import {
  saveAutomation,
  startAutomation,
  stopAutomation,
} from './automation/actions/change-automation.ts';
import { getAutomation } from './automation/actions/get-automation.ts';
import { tryAutomation } from './automation/actions/try-automation.ts';
import { addCaseNote } from './cases/actions/add-case-note.ts';
import { previewBulk, runBulk } from './cases/actions/bulk.ts';
import { claimCase, releaseCase } from './cases/actions/claim-case.ts';
import { countCases } from './cases/actions/count-cases.ts';
import { getEvidence } from './cases/actions/get-evidence.ts';
import { listCases } from './cases/actions/list-cases.ts';
import { listReasons } from './cases/actions/list-reasons.ts';
import { dropReason, saveReason } from './cases/actions/save-reason.ts';
import { acceptHandover, getShift, handOver } from './cases/actions/shift.ts';
import { signCase } from './cases/actions/sign-case.ts';
import { exportMoneyReport, getMoneyReport } from './figures/actions/get-money-report.ts';
import { getOverview } from './figures/actions/get-overview.ts';
import { getQueues } from './figures/actions/get-queues.ts';
import { getReserve } from './figures/actions/get-reserve.ts';
import type { CashierPorts } from './ports.ts';
import {
  addDifferenceNote,
  closeDifference,
  listDifferenceNotes,
  listDifferences,
} from './reconciliation/actions/differences.ts';
import {
  importSettlement,
  listSettlements,
  saveProviderFees,
} from './reconciliation/actions/settlements.ts';

export function createActions(ports: CashierPorts): Actions<typeof cashier> {
  return {
    listCases: listCases(ports),
    countCases: countCases(ports),
    getEvidence: getEvidence(ports),
    claimCase: claimCase(ports),
    releaseCase: releaseCase(ports),
    addCaseNote: addCaseNote(ports),
    signCase: signCase(ports),
    previewBulk: previewBulk(ports),
    runBulk: runBulk(ports),
    listReasons: listReasons(ports),
    saveReason: saveReason(ports),
    dropReason: dropReason(ports),
    getShift: getShift(ports),
    handOver: handOver(ports),
    acceptHandover: acceptHandover(ports),
    getAutomation: getAutomation(ports),
    saveAutomation: saveAutomation(ports),
    startAutomation: startAutomation(ports),
    stopAutomation: stopAutomation(ports),
    tryAutomation: tryAutomation(ports),
    getOverview: getOverview(ports),
    getQueues: getQueues(ports),
    getMoneyReport: getMoneyReport(ports),
    exportMoneyReport: exportMoneyReport(ports),
    getReserve: getReserve(ports),
    listSettlements: listSettlements(ports),
    importSettlement: importSettlement(ports),
    saveProviderFees: saveProviderFees(ports),
    listDifferences: listDifferences(ports),
    addDifferenceNote: addDifferenceNote(ports),
    listDifferenceNotes: listDifferenceNotes(ports),
    closeDifference: closeDifference(ports),
  };
}
