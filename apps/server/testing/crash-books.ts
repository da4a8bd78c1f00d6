// Crash rounds over durable books, for measuring: a whole server with its real wiring, asked at the
// doors of its modules. The clock stands until a flight begins and runs through it.
import { isRefusal, topicOfPlayer } from '@baize/contract';
import { crashGameOf, type DealtCrash } from '@baize/engines';
import { depositSettled } from '@baize/ledger';
import { playerCaller } from '../src/modules/wagering/testing.ts';
import { callOf, given } from '../src/platform/call/testing.ts';
import type { SharedEvent } from '../src/modules/wagering/index.ts';
import type { Server } from '../src/compose/server.ts';
import { stoppableClock, type BuildBooks } from './lottery-books.ts';
import type { DurableBooks } from './durable-books.ts';

const game = crashGameOf('sky-lantern') as DealtCrash;
const busChannel = 'live';
const funds = 10_000_000n;
const lookedMost = 500;

let names = 0;
const newName = () => `${process.pid}-crash-${(names += 1)}`;

export async function openCrashBooks(
  { database }: Pick<DurableBooks, 'database'>,
  build: BuildBooks,
) {
  const clock = stoppableClock();
  const { server, close } = await build({ database, clock });
  const { crash } = server.modules;
  const { byHand, actions } = crash;
  const call = <I>(playerId: string, input: I) => {
    const player = playerCaller(playerId, { since: clock.now() });
    const caller = { kind: 'game' as const, player, gameCode: game.code, opening: '' };
    const whole = { gameCode: game.code, ...input };
    return callOf(caller, whole, clock.now(), { intent: newName() });
  };
  return {
    clock,
    fund: async (playerId: string): Promise<void> => {
      const facts = { playerId, currency: 'PHP', amount: funds };
      await server.ledger.post(depositSettled({ ...facts, depositId: newName() }));
    },
    /** A round whose flight will end between two multipliers; it is open when this is given. */
    roundEnding: (from: number, to: number) => roundEnding(server, clock, { from, to }),
    place: async (playerId: string, { name: round }: SharedEvent, auto?: number) => {
      const input = { round, stake: '1', ...(auto === undefined ? {} : { auto }) };
      return given(await actions.placeCrashSlip(call(playerId, input))).slip;
    },
    /** Undefined where the flight was over. */
    cashOut: async (playerId: string, slip: { slipId: string; round: string }) =>
      unlessOver(await actions.cashOut(call(playerId, slip)))?.slip,
    /** Begins the flight at its moment, from which on the clock runs. */
    takeOff: async (event: SharedEvent) => {
      clock.goOnAt(event.drawsAt);
      return begun(await byHand.takeOff(event));
    },
    land: async (event: SharedEvent): Promise<void> => {
      const flight = begun(await byHand.flightOf(event.eventId));
      byHand.tellEnd(event, flight);
      await byHand.land(event, flight);
      await byHand.settle(game);
    },
    /** Hears of every player who is told of their balance. */
    hearTold: (hear: (playerId: string) => void) =>
      server.platform.bus.subscribe(busChannel, (text) => {
        const { topic, event } = JSON.parse(text) as { topic?: string; event?: string };
        if (event === 'balance-moved') hear(topic?.slice(topicOfPlayer('').length) ?? '');
      }),
    close,
  };
}

export type CrashBooks = Awaited<ReturnType<typeof openCrashBooks>>;

const unlessOver = <A>(out: A) =>
  isRefusal(out) && out.refused === 'flight-over' ? undefined : given(out);

function begun<F>(flight: F | undefined): F {
  if (flight === undefined) throw new Error('the beacon has not spoken');
  return flight;
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

/** Others are flown without a stake. */
async function roundEnding(
  { modules, platform }: Server,
  clock: ReturnType<typeof stoppableClock>,
  { from, to }: Ends,
): Promise<SharedEvent> {
  const { byHand } = modules.crash;
  for (let looked = 0; looked < lookedMost; looked += 1) {
    clock.stop();
    const event = await byHand.plan(game);
    clock.stopAt(event.drawsAt);
    const answer = await platform.beacon.valueOf(event.beaconRound ?? 0);
    if (!answer.ok) throw new Error(answer.trouble);
    const foreseen = await modules.wagering.foreseeDraw(event.eventId, answer.value);
    const point = 'result' in foreseen ? (foreseen.result[0] ?? 0) : 0;
    if (point >= from && point <= to) {
      clock.stopAt(event.opensAt);
      return event;
    }
    const flight = begun(await byHand.takeOff(event));
    clock.stopAt(flight.endsAt);
    await byHand.land(event, flight);
    await byHand.settle(game);
  }
  throw new Error('no such round came');
}
