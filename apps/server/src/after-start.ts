// Work after a start, once the process serves: its compiled modules are written down, so that the
// next start need not read the sources again, and memory that only a start needs goes back to the
// system. V8 would keep it: a server at rest gives it no reason to look.
import { flushCompileCache } from 'node:module';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookMs = 5000;
/** A collection holds up callers for a moment: it waits until there are hardly any. */
const restingBelow = 0.05;

export function settleAfterStart(): void {
  let before = performance.eventLoopUtilization();
  const looking = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > restingBelow) return;
    clearInterval(looking);
    flushCompileCache();
    giveMemoryBack();
  }, lookMs).unref();
}

function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
