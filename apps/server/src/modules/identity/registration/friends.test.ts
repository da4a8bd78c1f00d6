// Friends are who registered by a member's code: found from both sides, the newest first.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity, callOf, formOf, visitor } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('friends are listed page by page, counted, and lead to who invited them', async () => {
  const { identity, clock } = buildIdentity(database);
  const { friends } = identity;
  const register = async (username: string, more: object = {}) => {
    const made = await identity.actions.register(
      callOf(visitor, formOf({ username, ...more }), { now: clock.now(), intent: username }),
    );
    if (isRefusal(made)) throw new Error(made.refused);
    return made.customerId;
  };
  const inviterId = await register('inviter1');
  const referralCode = await friends.codeOf(inviterId);
  expect(referralCode).toMatch(/^[0-9A-F]{10}$/u);
  const begun = clock.now();
  const ids: string[] = [];
  for (const name of ['friend01', 'friend02', 'friend03']) {
    clock.set(clock.now() + 60_000);
    // Codes are typed in any case; older clients send them as the recommender.
    const code = referralCode.toLowerCase();
    const told = name === 'friend02' ? { recommenderId: code } : { referralCode: code };
    ids.unshift(await register(name, told));
  }
  await register('stranger1');

  const page = await friends.of({ inviterId, before: clock.now() + 1, count: 2 });
  expect(page.map(({ playerId }) => playerId)).toEqual(ids.slice(0, 2));
  const before = page.at(-1)?.registeredAt ?? 0;
  const rest = await friends.of({ inviterId, before, count: 2 });
  expect(rest).toEqual([{ playerId: ids[2], inviterId, registeredAt: begun + 60_000 }]);
  expect(await friends.count(inviterId)).toBe(3);
  const invited = await friends.invited(database.kysely, [inviterId, ...ids]);
  expect(invited.map(({ playerId }) => playerId).toSorted()).toEqual(ids.toSorted());
  expect(await friends.codeOf('nobody')).toBe('');
});
