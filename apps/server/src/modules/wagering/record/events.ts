// Events as they are listed, with what lies on them, and what a correction would change.
import type { DrawnResult } from '@baize/engines';
import type { Database } from '../../../platform/database/index.ts';
import type { SharedEvent } from '../slips/rules/event.ts';
import {
  readBoard,
  readCommittedAt,
  readEventLoad,
  readResults,
  searchEvents,
  type BoardSearch,
  type EventListSearch,
} from './store/event-lists.ts';
import {
  readAlikeSlips,
  readEventSlips,
  readSlipFigures,
  type EventSlipsSearch,
  type SlipFiguresAsked,
} from './store/event-slips.ts';
import { previewResult } from './store/result-preview.ts';

export function createEventLists({ kysely }: Database) {
  return {
    /** Of each game the next events, soonest first, and the last one with a result. */
    boardOf: (search: BoardSearch) => readBoard(kysely, search),
    findEvents: (search: EventListSearch) => searchEvents(kysely, search),
    /** What lies on events, by event. */
    eventSums: (eventIds: readonly string[]) => readEventLoad(kysely, eventIds),
    /** Slips on an event, the highest stakes first. */
    slipsOn: (search: EventSlipsSearch) => readEventSlips(kysely, search),
    /** Slips on an event by what they were struck at and what was decided of them. */
    alikeSlipsOn: (search: Pick<EventSlipsSearch, 'eventId' | 'currency'>) =>
      readAlikeSlips(kysely, search),
    /** What a player's settled slips of a game came to. */
    slipFigures: (asked: SlipFiguresAsked) => readSlipFigures(kysely, asked),
    /** Every version of an event's result, the first first. */
    resultsOf: (eventId: string) => readResults(kysely, eventId),
    /** When a seed of shared draws was committed to. */
    committedAt: (seedId: string) => readCommittedAt(kysely, seedId),
    /** What another result would change for an event that is settled; nothing happens. */
    previewResult: (event: SharedEvent, result: DrawnResult) =>
      previewResult(kysely, event, result),
  };
}
