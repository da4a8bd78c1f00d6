// Numbers typed one after the other: each is taken as soon as it has all of its digits, so that no
// key parts two of them.

export interface TypedNumbers {
  readonly numbers: readonly number[];
  /** Digits of a number that is not whole yet. */
  readonly rest: string;
}

/** Blanks and marks end a number; one that is too short there is dropped. */
export function typedNumbers(text: string, digits: number): TypedNumbers {
  const parts = text.split(/\D+/u);
  const numbers: number[] = [];
  let rest = '';
  for (const [index, part] of parts.entries()) {
    const whole = part.length - (part.length % digits);
    for (let at = 0; at < whole; at += digits) numbers.push(Number(part.slice(at, at + digits)));
    rest = index === parts.length - 1 ? part.slice(whole) : '';
  }
  return { numbers, rest };
}
