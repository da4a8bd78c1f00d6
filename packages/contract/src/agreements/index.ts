// Agreements between agents, and between agents and the house: dividends and salaries of a team,
// their life, their bills and the work of staff.
import { agreementsBills } from './bills.ts';
import { agreementsDesk } from './desk.ts';
import { agreementsOfSite } from './site.ts';

export const agreements = {
  ...agreementsOfSite,
  ...agreementsBills,
  ...agreementsDesk,
};
