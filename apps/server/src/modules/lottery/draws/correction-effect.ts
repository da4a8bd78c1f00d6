// The effect of a correction as staff are shown it, before it is proposed and before it is agreed
// to.
import type { lottery, OutputOf } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { SharedEvent } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';

export type ShownEffect = OutputOf<typeof lottery.previewLotteryCorrection>;

export async function effectOf(
  { wagering }: Pick<LotteryPorts, 'wagering'>,
  event: SharedEvent,
  numbers: readonly number[],
): Promise<ShownEffect> {
  const effect = await wagering.previewResult(event, numbers);
  const { slips, changed, winnersBefore, winnersAfter, payoutBefore, payoutAfter } = effect;
  return {
    slips,
    changed,
    winnersBefore,
    winnersAfter,
    debtors: effect.debtors,
    before: [...(event.result ?? [])],
    after: [...numbers],
    payoutBefore: printUnits(payoutBefore, 2),
    payoutAfter: printUnits(payoutAfter, 2),
    difference: printUnits(payoutAfter - payoutBefore, 2),
    debt: printUnits(effect.debt, 2),
  };
}
