// Events as they are planned and looked at.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import { createReadBatch } from '../../../platform/read-batch/index.ts';
import type { WageringPorts } from '../ports.ts';
import { eventIdOf, type EventPlan, type SharedEvent } from './rules/event.ts';
import type { SlipOrder } from './rules/slip.ts';
import { dayOf, keepSeeds, readDrawSeed, revealDue } from './store/draw-seeds.ts';
import { addEvents, findEvents, readEvents, type EventSearch } from './store/events.ts';
import { orderOf } from './store/order-state.ts';
import { readExposures } from './store/exposure-reader.ts';
import { loadOrders } from './store/slip-batch.ts';

export interface Exposure {
  readonly bet: string;
  /** By outcome, as the family numbers them. */
  readonly payouts: readonly Units[];
}

export function createEvents(ports: WageringPorts) {
  const { database } = ports;
  const eventOf = createReadBatch<string, SharedEvent>(async (eventIds) => {
    const events = await readEvents(database.kysely, eventIds);
    return new Map(events.map((event) => [event.eventId, event]));
  });
  return {
    /**
     * Plans events that are not there yet, in the order of their draws; repeatable. Our own draws
     * get the seed of their game and day, which is committed to by then.
     */
    planEvents: (plans: readonly EventPlan[]): Promise<readonly SharedEvent[]> =>
      database.transaction(async (tx) => {
        const eventIds = plans.map(eventIdOf);
        const there = new Set((await readEvents(tx, eventIds)).map(({ eventId }) => eventId));
        const missing = plans.filter((plan) => !there.has(eventIdOf(plan)));
        const ours = missing.filter(({ drawnBy }) => drawnBy === 'us');
        const seeds = await keepSeeds(tx, ports, ours);
        const sealed = ours.find((plan) => !seeds.has(dayOf(plan)));
        if (sealed) throw new Error(`the seed of ${dayOf(sealed)} is revealed already`);
        if (missing.length > 0)
          await addEvents(tx, missing, (plan) =>
            plan.drawnBy === 'us' ? seeds.get(dayOf(plan)) : undefined,
          );
        return readEvents(tx, eventIds);
      }),
    eventOf,
    /** Those of them that are there, in the order of their draws. */
    eventsById: (eventIds: readonly string[]): Promise<readonly SharedEvent[]> =>
      readEvents(database.kysely, eventIds),
    eventsOf: (search: EventSearch) => findEvents(database.kysely, search),
    /** A seed of shared draws; the seed itself only once it is revealed. */
    seedOfDraw: (seedId: string) => readDrawSeed(database.kysely, ports, seedId),
    /** Reveals the seeds of days that are over; gives how many. */
    revealDueSeeds: (): Promise<number> =>
      database.transaction((tx) => revealDue(tx, ports.clock.now())),
    /** What each outcome would cost the event, by kind of bet. */
    exposureOf: (eventId: string): Promise<readonly Exposure[]> =>
      readExposures(database.kysely, eventId),
    /** Orders with their slips as they are now; with `slips` only with so many, the first. */
    ordersOf: async (
      orderIds: readonly string[],
      { slips }: { readonly slips?: number } = {},
    ): Promise<readonly SlipOrder[]> =>
      database.transaction(async (tx) => {
        await sql`set transaction read only`.execute(tx);
        return [...(await loadOrders(tx, orderIds, slips)).values()].map(orderOf);
      }),
  };
}
