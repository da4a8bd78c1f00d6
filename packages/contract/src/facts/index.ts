// Facts: play and money of teams and members over days, by the line of agents at the time.
import { factsOfFamily } from './family.ts';
import { factsOfIncome } from './income.ts';
import { factsOfTeams } from './teams.ts';

export const facts = { ...factsOfTeams, ...factsOfIncome, ...factsOfFamily };
