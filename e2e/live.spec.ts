// Money that moves elsewhere moves in front of the player: nothing is pressed, nothing is reloaded.
import { expect, test } from '@playwright/test';
import { parseUnits } from '@baize/money';
import { fund, registerMember } from './people.ts';
import { Site } from './player/site.ts';

test('a deposit paid on another device moves the balance of an open page', async ({
  page,
  baseURL,
}) => {
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(member);
  expect(await site.shownBalance()).toBe(0n);
  await fund(member.client, 250);
  await expect.poll(() => site.shownBalance()).toBe(parseUnits('250', { decimalsMax: 2 }));
});
