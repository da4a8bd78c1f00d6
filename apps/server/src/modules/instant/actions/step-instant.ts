// One more step of an open hand. A break or an exclusion stops steps: the hand may only be cashed
// out.
import { isRefusal, refuse, type instant } from '@baize/contract';
import { cashOut } from '@baize/engines';
import type { Action } from '../../../platform/call/index.ts';
import type { InstantPorts } from '../ports.ts';
import { createHands } from '../hands.ts';
import { makeStep } from '../make-step.ts';
import { createPrinter } from '../print-round.ts';

export function stepInstant(ports: InstantPorts): Action<typeof instant.stepInstant> {
  const make = makeStep(ports, async ({ caller, step, now }) => {
    const paused = await ports.wagering.refusalOfPause(caller.player.playerId, now);
    // A cash-out is a call of its own.
    return paused ?? (step === cashOut ? refuse('step-not-allowed') : undefined);
  });
  const print = createPrinter(ports, createHands(ports));
  return async ({ caller, input, now }) => {
    const made = await make({ ...input, caller, now });
    return isRefusal(made) ? made : print(made);
  };
}
