// Drawn numbers of prizes are written as the engine writes them.
import { drawKinds, printDraw } from '@baize/engines';
import { expect, test } from 'vitest';
import { writtenNumber } from '@baize/ui';

test.each(drawKinds.filter(({ code }) => code !== 'PK10'))('$code', (kind) => {
  const numbers = Array.from({ length: kind.places }, (_, place) => place + kind.low);
  const written = numbers.map((number, place) => writtenNumber(kind.code, number, place));
  expect(written).toEqual(printDraw(kind, numbers));
});
