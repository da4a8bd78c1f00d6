// Every event is of one kind, and an event of a newer version is of the others.
import { movementKinds } from '@baize/contract';
import { ledgerEvents } from '@baize/ledger';
import { expect, test } from 'vitest';
import { eventsOf, kindOf } from './movement-kind.ts';

test('each event is of one kind, and each kind knows its events', () => {
  expect(movementKinds.flatMap(eventsOf).toSorted()).toEqual([...ledgerEvents].toSorted());
  for (const event of ledgerEvents) expect(eventsOf(kindOf(event))).toContain(event);
  expect(kindOf('an-event-of-tomorrow')).toBe('other');
});
