// The duration of deposits and withdrawals in whole minutes, rounded up. It is measured every ten
// minutes, however many ask.
import type { reports } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ReportsPorts } from '../ports.ts';

const freshMs = 600_000;

const minutesOf = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60));

export function getTransferTimes({
  transferTimes,
}: ReportsPorts): Action<typeof reports.getTransferTimes> {
  let measured: ReturnType<typeof transferTimes> | undefined;
  let at = -Infinity;
  return async ({ now }) => {
    if (now - at >= freshMs) {
      at = now;
      measured = transferTimes();
      measured.catch(() => (at = -Infinity));
    }
    const times = await measured;
    return {
      depositMinutes: minutesOf(times?.depositSeconds),
      withdrawalMinutes: minutesOf(times?.withdrawalSeconds),
    };
  };
}
