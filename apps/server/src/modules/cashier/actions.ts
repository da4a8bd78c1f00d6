// Every call of cashier and the action that answers it.
import type { cashier } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getAutomation } from './automation/actions/get-automation.ts';
import { saveAutomation } from './automation/actions/save-automation.ts';
import { startAutomation } from './automation/actions/start-automation.ts';
import { stopAutomation } from './automation/actions/stop-automation.ts';
import { tryAutomation } from './automation/actions/try-automation.ts';
import { acceptHandover } from './cases/actions/accept-handover.ts';
import { addCaseNote } from './cases/actions/add-case-note.ts';
import { claimCase } from './cases/actions/claim-case.ts';
import { countCases } from './cases/actions/count-cases.ts';
import { dropReason } from './cases/actions/drop-reason.ts';
import { getEvidence } from './cases/actions/get-evidence.ts';
import { getShift } from './cases/actions/get-shift.ts';
import { handOver } from './cases/actions/hand-over.ts';
import { listCases } from './cases/actions/list-cases.ts';
import { listReasons } from './cases/actions/list-reasons.ts';
import { previewBulk } from './cases/actions/preview-bulk.ts';
import { releaseCase } from './cases/actions/release-case.ts';
import { runBulk } from './cases/actions/run-bulk.ts';
import { saveReason } from './cases/actions/save-reason.ts';
import { signCase } from './cases/actions/sign-case.ts';
import { exportMoneyReport } from './figures/actions/export-money-report.ts';
import { getMoneyReport } from './figures/actions/get-money-report.ts';
import { getOverview } from './figures/actions/get-overview.ts';
import { getQueues } from './figures/actions/get-queues.ts';
import { getReserve } from './figures/actions/get-reserve.ts';
import { addDifferenceNote } from './reconciliation/actions/add-difference-note.ts';
import { closeDifference } from './reconciliation/actions/close-difference.ts';
import { importSettlement } from './reconciliation/actions/import-settlement.ts';
import { listDifferenceNotes } from './reconciliation/actions/list-difference-notes.ts';
import { listDifferences } from './reconciliation/actions/list-differences.ts';
import { listSettlements } from './reconciliation/actions/list-settlements.ts';
import { saveProviderFees } from './reconciliation/actions/save-provider-fees.ts';
import type { CashierPorts } from './ports.ts';

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
