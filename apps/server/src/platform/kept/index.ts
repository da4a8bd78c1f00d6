// Keeps frequently read data in memory, so that reading it costs no query. A change made here holds
// when it is answered; other processes hear of it at once. A message can be lost, so everybody also
// looks again every half minute, and monitoring sees how old the data is.
import type { Bus } from '../bus/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';

/** Half a minute went by, or somebody says that it has changed. */
export type ReadWhy = 'again' | 'changed';

export interface KeptSettings<T> {
  /** As monitoring and the bus call it, e.g. `settings`. */
  readonly name: string;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'watch'> | undefined;
  /** Holds until the first reading. */
  readonly fresh: T;
  readonly read: (why: ReadWhy) => Promise<T>;
  /** Told after each reading that is taken for newer. */
  readonly onRead?: (now: T, before: T, why: ReadWhy) => void;
  readonly againMs?: number;
}

export interface Kept<T> {
  current(): T;
  /** Reads again; what was read before this call is never taken for newer. */
  refresh(): Promise<void>;
  /** To be called once a change was committed. */
  changed(): Promise<void>;
  start(): Promise<void>;
  /** Finishes a reading that is under way. */
  stop(): Promise<void>;
}

const defaultAgainMs = 30_000;

export function keep<T>(settings: KeptSettings<T>): Kept<T> {
  const { bus, log, name } = settings;
  const channel = `${name}-changed`;
  const reader = createReader(settings);
  let leave: (() => void)[] = [];
  let looking: Promise<void> = Promise.resolve();
  const look = (why: ReadWhy) => {
    looking = reader.read(why).catch((error: unknown) => {
      log.warn({ error }, `${name} could not be read again`);
    });
  };
  return {
    current: reader.current,
    refresh: () => reader.read('changed'),
    changed: async () => {
      await reader.read('changed');
      bus.publish(channel, '');
    },
    start: async () => {
      const hear = () => look('changed');
      const timer = setInterval(() => look('again'), settings.againMs ?? defaultAgainMs);
      timer.unref();
      leave = [bus.subscribe(channel, hear), bus.onGap(hear), () => clearInterval(timer)];
      await reader.read('changed');
    },
    stop: async () => {
      for (const depart of leave.splice(0)) depart();
      await looking;
    },
  };
}

/** Holds the newest of what was read, by when the reading began. */
function createReader<T>({ name, fresh, read, onRead, metrics }: KeptSettings<T>) {
  let held = fresh;
  let readAt = performance.now();
  let begun = 0;
  let shown = 0;
  metrics?.watch(
    `baize_kept_${name}_age_seconds`,
    `Seconds since ${name} were read from the database`,
    () => (performance.now() - readAt) / 1000,
  );
  return {
    current: () => held,
    async read(why: ReadWhy): Promise<void> {
      begun += 1;
      const turn = begun;
      const found = await read(why);
      if (turn < shown) return;
      shown = turn;
      readAt = performance.now();
      const before = held;
      held = found;
      onRead?.(found, before, why);
    },
  };
}
