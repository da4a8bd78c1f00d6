// The places of a longest rising run of numbers: what is not in it was moved.

export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((numbers[tails[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[at] = tails[low - 1];
    tails[low] = at;
  }
  const places = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = before[at]) places.add(at);
  return places;
}
