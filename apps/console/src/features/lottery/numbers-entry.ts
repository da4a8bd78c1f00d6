// Numbers of a result as staff type them: parted by spaces or commas, or digit by digit where no
// number has two. What is wrong with them is the engine's own word.
import { resultRefusal, type DrawKind } from '@baize/engines';

export type ResultRefusal = NonNullable<ReturnType<typeof resultRefusal>>;

export interface NumbersRead {
  readonly numbers?: readonly number[];
  readonly fault?: ResultRefusal;
}

export function readNumbers(kind: DrawKind | undefined, typed: string): NumbersRead {
  if (!kind) return { fault: 'number-unknown' };
  const parts = partsOf(kind, typed.trim());
  if (!parts.every((part, place) => isWritten(kind, part, place)))
    return { fault: 'number-unknown' };
  const numbers = parts.map(Number);
  const fault = resultRefusal(kind, numbers);
  return fault ? { fault } : { numbers };
}

/** A number of a fixed length is typed whole: a missing digit must not pass for a 0 before it. */
function isWritten(kind: DrawKind, part: string, place: number): boolean {
  const isWhole = kind.digits === undefined || part.length === kind.digits[place];
  return isWhole && /^[0-9]{1,6}$/.test(part);
}

function partsOf({ high }: DrawKind, text: string): readonly string[] {
  if (text === '') return [];
  const isRun = high <= 9 && /^[0-9]+$/.test(text);
  return isRun ? [...text] : text.split(/[\s,;]+/).filter((part) => part !== '');
}
