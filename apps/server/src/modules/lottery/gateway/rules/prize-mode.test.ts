// Proves which prize mode a lottery has.
import { expect, test } from 'vitest';
import { prizeModeOf } from './prize-mode.ts';

test('our own draws are ZY, others are traditional', () => {
  expect(prizeModeOf('us')).toEqual({ prizeModeId: 2, prizeModeName: 'ZY' });
  expect(prizeModeOf('outside')).toEqual({ prizeModeId: 1, prizeModeName: 'Tradition' });
});
