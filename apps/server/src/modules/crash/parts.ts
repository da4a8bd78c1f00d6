// Parts shared by the actions of crash games.
import type { Cancellations } from './cancellations.ts';
import type { CashOuts } from './cash-outs.ts';
import type { Flights } from './flights.ts';
import type { News } from './news.ts';
import type { CrashPorts } from './ports.ts';
import type { Rounds } from './rounds.ts';

export interface CrashParts {
  readonly ports: CrashPorts;
  readonly flights: Flights;
  readonly cashOuts: CashOuts;
  readonly cancellations: Cancellations;
  readonly news: News;
  readonly rounds: Rounds;
}
