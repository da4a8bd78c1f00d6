// So many transactions at once and no more: work inside a transaction may ask something of the
// pool too, and were every connection held by a transaction, all would wait for one that none
// gives back.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Turns {
  /** Does the work when its turn comes; at once inside work that has a turn already. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

interface Turn {
  isOver: boolean;
}

export function createTurns(most: number, waitMsMax: number): Turns {
  const current = new AsyncLocalStorage<Turn>();
  const waiting = new Set<() => void>();
  let taken = 0;
  const come = () =>
    new Promise<void>((enter, fail) => {
      const begin = () => {
        clearTimeout(patience);
        waiting.delete(begin);
        taken += 1;
        enter();
      };
      const patience = setTimeout(() => {
        waiting.delete(begin);
        fail(new Error('The database has too many transactions to do'));
      }, waitMsMax);
      if (taken < most) begin();
      else waiting.add(begin);
    });
  const leave = () => {
    taken -= 1;
    const [next] = waiting;
    next?.();
  };
  return {
    async take(work) {
      if (current.getStore()?.isOver === false) return work();
      await come();
      const turn = { isOver: false };
      try {
        return await current.run(turn, work);
      } finally {
        turn.isOver = true;
        leave();
      }
    },
  };
}
