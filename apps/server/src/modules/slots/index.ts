// Slots: what a slot offers, one spin of it, and the end of rounds that a crash interrupted.
import type { slots } from '@baize/contract';
import { everyMinute, type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { finishRound } from './actions/finish-round.ts';
import { stakeMaximumFor } from './actions/stakes-for.ts';
import type { SlotsPorts } from './ports.ts';

export type { SlotsPorts } from './ports.ts';

const interruptedAfterMs = 10_000;
const batchMax = 100;

export function createSlots(ports: SlotsPorts) {
  const finish = finishRound(ports);
  const finishInterrupted = async (): Promise<number> => {
    // Interrupted rounds wait for code that is known.
    if (ports.refusalOfCode()) return 0;
    const before = ports.clock.now() - interruptedAfterMs;
    const left = await ports.wagering.openRounds({ before, family: 'slots', count: batchMax });
    for (const round of left) {
      await finish(round, 'to-house').catch((error: unknown) =>
        ports.log.error(
          { error, roundId: round.roundId },
          'an interrupted round could not be finished',
        ),
      );
    }
    return left.length;
  };
  const finishJob = async () => void (await finishInterrupted());
  return {
    actions: createActions(ports),
    stakeMaximumOf: stakeMaximumFor(ports),
    /** Finishes slot rounds whose process died between stake and outcome; gives how many. */
    finishInterrupted,
    start: none,
    stop: none,
    jobs: [{ name: 'slots-finish-interrupted', cron: everyMinute, run: finishJob }],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof slots>;
}

export type Slots = ReturnType<typeof createSlots>;
