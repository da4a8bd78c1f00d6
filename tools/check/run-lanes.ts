// Runs the steps of the gate in their order. Neighbours that name lanes run side by side, a lane's
// own steps one after the other; a failure stops all the others at once.
import { runStep } from './run-step.ts';
import type { StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

export interface Ran extends StepResult {
  readonly step: Step;
}

/** All that ran to its end, up to the first that failed. */
export async function runLanes(
  root: string,
  steps: readonly Step[],
  { stop, tell }: { readonly stop: AbortController; readonly tell: (ran: Ran) => void },
): Promise<Ran[]> {
  const all: Ran[] = [];
  const runAll = async (lane: readonly Step[]) => {
    for (const step of lane) {
      if (stop.signal.aborted) return;
      const ran = { step, ...(await runStep(root, step, stop.signal)) };
      // A step stopped by another's failure reports nothing.
      if (stop.signal.aborted) return;
      all.push(ran);
      tell(ran);
      if (ran.failed > 0) stop.abort();
    }
  };
  for (const lanes of stagesOf(steps)) await Promise.all(lanes.map(runAll));
  return all;
}

/** Stages follow one another; each is a list of lanes. */
export function stagesOf(steps: readonly Step[]): Step[][][] {
  const stages: Map<string, Step[]>[] = [];
  let last: Step | undefined;
  for (const step of steps) {
    const goesOn = step.lane !== undefined && last?.lane !== undefined && step.stage === last.stage;
    if (!goesOn) stages.push(new Map());
    last = step;
    const stage = stages.at(-1);
    const name = step.lane ?? '';
    stage?.set(name, [...(stage.get(name) ?? []), step]);
  }
  return stages.map((stage) => [...stage.values()]);
}
