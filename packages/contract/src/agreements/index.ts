// Agreements between agents, and between agents and the house: dividends and salaries of a team,
// their life, their bills and the work of staff.
import { agreementsBillSteps } from './bill-steps.ts';
import { agreementsBills } from './bills.ts';
import { agreementsDeskSteps } from './desk-steps.ts';
import { agreementsDesk } from './desk.ts';
import { agreementsOfFamily } from './family.ts';
import { agreementsOfSite } from './site.ts';

export const agreements = {
  ...agreementsOfSite,
  ...agreementsBills,
  ...agreementsBillSteps,
  ...agreementsDesk,
  ...agreementsDeskSteps,
  ...agreementsOfFamily,
};
