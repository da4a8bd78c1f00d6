// Computes how long it takes until every one of n equally likely values has come: the exact
// chances, step by step over how many different ones were seen, gathered into classes of about
// equal weight.

export interface CouponClass {
  /** The longest that still belongs to this class; the last has no end. */
  readonly lengthMax: number;
  readonly chance: number;
}

const classes = 20;
const known = new Map<number, readonly CouponClass[]>();

export function couponChances(range: number): readonly CouponClass[] {
  const found = known.get(range) ?? classesOf(range);
  known.set(range, found);
  return found;
}

function classesOf(range: number): readonly CouponClass[] {
  const ended: CouponClass[] = [];
  let gathered = 0;
  let left = 1;
  for (const [length, chance] of endings(range)) {
    gathered += chance;
    if (gathered < 1 / classes) continue;
    if (left - gathered < 1 / classes) break;
    ended.push({ lengthMax: length, chance: gathered });
    left -= gathered;
    gathered = 0;
  }
  return [...ended, { lengthMax: Infinity, chance: left }];
}

/** The chance that exactly so many draws are needed, from the fewest on. */
export function* endings(range: number): Generator<readonly [length: number, chance: number]> {
  let seen = new Float64Array(range);
  seen[0] = 1;
  for (let length = 1; ; length += 1) {
    const next = new Float64Array(range);
    for (let different = 0; different < range; different += 1) {
      const chance = seen[different] ?? 0;
      next[different] = (next[different] ?? 0) + (chance * different) / range;
      if (different + 1 < range) {
        next[different + 1] = (next[different + 1] ?? 0) + (chance * (range - different)) / range;
      }
    }
    yield [length, (seen[range - 1] ?? 0) / range];
    seen = next;
  }
}
