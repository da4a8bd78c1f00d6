// Results as clients of the family read them: digits without a separator, longer numbers parted by
// commas; how often each number came at each place, and for how long it has not.
import { drawKinds, printDraw, type DrawKind, type KindCode } from '@baize/engines';

const kinds = new Map<string, DrawKind>(drawKinds.map((kind) => [kind.code, kind]));

export function winNoOf(kind: KindCode, numbers: readonly number[] | null | undefined): string {
  const draw = kinds.get(kind);
  if (!draw || !numbers) return '';
  return printDraw(draw, numbers).join(draw.high > 9 ? ',' : '');
}

const placeNames = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
] as const;

const countedMost = 99;

type ByPlace = Record<string, number[]>;

/** Draws come newest first; numbers stand in rising order. */
export function hotAndGap(
  kind: KindCode,
  draws: readonly (readonly number[])[],
): { readonly hot: ByPlace; readonly gap: ByPlace } {
  const draw = kinds.get(kind);
  const hot: ByPlace = {};
  const gap: ByPlace = {};
  // Nobody counts how often one of ten thousand numbers came.
  if (!draw || draw.high > countedMost) return { hot, gap };
  const numbers = Array.from({ length: draw.high - draw.low + 1 }, (_, at) => at + draw.low);
  for (const [place, name] of placeNames.slice(0, draw.places).entries()) {
    const drawn = draws.map((one) => one[place]);
    hot[name] = numbers.map((number) => drawn.filter((one) => one === number).length);
    gap[name] = numbers.map((number) => {
      const last = drawn.indexOf(number);
      return last < 0 ? draws.length : last;
    });
  }
  return { hot, gap };
}
