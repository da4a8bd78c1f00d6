// Drives the rounds of every crash game: one process at a time owns it, by a lease of a few
// seconds, and another goes on with the same flight where it dies. It sleeps until the next step is
// due.
import { setTimeout as sleep } from 'node:timers/promises';
import { crashGames, type DealtCrash } from '@baize/engines';
import type { CashOuts } from './cash-outs.ts';
import type { CrashPorts } from './ports.ts';
import type { Steps } from './steps.ts';

export const leaseName = 'crash-rounds';

/** While a beacon is late it is asked again so soon. */
const retryMs = 200;
const faultPauseMs = 1000;
/**
 * Cash-outs that the server had before the end are kept within this, in whatever process; the draw,
 * after which nothing is kept, waits for it.
 */
const graceMs = 300;
/** A clock that was set is noticed within this. */
const pauseMostMs = 1000;

export interface Driven {
  readonly steps: Steps;
  readonly cashOuts: CashOuts;
}

export function createDriver(ports: CrashPorts, { steps, cashOuts }: Driven) {
  const { leases, clock, log } = ports;
  let keeper: ReturnType<typeof leases.keep> | undefined;
  const until = async (moment: number, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && clock.now() < moment) await pause(moment - clock.now(), signal);
  };
  const turn = async (game: DealtCrash, signal: AbortSignal): Promise<void> => {
    const event = (await steps.current(game)) ?? (await steps.plan(game));
    // What the last round, or a crash, left is settled while the next is open.
    await steps.settle(game);
    await until(event.drawsAt, signal);
    if (signal.aborted || (await steps.giveUp(event))) return;
    const flight = await steps.takeOff(event);
    if (!flight) return pause(retryMs, signal);
    await until(flight.endsAt, signal);
    if (signal.aborted) return;
    steps.tellEnd(event, flight);
    await until(flight.endsAt + graceMs, signal);
    await cashOuts.kept();
    await steps.land(event, flight);
    await steps.settle(game);
  };
  const drive = (game: DealtCrash) => async (signal: AbortSignal) => {
    while (!signal.aborted)
      await turn(game, signal).catch(async (error: unknown) => {
        log.error({ error, gameCode: game.code }, 'a crash round was troubled');
        await pause(faultPauseMs, signal);
      });
  };
  const work = async (signal: AbortSignal): Promise<void> => {
    await Promise.all(crashGames.map((game) => drive(game)(signal)));
  };
  return {
    start: () => {
      keeper = leases.keep(leaseName, work);
    },
    stop: async () => {
      await keeper?.stop();
    },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(Math.max(1, Math.min(ms, pauseMostMs)), undefined, { signal }).catch(() => undefined);
