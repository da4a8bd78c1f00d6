// Five digits, each drawn from ten: 100,000 outcomes.
import type { PlaySet } from '../definition.ts';
import { ssc } from '../kinds.ts';
import { sscOddsPlays } from './credit.ts';
import { sscPrizePlays } from './plays.ts';

export const sscPlays: PlaySet = { kind: ssc, plays: [...sscPrizePlays, ...sscOddsPlays] };
