// Our crash games: rounds that many share, planned one after the other, flown by one process and
// followed by all, with cash-outs that are kept before anybody is answered.
import type { crash } from '@baize/contract';
import { crashGames, type DealtCrash } from '@baize/engines';
import { everyMinute, none, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { createCancellations } from './cancellations.ts';
import { createCashOuts } from './cash-outs.ts';
import { createDriver } from './driver.ts';
import { createFlights } from './flights.ts';
import { createNews } from './news.ts';
import type { CrashPorts } from './ports.ts';
import { createRounds } from './rounds.ts';
import { createSteps } from './steps.ts';

export type { CrashNews, CrashPorts } from './ports.ts';

export function createCrash(ports: CrashPorts) {
  const flights = createFlights(ports);
  const news = createNews(ports);
  const cashOuts = createCashOuts(ports, flights);
  const steps = createSteps({ ports, flights, news });
  const driver = createDriver(ports, { steps, cashOuts });
  const cancellations = createCancellations(ports);
  const rounds = createRounds(ports, flights);
  const parts = { ports, flights, news, cashOuts, cancellations, rounds };
  return {
    actions: createActions(parts),
    /** What timed work does, for tests and simulated worlds. */
    byHand: {
      ...steps,
      flightOf: flights.of,
      applyConfirmed: cancellations.applyConfirmed,
      games: crashGames as readonly DealtCrash[],
    },
    start: () => (ports.draws === 'timed' ? driver.start() : undefined),
    async stop(): Promise<void> {
      await driver.stop();
      await cashOuts.kept();
      news.flush();
    },
    jobs: [
      {
        name: 'crash-apply-cancellations',
        cron: everyMinute,
        run: async () => void (await cancellations.applyConfirmed()),
      },
    ],
    forgetOld: none,
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof crash>;
}
