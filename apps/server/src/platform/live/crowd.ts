// How many sockets stand open at once from one address and for one session, so that nobody takes
// the line away from the others. Whoever comes beyond that is refused alone; nobody else is told.
export interface CrowdLimits {
  readonly perAddress: number;
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
