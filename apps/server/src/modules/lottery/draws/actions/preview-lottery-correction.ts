// Previews the effect of other numbers on a settled issue. Writes nothing.
import { isRefusal, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { effectOf } from '../correction-effect.ts';
import { findIssue } from '../find-issue.ts';
import type { DrawsParts } from '../parts.ts';
import { refusalOfCorrection, refusalOfNumbers } from '../rules/two-persons.ts';

export function previewLotteryCorrection(
  parts: DrawsParts,
): Action<typeof lottery.previewLotteryCorrection> {
  return async ({ input }) => {
    const found = await findIssue(parts, input);
    if (isRefusal(found)) return found;
    const { event, game } = found;
    const { numbers } = input;
    const refused = refusalOfCorrection(event, numbers) ?? refusalOfNumbers(game.kind, numbers);
    return refused ?? effectOf(parts.ports, event, numbers);
  };
}
