// The proof of one draw, before and after it took place.
import { isRefusal, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { findIssue } from '../find-issue.ts';
import type { DrawsParts } from '../parts.ts';
import { proofOf } from '../proof.ts';

export function getLotteryDraw(parts: DrawsParts): Action<typeof lottery.getLotteryDraw> {
  return async ({ input, now }) => {
    const found = await findIssue(parts, input);
    return isRefusal(found) ? found : proofOf(parts.ports, found, now);
  };
}
