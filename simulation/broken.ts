// A promise of the platform that the simulation has seen broken.
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Stops the simulation unless the promise holds. */
export function must(holds: boolean, promise: string, seen?: unknown): asserts holds {
  if (!holds) throw new Broken(seen === undefined ? promise : `${promise}: ${print(seen)}`);
}

function print(seen: unknown): string {
  return JSON.stringify(seen, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
}
