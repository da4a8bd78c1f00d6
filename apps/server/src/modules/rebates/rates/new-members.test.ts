// Proves that rates and the prize group come with a registration within the agent's own, and that
// who comes by a link gets as much of them as can be given by then.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Name } from '../../agents/testing.ts';
import { buildRebates, type BuiltRebates } from '../testing.ts';

let database: Database;
let built: BuiltRebates;
const opened: BuiltRebates[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  built = await buildRebates(database);
  opened.push(built);
  await setRate('ann', 80);
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

async function setRate(name: Name, rate: number): Promise<void> {
  const rates = [{ category: 'LIVE' as const, rate }];
  const asked = built.staff({ id: built.idOf(name), rates, reason: 'agreed by phone' });
  given(await built.rebates.actions.setMemberRates(asked));
}

function termsOf(percentage: number, group?: string) {
  const lottery = group === undefined ? [] : [{ type: 'LOTT', prizeModeId: group }];
  const terms = built.rebates.newTerms({
    agentId: built.idOf('ann'),
    agentName: 'ann',
    configs: [{ type: 'LIVE', rebateValue: percentage }, ...lottery],
    now: built.clock.now(),
  });
  if (isRefusal(terms)) throw new Error('The terms were refused');
  return terms;
}
const liveOf = async (name: Name) =>
  given(
    await built.rebates.actions.getMemberRates(built.staff({ id: built.idOf(name) })),
  ).rates.find(({ category }) => category === 'LIVE')?.rate;
const judged = (percentage: number, group?: string) =>
  database.transaction((tx) => termsOf(percentage, group).judge(tx));
const come = () =>
  database.transaction((tx) =>
    built.rebates.cameByLink(tx, {
      playerId: built.idOf('cora'),
      uplineId: built.idOf('ann'),
      invitationId: 'link',
      now: built.clock.now(),
    }),
  );
const keep = (percentage: number, group?: string) =>
  database.transaction((tx) => termsOf(percentage, group).keep(tx, 'link'));

test('a registration is judged by the agent’s own rates and prize group', async () => {
  expect(await judged(0.5, '1950')).toBeUndefined();
  expect(await judged(0.8)).toMatchObject({ refused: 'rebate-not-below-parent' });
  expect(await judged(0.52)).toMatchObject({ refused: 'rebate-off-step' });
  expect(await judged(0.5, '1960')).toMatchObject({ refused: 'group-not-below-parent' });
});

test('a registered person gets the rates and the group', async () => {
  await database.transaction((tx) => termsOf(0.5, '1950').give(tx, built.idOf('cora')));
  expect(await liveOf('cora')).toBe(50);
  expect(await built.groups.groupOf(built.idOf('cora'))).toBe(1950);
});

test('a person who registers by a link gets its rates and group', async () => {
  await keep(0.5, '1950');
  await come();
  expect(await liveOf('cora')).toBe(50);
  expect(await built.groups.groupOf(built.idOf('cora'))).toBe(1950);
});

test('the lower rate counts where the agent’s own fell since the link was made', async () => {
  await keep(0.7);
  await setRate('ann', 40);
  await come();
  expect(await liveOf('cora')).toBe(35);
});

test('a link without places for its rate gives the highest rate with one', async () => {
  await keep(0.7);
  const quotas = [{ category: 'LIVE' as const, rate: 60, seats: 0 }];
  const asked = built.staff({ id: built.idOf('ann'), quotas, reason: 'too many' });
  given(await built.rebates.actions.setRebateQuotas(asked));
  expect(await judged(0.7)).toMatchObject({ refused: 'rebate-quota-full' });
  await come();
  expect(await liveOf('cora')).toBe(55);
});

test('a registration reads no direct member, however many the agent has', async () => {
  await keep(0.5, '1950');
  expect(await judged(0.5, '1950')).toBeUndefined();
  await come();
  // The prize group of cora, who was registered, is set as anybody's: below what cora leads.
  expect(built.teamsRead).toEqual([built.idOf('cora')]);
});

test('an agent reads what a link gives', async () => {
  await keep(0.5, '1950');
  const configs = await built.rebates.linkConfigs(['link', 'another']);
  expect([...configs]).toEqual([
    [
      'link',
      [
        { type: 'LIVE', rebateValue: 0.5, prizeModeId: '' },
        { type: 'LOTT', rebateValue: 0, prizeModeId: '1950' },
      ],
    ],
  ]);
});

test('a link without rates changes nothing', async () => {
  await come();
  expect(await liveOf('cora')).toBe(0);
});
