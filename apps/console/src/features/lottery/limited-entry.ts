// Limited numbers as staff type them: a line for each play and rate, with all of its numbers.
import { limitableDigits, playsOf, type KindCode, type Play } from '@baize/engines';
import type { InputOf, lottery } from '@baize/contract';

export type LimitedNumber = InputOf<typeof lottery.setLimitedNumbers>['list'][number];

export interface LimitedLine {
  readonly play: string;
  readonly numbers: string;
  /** In percent of the odds; 0 is closed. */
  readonly rate: string;
}

/** The plays whose numbers may be limited one by one. */
export function limitablePlays(kind: KindCode): readonly Play[] {
  return [...playsOf(kind).values()].filter((play) => limitableDigits(play) !== undefined);
}

export function linesOf(list: readonly LimitedNumber[]): readonly LimitedLine[] {
  const groups = Map.groupBy(list, ({ play, rate }) => `${play} ${rate}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    const numbers = own.map(({ number }) => number).join(' ');
    return first ? [{ play: first.play, numbers, rate: String(first.rate) }] : [];
  });
}

/** Undefined where a line has no numbers of its play, or its rate is none. */
export function listOf(
  kind: KindCode,
  lines: readonly LimitedLine[],
): readonly LimitedNumber[] | undefined {
  const list: LimitedNumber[] = [];
  for (const { play, numbers, rate } of lines) {
    const known = playsOf(kind).get(play);
    const digits = known && limitableDigits(known);
    const parts = numbers.split(/[\s,;]+/).filter(Boolean);
    const isRead = parts.length > 0 && /^[0-9]{1,2}$/.test(rate.trim());
    if (!isRead || !parts.every((part) => /^[0-9]+$/.test(part) && part.length === digits))
      return undefined;
    list.push(...parts.map((number) => ({ play, number, rate: Number(rate) })));
  }
  const keys = new Set(list.map(({ play, number }) => `${play} ${number}`));
  return keys.size === list.length ? list : undefined;
}
