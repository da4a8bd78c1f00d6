// Closed periods, the newest first.
import type { agreements } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import type { AgreementsPorts } from '../ports.ts';
import { findRuns } from '../store/desk-reader.ts';

export const findAgreementRuns =
  ({ database }: AgreementsPorts): Action<typeof agreements.findAgreementRuns> =>
  async ({ input }) => {
    const search = { kind: input.kind, ...pageOf(input).cut };
    const { list, total } = await findRuns(database.kysely, search);
    const shown = list.map((run) => ({
      id: run.id,
      kind: run.kind,
      period: run.period,
      from: run.startsAt.getTime(),
      until: run.endsAt.getTime(),
      state: run.state,
      closedAt: run.closedAt?.getTime() ?? null,
      agreements: run.agreements,
      bills: run.bills,
      due: printUnits(run.due),
    }));
    return { list: shown, total };
  };
