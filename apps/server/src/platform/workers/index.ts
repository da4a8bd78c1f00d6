// A few loops that work while there is something to do, and sleep until woken.

export interface WorkersSettings {
  /** Does the next piece; gives how much was done, -1 when there is nothing. */
  readonly work: () => Promise<number>;
  readonly workersMax: number;
  readonly onFault: (error: unknown) => void;
}

export interface Workers {
  readonly wake: () => void;
  open(): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function createWorkers({ work, workersMax, onFault }: WorkersSettings): Workers {
  const running = new Set<Promise<void>>();
  const state = { open: false, again: false };
  const loop = async (): Promise<void> => {
    let count = 0;
    do {
      state.again = false;
      count = await work().catch((error: unknown) => {
        onFault(error);
        return -1;
      });
    } while (state.open && (count >= 0 || state.again));
  };
  const wake = (): void => {
    state.again = true;
    if (!state.open || running.size >= workersMax) return;
    const run = loop().finally(() => running.delete(run));
    running.add(run);
  };
  return {
    wake,
    open: () => {
      state.open = true;
      wake();
    },
    close: async () => {
      state.open = false;
      await Promise.all(running);
    },
  };
}
