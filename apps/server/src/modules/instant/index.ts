// Small games that one player plays at once: what a game offers, its rounds, the steps of a hand,
// and the end of rounds that a crash or their player left open.
import type { instant } from '@baize/contract';
import { everyMinute, type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { endLeftHands } from './actions/end-left-hands.ts';
import type { InstantPorts } from './ports.ts';
import { forgetSteps } from './store/steps.ts';

export type { InstantPorts } from './ports.ts';

const stepsKeptMs = 30 * 24 * 3_600_000;
const openMost = 10_000;

export function createInstant(ports: InstantPorts) {
  const endLeft = endLeftHands(ports);
  return {
    actions: createActions(ports),
    /** Finishes interrupted rounds and ends left hands; gives how many. */
    endLeftHands: endLeft,
    start: none,
    stop: none,
    jobs: [
      {
        name: 'instant-end-left-hands',
        cron: everyMinute,
        run: async () => void (await endLeft()),
      },
    ],
    /** A closed round keeps its steps in its outcome; a double-sent step is answered from there. */
    async forgetOld(now: number) {
      const before = now - stepsKeptMs;
      const search = { before: now, family: 'instant', count: openMost };
      const open = await ports.wagering.openRounds(search);
      const openIds = open.map(({ roundId }) => roundId);
      await forgetSteps(ports.database.kysely, before, openIds);
    },
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof instant>;
}

export type Instant = ReturnType<typeof createInstant>;
