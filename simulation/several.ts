// Some calls at once, begun in the order of what they are about: for looks that change nothing.
// After a failed one no other is begun.
const atOnce = 6;

/** Gives the answers in the order of what was asked about. */
export async function several<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const answers: R[] = [];
  const left = each(items);
  const goOn = async () => {
    for (const [at, item] of left) answers[at] = await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, goOn));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return answers;
}

/** Ends for all who take from it when one of them fails. */
function* each<T>(items: readonly T[]): Generator<[number, T]> {
  yield* items.entries();
}
