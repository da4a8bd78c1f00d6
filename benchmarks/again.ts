// Callers who each ask again as soon as they are answered: how often a second, and how long each
// waited.
import { quantile, type Sample } from './figures.ts';

export async function askAgain<Caller>(
  of: readonly Caller[],
  isOver: (began: number) => boolean,
  ask: (caller: Caller) => Promise<unknown>,
): Promise<Required<Omit<Sample, 'variant'>>> {
  const times: number[] = [];
  const began = performance.now();
  const call = async (caller: Caller): Promise<void> => {
    while (!isOver(began)) {
      const asked = performance.now();
      await ask(caller);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(of.map(call));
  const elapsed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

export const after =
  (seconds: number) =>
  (began: number): boolean =>
    performance.now() - began >= seconds * 1000;
