// Renders the site's first page before it is sent: visitors see it as soon as it arrives, also in
// programs that run no scripts. A drawing is shared by all visitors: one for each language and
// screen width. It is rendered again when its content has changed.
import type { Answer, Ask, Drawing, Wanted } from './words.ts';
import type { Drawer } from './drawer.ts';

export { openDrawer } from './drawer.ts';
export type { Answer, Ask, Drawing, Wanted } from './words.ts';

export interface DrawnPagesPorts {
  readonly drawer: Drawer;
  readonly clock: { now(): number };
  /** Hears a word on a channel that every process hears; gives the way to stop. */
  readonly hear: (channel: string, told: () => void) => () => void;
  readonly failed: (error: unknown) => void;
}

export interface Drawn extends Drawing {
  readonly at: number;
}

export interface DrawnPages {
  /** Undefined where rendering would take too long: the browser then renders the page. */
  get(
    wanted: Omit<Wanted, 'at'>,
    asking: (ask: Ask) => Promise<Answer>,
  ): Promise<Drawn | undefined>;
  stop(): Promise<void>;
}

/**
 * So long a drawing is as good as new; so long it may still be sent while a new one is made. The
 * browser shows one of ten minutes at most, and reads the data of an older one than that again.
 */
const freshMs = 15_000;
const staleMs = 480_000;
const waitMs = 1500;
/** Other processes hear of a change and then read it. */
const settleMs = 1000;
const changes = ['settings-changed', 'catalogue-changed', 'notices-changed', 'brand-changed'];

interface Kept {
  readonly at: number;
  readonly drawn: Drawn;
}

export function createDrawnPages(ports: DrawnPagesPorts): DrawnPages {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Drawn>>();
  let changedAt = -settleMs;
  const heard = changes.map((channel) =>
    ports.hear(channel, () => {
      changedAt = ports.clock.now();
    }),
  );
  const drawAnew = (key: string, wanted: Omit<Wanted, 'at'>, asking: Asked): Promise<Drawn> => {
    const at = ports.clock.now();
    const drawing = ports.drawer.draw({ ...wanted, at }, asking).then((page) => {
      const drawn = { ...page, at };
      kept.set(key, { at, drawn });
      return drawn;
    });
    const ended = drawing.finally(() => underWay.delete(key));
    ended.catch(ports.failed);
    underWay.set(key, ended);
    return ended;
  };
  return {
    async get(wanted, asking) {
      const key = JSON.stringify([wanted.path, wanted.tag, wanted.narrow]);
      const now = ports.clock.now();
      const known = kept.get(key);
      const isTrue = known !== undefined && known.at > changedAt + settleMs;
      const age = known === undefined ? Infinity : now - known.at;
      if (isTrue && age < freshMs) return known.drawn;
      // One begun before the change would show what was.
      const coming = isTrue ? underWay.get(key) : undefined;
      const drawing = coming ?? drawAnew(key, wanted, asking);
      if (isTrue && age < staleMs) return known.drawn;
      return within(waitMs, drawing);
    },
    async stop() {
      for (const leave of heard) leave();
      await ports.drawer.stop();
    },
  };
}

type Asked = Parameters<DrawnPages['get']>[1];

function within<T>(ms: number, coming: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  return Promise.race([coming.catch(() => undefined), late.promise]).finally(() =>
    clearTimeout(timer),
  );
}
