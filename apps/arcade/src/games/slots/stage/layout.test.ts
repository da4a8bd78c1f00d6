// The cabinet fits inside any box, from a small phone to a wide screen.
import { slotGames, gridOf } from '@baize/engines';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutReels } from './layout.ts';

const grids = slotGames.map(({ code, definition }) => [code, gridOf(definition)] as const);

// @proves R63
test.each(grids)('%s: no part of the cabinet is outside its box', (_code, grid) => {
  const sizes = fc.record({
    width: fc.integer({ min: 280, max: 2600 }),
    height: fc.integer({ min: 180, max: 1500 }),
  });
  fc.assert(
    fc.property(sizes, (box) => {
      const { x, y, width, height, frame } = layoutReels(box, grid);
      expect(x - frame.side).toBeGreaterThanOrEqual(0);
      expect(x + width + frame.side).toBeLessThanOrEqual(box.width);
      expect(y - frame.top).toBeGreaterThanOrEqual(0);
      expect(y + height + frame.bottom).toBeLessThanOrEqual(box.height);
    }),
  );
});
