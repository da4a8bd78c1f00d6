// Slots: what a slot offers, one spin of it, and the finishing of rounds that a crash left open.
import type { slots } from '@baize/contract';
import { gameOf } from '@baize/engines';
import type { Actions } from '../../platform/call/index.ts';
import { finishRound } from './actions/finish-round.ts';
import { getSlot } from './actions/get-slot.ts';
import { listRounds } from './actions/list-rounds.ts';
import { spin } from './actions/spin.ts';
import { stakeMaximumFor } from './actions/stakes-for.ts';
import type { SlotsPorts } from './ports.ts';

export type { SlotsPorts } from './ports.ts';

const leftAfterMs = 10_000;
const batchMax = 100;

export function createSlots(ports: SlotsPorts) {
  const actions: Actions<typeof slots> = {
    getSlot: getSlot(ports),
    spin: spin(ports),
    listRounds: listRounds(ports),
  };
  const finish = finishRound(ports);
  return {
    actions,
    stakeMaximumOf: stakeMaximumFor(ports),
    /** Finishes slot rounds whose process died between stake and outcome; gives how many. */
    async finishLeftRounds(): Promise<number> {
      // What is left waits for code that is known.
      if (ports.refusalOfCode()) return 0;
      const before = ports.clock.now() - leftAfterMs;
      const left = await ports.wagering.openRounds({ before, own: true, count: batchMax });
      const ours = left.filter(({ gameCode }) => gameOf(gameCode)?.family === 'slots');
      for (const round of ours) {
        await finish(round, 'to-house').catch((error: unknown) =>
          ports.log.error({ error, roundId: round.roundId }, 'a left round could not be finished'),
        );
      }
      return ours.length;
    },
  };
}

export type Slots = ReturnType<typeof createSlots>;
