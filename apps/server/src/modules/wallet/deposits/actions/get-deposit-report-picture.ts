// The picture of a report. It goes to staff alone, so it stands in the answer and not under an
// address of its own.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readReportPicture } from '../store/reports.ts';

export const getDepositReportPicture =
  ({ database }: WalletPorts): Action<typeof wallet.getDepositReportPicture> =>
  async ({ input }) => {
    const picture = await readReportPicture(database.kysely, input.id);
    if (picture === undefined) return refuse('deposit-report-not-found');
    return picture === null ? refuse('picture-unknown') : { picture: picture.toString('base64') };
  };
