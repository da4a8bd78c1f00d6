// Ends an open hand and pays what it is worth. It stakes nothing, so it is possible during a break.
import { isRefusal, type instant } from '@baize/contract';
import { cashOut } from '@baize/engines';
import type { Action } from '../../../platform/call/index.ts';
import type { InstantPorts } from '../ports.ts';
import { createHands } from '../hands.ts';
import { makeStep } from '../make-step.ts';
import { createPrinter } from '../print-round.ts';

export function cashOutInstant(ports: InstantPorts): Action<typeof instant.cashOutInstant> {
  const make = makeStep<never>(ports, async () => undefined);
  const print = createPrinter(ports, createHands(ports));
  return async ({ caller, input, now }) => {
    const made = await make({ ...input, caller, step: cashOut, now });
    return isRefusal(made) ? made : print(made);
  };
}
