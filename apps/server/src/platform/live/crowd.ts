// Limits the open sockets of an address and of a session, and the new ones of an address in a
// minute, so that no client can exhaust the channel. Only sockets beyond the limit are refused.
export interface CrowdLimits {
  readonly perAddress: number;
  /** Whether they stay open or not. */
  readonly opensPerMinute: number;
  readonly perSession: number;
}

/** Gives way to leave again; undefined where as many are there as may be. */
export type Enter = (name: string) => (() => void) | undefined;

export function createCrowd(max: number): Enter {
  const inside = new Map<string, number>();
  return (name) => {
    const before = inside.get(name) ?? 0;
    if (before >= max) return undefined;
    inside.set(name, before + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const left = (inside.get(name) ?? 0) - 1;
      if (left > 0) inside.set(name, left);
      else inside.delete(name);
    };
  };
}

const minuteMs = 60_000;

/** Whether one more may come under this name within the minute. */
export function createPace(perMinute: number, now: () => number = Date.now) {
  const came = new Map<string, number>();
  let minute = 0;
  return (name: string): boolean => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) came.clear();
    minute = current;
    const count = (came.get(name) ?? 0) + 1;
    came.set(name, count);
    return count <= perMinute;
  };
}
