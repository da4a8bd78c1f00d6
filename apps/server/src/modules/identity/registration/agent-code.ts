// A code that leads to an agent or by a link: eight signs that are told over the phone without
// mistakes. Unique keys stand behind it; two alike are a fault once in a million million.
import type { Randomness } from '../../../platform/randomness/index.ts';

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

export const newAgentCode = (randomness: Randomness): string =>
  [...randomness.bytes(length)].map((byte) => signs[byte % signs.length]).join('');
