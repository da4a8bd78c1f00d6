// Plays the batches it is told to, one after another, in a thread of its own.
import { parentPort } from 'node:worker_threads';
import { gameOf } from '@baize/engines';
import { playBatch } from './batch.ts';

export interface BatchTask {
  readonly code: string;
  readonly seed: string;
  readonly batch: number;
  readonly rounds: number;
}

parentPort?.on('message', ({ code, ...batch }: BatchTask) => {
  const game = gameOf(code)?.definition;
  if (game === undefined) throw new RangeError(`There is no game ${code}.`);
  parentPort?.postMessage(playBatch({ game, ...batch }));
});
