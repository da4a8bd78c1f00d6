// Names of players and sessions: in the order of time, and never guessed from another.
import type { Randomness } from '../../../platform/randomness/index.ts';

const timeDigits = 9;
const chanceBytes = 10;

export function newId(now: number, randomness: Randomness): string {
  const chance = Buffer.from(randomness.bytes(chanceBytes)).toString('hex');
  return `${now.toString(36).padStart(timeDigits, '0')}${chance}`;
}
