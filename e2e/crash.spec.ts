// Crash as a player plays it on a phone: staked by two taps, cashed out just after the start, paid
// when the flight ends, and found again in the list of own bets.
import { expect, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, registerMember } from './people.ts';
import { Crash } from './player/crash.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** One flight of ten ends before a cash-out can be pressed. */
const roundsMost = 5;

// @proves R229
test('crash is staked by two taps, cashed out and paid', async ({ page, baseURL }) => {
  // Some flights are long, and their ends are waited for.
  test.setTimeout(300_000);
  const member = await registerMember(baseURL ?? '');
  await fund(member.client, 200);
  const balance = async () => unwrap(await member.client.wallet.getBalance()).sumBalance;
  await new Site(page).comeIn(member, '/elott');
  const name = t('crash.sky-lantern');
  const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`, 'u') });
  const crash = new Crash(page, name);

  await card.tap();
  await expect(crash.button).toBeInViewport({ ratio: 1 });
  await crash.button.tap();
  await crash.showOwn();
  let lost = 0;
  while (!(await crash.cashOut(lost))) {
    lost += 1;
    expect(lost).toBeLessThan(roundsMost);
    await crash.button.tap();
  }
  const [stake, at, payout] = await crash.expectWon();
  expect(payout).toBeCloseTo(stake * at, 2);
  await expect.poll(balance).toBeCloseTo(200 - stake * (lost + 1) + payout, 2);
});
