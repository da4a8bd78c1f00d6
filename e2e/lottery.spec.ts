// Our own lotteries as a player finds and plays them: from the site's lobby, a bet at odds by two
// taps and a chase that a win stops, on a phone; and a bet by keyboard alone.
import { expect, test, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, registerMember } from './people.ts';
import { Keyboard } from './player/keyboard.ts';
import { Lottery } from './player/lottery.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const game = t('lottery.SSC_1M');

/** A member with 200 in one of the site's lobbies of lotteries. */
async function comeToLobby(page: Page, siteUrl: string, path: string) {
  const member = await registerMember(siteUrl);
  await fund(member.client, 200);
  await new Site(page).comeIn(member, path);
  const balance = async () => unwrap(await member.client.wallet.getBalance()).sumBalance;
  return { card: page.getByRole('main').getByRole('link', { name: game, exact: true }), balance };
}

async function seatedAt(page: Page): Promise<Lottery> {
  const lottery = new Lottery(page, game);
  await expect(lottery.ticket).toBeVisible();
  await lottery.awaitTime();
  return lottery;
}

/** A chase over five issues of two bets of which one always wins, from pad to planner. */
async function layChase(lottery: Lottery): Promise<void> {
  await lottery.choose(t('lottery-play.pays-odds'));
  const ball = t('lottery-play.play-ball', { one: 1 });
  await lottery.pick(ball, /^Big/u);
  await lottery.pick(ball, /^Small/u);
  await lottery.press(t('lottery-play.to-cart'));
  await lottery.open('cart');
  await lottery.press(t('lottery-play.chase'));
  const planner = lottery.frame.getByRole('dialog', { name: t('lottery-play.chase-title') });
  await expect(planner.getByRole('row')).toHaveCount(6);
  await planner.getByRole('radio', { name: t('lottery-play.chase-stop-win') }).check();
  await planner.getByRole('button', { name: /^Chase 5 draws: P\s100\.00/u }).click();
  await expect(lottery.frame.getByText(/Your chase over 5 draws/u)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use(phone);

  // @proves L93
  test('a credit bet by two taps, from the page of e-lotteries', async ({ page, baseURL }) => {
    const { card, balance } = await comeToLobby(page, baseURL ?? '', '/elott');
    await card.click();
    await expect(page).toHaveURL(/game=SSC_1M&vendor=TCG_LOTTO&mode=ELOTT$/u);
    const lottery = await seatedAt(page);
    await lottery.pick(t('lottery-play.play-ball', { one: 1 }), /^Big/u);
    await lottery.press(/^Bet P/u);
    await expect(lottery.frame.getByText(/is placed: P\s10\.00/u)).toBeVisible();
    expect(await balance()).toBe(190);
    await lottery.open('slips');
    const order = lottery.frame.getByRole('listitem').first();
    await expect(order).toContainText(t('lottery-play.order-running'));
  });

  test('a win stops a chase over five issues and gives the other stakes back', async ({
    page,
    baseURL,
  }) => {
    // The draw of a lottery of one minute is waited for.
    test.setTimeout(200_000);
    const { card, balance } = await comeToLobby(page, baseURL ?? '', '/lottery?kind=SSC');
    await card.click();
    await expect(page).toHaveURL(/game=SSC_1M&vendor=TCG_LOTTO&mode=LOTT$/u);
    const lottery = await seatedAt(page);
    await layChase(lottery);
    expect(await balance()).toBe(100);
    await lottery.open('slips');
    await lottery.choose(t('lottery-play.slips-chases'));
    const chase = lottery.frame.getByRole('listitem').first();
    await expect(chase).toContainText(t('lottery-play.chase-stop-win'));
    await expect(async () => {
      await lottery.choose(t('lottery-play.slips-all'));
      await lottery.choose(t('lottery-play.slips-chases'));
      const stopped = t('lottery-play.chase-state-stopped-by-win');
      await expect(chase).toContainText(stopped, { timeout: 3000 });
    }).toPass({ timeout: 120_000, intervals: [5000] });
    // Four stakes are back; of the first issue one half lost and the other won at its odds.
    await expect.poll(balance, { timeout: 30_000 }).toBeCloseTo(199.4, 2);
  });
});

test('a bet by keyboard alone, from the lobby to the receipt', async ({ page, baseURL }) => {
  const { card, balance } = await comeToLobby(page, baseURL ?? '', '/elott?kind=SSC');
  const keyboard = new Keyboard(page);
  await keyboard.press(page.getByRole('link', { name: t('shell.skip-to-content') }));
  await keyboard.press(card);
  const lottery = await seatedAt(page);
  const answers = lottery.frame.getByRole('group', {
    name: t('lottery-play.play-ball', { one: 1 }),
    exact: true,
  });
  await keyboard.tabTo(answers.getByRole('button').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(answers.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press(lottery.frame.getByRole('button', { name: /^Bet P/u }));
  await expect(lottery.frame.getByText(/is placed: P\s10\.00/u)).toBeVisible();
  expect(await balance()).toBe(190);
});
