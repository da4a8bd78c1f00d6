// Wagering: the one place where a stake becomes a payout. `rounds` decides: every game opens,
// settles or voids its rounds there, breaks and limits are checked in the same durable transaction
// as the money, and the draw is fixed when the stake is taken. `limits` is what players set
// themselves, `record` what is read of all of it.
import type { wagering } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Tx } from '../../platform/database/index.ts';
import { type Leaving, type Member, type ModuleDoor, none } from '../../platform/module/index.ts';
import { sealedColumn } from '../../platform/secrets/index.ts';
import { lockCash } from '../wallet/index.ts';
import { createActions } from './actions.ts';
import { createStanding } from './limits/standing.ts';
import { createEventLists } from './record/events.ts';
import { createHours } from './record/hours.ts';
import { countDays } from './record/jobs/count-days.ts';
import { countHoursJob } from './record/jobs/count-hours.ts';
import { createFigures } from './record/figures.ts';
import { readMark } from './record/store/count-days.ts';
import { readHourMark } from './record/store/count-hours.ts';
import { copyOfPlayer } from './record/store/copy.ts';
import { createPrizeDraws } from './rounds/draw-prize.ts';
import { createFreeRounds } from './rounds/free-rounds.ts';
import { createRounds } from './rounds/rounds.ts';
import { loseFreeRounds, sumUngranted } from './rounds/store/free-rounds.ts';
import { keepOrder } from './rounds/store/order.ts';
import { readOpenRounds } from './rounds/store/reader.ts';
import { createVendorRounds } from './rounds/vendor-rounds.ts';
import { createSlips } from './slips/slips.ts';
import { createUnplan } from './slips/unplan-events.ts';
import type { WageringPorts } from './ports.ts';

export type {
  DepositLimitUse,
  JudgeRefusalName,
  OrderJudge,
  OrderJudged,
  OrdersTogether,
  PlayedGame,
  WageringPorts,
} from './ports.ts';
export type { PauseRefusal } from './rounds/rules/may-stake.ts';
export type { Restraint } from './limits/rules/restraint.ts';
export { printFreeBet, printFreeRounds } from './rounds/free-rounds.ts';
export { paidOf, wonOf } from './rounds/rules/free-round.ts';
export { wonAmount } from './rounds/store/free-rounds.ts';
export type { DrawList, FreeRound, Round } from './rounds/rules/round.ts';
export type { FreeRounds } from './rounds/store/free-rounds.ts';
export type { VendorEntry, VendorRefusal } from './rounds/rules/vendor-round.ts';
export { vendorNamesOf } from './rounds/store/round-id.ts';
export type { StakeOutcome, StakeRefusalName } from './rounds/store/stake-work.ts';
export type { ClosedRounds, ClosedSums } from './record/store/closed-reader.ts';
export type { EventSums } from './record/store/event-returns.ts';
export type { ClosedHours, PlayedHour } from './record/store/closed-hours.ts';
export type { LastRound, OppositeStakes } from './record/store/desk-reader.ts';
export type { HourPlay, WindowPlay } from './record/store/count-hours.ts';
export type { CountedRange, LuckyRound } from './record/store/lucky-rounds.ts';
export type { GamePlay, HoursSearch } from './record/store/hours.ts';
export type { ClosedStakes, DayStakes } from './record/store/closed-stakes.ts';
export type { PlayedDay, PlayedDaysSearch } from './record/store/played-days.ts';
export type {
  JackpotAward,
  JackpotBatch,
  JackpotNumbers,
  JackpotTogether,
  SettledTogether,
} from './rounds/store/close-work.ts';
export type { PrizeSeed } from './rounds/draw-prize.ts';
export type { FreeAsked, StakeAsked, SettleAsked } from './rounds/rounds.ts';
export type { Exposure } from './slips/events.ts';
export type {
  BeaconValue,
  DecideAsked,
  DecideOutcome,
  DrawOutcome,
  ResultAsked,
  ResultOutcome,
  VoidOutcome,
} from './slips/outcomes.ts';
export type { CancelAsked, OrderAsked } from './slips/slips.ts';
export type { DrawSeed } from './slips/store/draw-seeds.ts';
export type { EventSearch } from './slips/store/events.ts';
export type { CancelOutcome, PlaceOutcome, SlipRefusalName } from './slips/store/order-state.ts';
export type { EventLoad, EventStateSought, ResultVersion } from './record/store/event-lists.ts';
export type { ResultEffect } from './record/store/result-preview.ts';
export { eventIdOf, eventStateAt } from './slips/rules/event.ts';
export type { EventPlan, EventState, SharedEvent } from './slips/rules/event.ts';
export type { EventSettled, OrderChange, Slip, SlipAsked, SlipOrder } from './slips/rules/slip.ts';
export type { VendorAsked } from './rounds/vendor-rounds.ts';

export function createWagering(given: WageringPorts) {
  const hours = createHours(given);
  const ports: WageringPorts = {
    ...given,
    onClosed: (round) => {
      hours.soon.call();
      given.onClosed(round);
    },
    onSettled: (settled) => {
      hours.soon.call();
      given.onSettled(settled);
    },
  };
  return {
    actions: createActions(ports),
    ...createRounds(ports),
    ...createFreeRounds(ports),
    ...createPrizeDraws(ports),
    ...createVendorRounds(ports),
    ...createSlips(ports),
    ...createUnplan(ports),
    ...createEventLists(ports.database),
    ...createStanding(ports.database),
    ...createFigures(ports.database),
    ...hours.doors,
    /** Goes on counting where tables were restored on another server. */
    start: () => keepOrder(ports.database, () => marksOf(ports)),
    stop: () => hours.soon.stop(),
    jobs: [
      { ...countDays, run: countDays.run(ports) },
      { ...countHoursJob, run: countHoursJob.run(hours.doors.countHours) },
    ],
    forgetOld: none,
    copyOf: ({ playerId }: Member) => copyOfPlayer(ports.database.kysely, playerId),
    closing: {
      standing: (member: Member) => standingOf(ports, member),
      payOut: loseFree,
    },
    sealed: [
      sealedColumn(ports.database, ports.drawSeeds, {
        table: 'wagering_event_seed',
        column: 'sealed',
        by: ['seed_id'],
        nameOf: ({ seed_id: seedId = '' }) => seedId,
      }),
    ],
  } satisfies ModuleDoor<typeof wagering>;
}

/** Up to where closed rounds have been counted, by modules above and by the record. */
async function marksOf({ database, marks }: WageringPorts): Promise<readonly bigint[]> {
  const [days, hours] = await Promise.all([
    readMark(database.kysely),
    readHourMark(database.kysely),
  ]);
  return [...(await marks()), days.mark, hours];
}

/** Whether something of this member is still open, in whatever game, and what leaving loses. */
async function standingOf({ database, clock }: WageringPorts, { playerId }: Member) {
  const search = { before: clock.now() + 1, playerId, count: 1 };
  const [open, bonus] = await Promise.all([
    readOpenRounds(database.kysely, search),
    sumUngranted(database.kysely, playerId),
  ]);
  return { openRounds: open.length, bonus };
}

async function loseFree(tx: Tx, { playerId, currency, at }: Leaving): Promise<Units> {
  await lockCash(tx, playerId, currency);
  await loseFreeRounds(tx, { playerId, now: at });
  return 0n;
}

export type Wagering = ReturnType<typeof createWagering>;
