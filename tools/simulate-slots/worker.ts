// Plays its batches one after another, in a thread of its own.
import { parentPort } from 'node:worker_threads';
import { slotGameOf } from '@baize/engines';
import { playBatch } from './batch.ts';

export interface BatchTask {
  readonly code: string;
  readonly seed: string;
  readonly batch: number;
  readonly rounds: number;
}

parentPort?.on('message', ({ code, ...batch }: BatchTask) => {
  const game = slotGameOf(code)?.definition;
  if (game === undefined) throw new RangeError(`There is no game ${code}.`);
  parentPort?.postMessage(playBatch({ game, ...batch }));
});
