// Drawn numbers are shown as wide as the engine writes them, at every place of every kind.
import { drawKinds, printNumber } from '@baize/engines';
import { numberWidth } from '@baize/ui';
import { expect, test } from 'vitest';

test.each(drawKinds)('$code is shown with the digits of its places', (kind) => {
  // A race shows its cars, whose numbers stand on them as they are.
  if (kind.code === 'PK10' || kind.code === 'K3') return;
  for (let place = 0; place < kind.places; place += 1)
    expect(numberWidth(kind.code, place)).toBe(printNumber(kind, 0, place).length);
});
