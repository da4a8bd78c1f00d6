// Counts play soon after a round is settled, so that what it reaches is reached at once. One count
// serves all calls of a moment and is repeated a little later, since a transaction elsewhere may
// have held it back. The job of every minute finds what was missed. A long count rests for longer
// before the next, so that play keeps most of the machine.
import type { Log } from '../log/index.ts';

const pausesMs = [250, 1_200, 4_000];
/** So many times as long as the last count took. */
const restTimes = 5;

export function debounce(count: () => Promise<boolean>, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let step = 0;
  let tookMs = 0;
  let isOpen = true;
  const plan = () => {
    const pause = pausesMs[step];
    if (!isOpen || timer !== undefined || pause === undefined) return;
    step += 1;
    timer = setTimeout(run, Math.max(pause, restTimes * tookMs));
    timer.unref();
  };
  const run = () => {
    const began = performance.now();
    running = count()
      .then(() => undefined)
      .catch((error: unknown) => log.warn({ error }, 'turnover could not be counted yet'))
      .finally(() => {
        tookMs = performance.now() - began;
        timer = undefined;
        plan();
      });
  };
  return {
    call: () => {
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
