// Wakes the count soon after a round was closed, so that a level is reached at once. One count
// serves all rounds of a moment, and looks again a little later: a transaction under way elsewhere
// may have held it back. The job of every minute finds what was missed.
import type { Log } from '../../platform/log/index.ts';

const pausesMs = [250, 1_200, 4_000];

export function createStir(count: () => Promise<boolean>, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let step = 0;
  let isOpen = true;
  const plan = () => {
    const pause = pausesMs[step];
    if (!isOpen || timer !== undefined || pause === undefined) return;
    step += 1;
    timer = setTimeout(run, pause);
    timer.unref();
  };
  const run = () => {
    running = count()
      .then(() => undefined)
      .catch((error: unknown) => log.warn({ error }, 'turnover could not be counted yet'))
      .finally(() => {
        timer = undefined;
        plan();
      });
  };
  return {
    stir: () => {
      step = 0;
      plan();
    },
    stop: async () => {
      isOpen = false;
      clearTimeout(timer);
      await running;
    },
  };
}
