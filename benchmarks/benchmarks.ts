// Every benchmark by its name, in the order in which they are run whole, each with the rounds and
// seconds that give medians worth writing down.
import { measureAgents } from './agents/measure.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureCrashes } from './crash.ts';
import { measureEngines } from './engines.ts';
import type { Benchmark } from './figures.ts';
import { measureFlights } from './flights.ts';
import { measureGateway } from './gateway.ts';
import { measureLedger } from './ledger.ts';
import { measureLogins } from './logins.ts';
import { measureLottery } from './lottery/measure.ts';
import { measurePowerCuts } from './power-cut.ts';
import { measurePromotions } from './promotions/measure.ts';
import { measureSeamless } from './seamless.ts';
import { measureSite } from './site/measure.ts';
import { measureSpins } from './spin.ts';
import { measureStage } from './stage/measure.ts';
import { measureStart } from './start.ts';
import { measureWallet } from './wallet/measure.ts';

interface Effort {
  readonly rounds: number;
  readonly seconds: number;
}

const of = (measure: Benchmark, effort: Effort) => ({ measure, effort });

export const benchmarks = {
  engines: of(measureEngines, { rounds: 3, seconds: 6 }),
  ledger: of(measureLedger, { rounds: 3, seconds: 3 }),
  gateway: of(measureGateway, { rounds: 5, seconds: 3 }),
  wallet: of(measureWallet, { rounds: 5, seconds: 4 }),
  promotions: of(measurePromotions, { rounds: 5, seconds: 4 }),
  agents: of(measureAgents, { rounds: 5, seconds: 5 }),
  catalogue: of(measureCatalogue, { rounds: 3, seconds: 3 }),
  logins: of(measureLogins, { rounds: 3, seconds: 3 }),
  spin: of(measureSpins, { rounds: 3, seconds: 4 }),
  lottery: of(measureLottery, { rounds: 3, seconds: 4 }),
  flights: of(measureFlights, { rounds: 3, seconds: 0 }),
  seamless: of(measureSeamless, { rounds: 5, seconds: 5 }),
  crash: of(measureCrashes, { rounds: 2, seconds: 0 }),
  stage: of(measureStage, { rounds: 1, seconds: 2 }),
  site: of(measureSite, { rounds: 5, seconds: 0 }),
  powercut: of(measurePowerCuts, { rounds: 3, seconds: 0 }),
  start: of(measureStart, { rounds: 1, seconds: 0 }),
} as const;

export type BenchmarkName = keyof typeof benchmarks;

export const isBenchmark = (name: string): name is BenchmarkName => Object.hasOwn(benchmarks, name);
