// Differential commission: plans of the house, their periods and what they pay.
import { confirmCommissionPlan } from './actions/confirm-commission-plan.ts';
import { createCommissionPlan } from './actions/create-commission-plan.ts';
import { editCommissionPlan } from './actions/edit-commission-plan.ts';
import { getCommissionBill } from './actions/get-commission-bill.ts';
import { getCommission } from './actions/get-commission.ts';
import { listCommissionBills } from './actions/list-commission-bills.ts';
import { listCommissionPlans } from './actions/list-commission-plans.ts';
import { listCommissions } from './actions/list-commissions.ts';
import { tryCommissionPlan } from './actions/try-commission-plan.ts';
import { withdrawCommissionPlan } from './actions/withdraw-commission-plan.ts';
import { closePeriods } from './close-periods.ts';
import { closePeriodsJob } from './jobs/close-periods.ts';
import type { CommissionsPorts } from './ports.ts';

export function createCommissions(ports: CommissionsPorts) {
  const close = () => closePeriods(ports);
  return {
    actions: {
      listCommissions: listCommissions(ports),
      getCommission: getCommission(ports),
      listCommissionPlans: listCommissionPlans(ports),
      createCommissionPlan: createCommissionPlan(ports),
      editCommissionPlan: editCommissionPlan(ports),
      confirmCommissionPlan: confirmCommissionPlan(ports),
      withdrawCommissionPlan: withdrawCommissionPlan(ports),
      tryCommissionPlan: tryCommissionPlan(ports),
      listCommissionBills: listCommissionBills(ports),
      getCommissionBill: getCommissionBill(ports),
    },
    closePeriods: close,
    jobs: [closePeriodsJob(close)],
  };
}
