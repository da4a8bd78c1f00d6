// Feedback: what players write to the house, kept as plain text and answered once.
import type { feedback } from '@baize/contract';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import type { FeedbackPorts } from './ports.ts';

export type { FeedbackPorts } from './ports.ts';

export function createFeedback(ports: FeedbackPorts) {
  return {
    actions: createActions(ports),
    start: none,
    stop: none,
    jobs: [],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof feedback>;
}

export type Feedback = ReturnType<typeof createFeedback>;
