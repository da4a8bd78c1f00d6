// The pictures of the ways to deposit, as recipes: one emblem on the lit cloth of its own hue.
import type { MetalName, Pattern } from './tiles.ts';

export interface DepositArt {
  /** The kind of payment, which names the file. */
  code: string;
  hue: number;
  pattern: Pattern;
  metal: MetalName;
  emblem: string;
  turn?: number;
}

export const depositArts: readonly DepositArt[] = [
  { code: 'hosted', hue: 262, pattern: 'waves', metal: 'pale', emblem: 'swipe-card', turn: 6 },
  { code: 'qr', hue: 158, pattern: 'rays', metal: 'gold', emblem: 'house:qr' },
  { code: 'bank-transfer', hue: 300, pattern: 'rings', metal: 'gold', emblem: 'greek-temple' },
  { code: 'ewallet', hue: 18, pattern: 'fans', metal: 'gold', emblem: 'wallet', turn: -5 },
  { code: 'manual', hue: 78, pattern: 'lattice', metal: 'pale', emblem: 'money-stack' },
  { code: 'crypto', hue: 205, pattern: 'scales', metal: 'gold', emblem: 'two-coins' },
];
