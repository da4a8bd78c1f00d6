// The sums that are owed on bills now.
import type { agreements } from '@baize/contract';
import { defaultCurrency, printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { AgreementsPorts } from '../ports.ts';
import { sumArrears } from '../store/desk-reader.ts';

export const getArrears =
  ({ database }: AgreementsPorts): Action<typeof agreements.getArrears> =>
  async () => {
    const { owed, overdue, payers } = await sumArrears(database.kysely, defaultCurrency);
    return {
      currency: defaultCurrency,
      owed: printUnits(owed),
      overdue: printUnits(overdue),
      payers,
    };
  };
