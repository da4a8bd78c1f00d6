// Cashier: the desk of those who let money out. Its queue and evidence, rules that judge by
// themselves, signatures, shifts, figures and the books of payment providers beside ours.
import { cashierAutomation } from './automation.ts';
import { cashierCases } from './cases.ts';
import { cashierFigures } from './figures.ts';
import { cashierReconciliation } from './reconciliation.ts';
import { cashierShifts } from './shifts.ts';

export const cashier = {
  ...cashierCases,
  ...cashierShifts,
  ...cashierAutomation,
  ...cashierFigures,
  ...cashierReconciliation,
};
