// The small games as a player finds and plays them: dice by two taps on a phone, mines by keyboard
// alone with a hand that a reload does not lose.
import { expect, test, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, registerMember } from './people.ts';
import { Instant, type InstantCode } from './player/instant.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';

/** A member with 200 on the page where the small games stand. */
async function comeToGames(page: Page, siteUrl: string, code: InstantCode) {
  const member = await registerMember(siteUrl);
  await fund(member.client, 200);
  await new Site(page).comeIn(member, '/elott');
  const balance = async () => unwrap(await member.client.wallet.getBalance()).sumBalance;
  const name = t(`instant.${code}`);
  const shelf = page.getByRole('region', { name: t('lottery.small-games') });
  const card = shelf.getByRole('link', { name: beginning(name) });
  return { card, balance, game: new Instant(page, code) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  // @proves L250
  test('dice are rolled by two taps, with stage, stake and button in sight', async ({
    page,
    baseURL,
  }) => {
    const { card, balance, game } = await comeToGames(page, baseURL ?? '', 'dice');
    await card.tap();
    await expect(game.playButton).toBeInViewport({ ratio: 1 });
    await expect(game.frame.getByRole('combobox', { name: t('arcade.stake') })).toBeInViewport();
    await expect(game.frame.getByRole('slider')).toBeInViewport();
    await game.playButton.tap();
    await game.expectTold();
    await expect(game.told).toContainText(t('instant.dice-roll', { roll: '' }).trim());
    expect([190, 209.8]).toContain(await balance());
  });
});

// @proves L251 L239
test('mines by keyboard alone, with a hand that a reload does not lose', async ({
  page,
  baseURL,
}) => {
  const { card, balance, game } = await comeToGames(page, baseURL ?? '', 'mines');
  await card.focus();
  await page.keyboard.press('Enter');
  await game.playButton.focus();
  await page.keyboard.press('Enter');
  await expect(game.told).toContainText(t('instant.hand-begins'));
  expect(await balance()).toBe(190);
  await page.reload();
  await expect(game.frame.getByText(t('arcade.resumed'))).toBeVisible();
  const field = (number: number, told: 'closed' | 'safe' | 'mine') =>
    game.frame.getByRole('button', {
      name: t(`instant.field-${told}`, { field: number }),
      exact: true,
    });
  await field(13, 'closed').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(field(12, 'closed')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(12, 'closed')).toBeHidden();
  if (await field(12, 'safe').isVisible()) {
    await page.keyboard.press('c');
    await game.expectTold();
    expect(await balance()).toBeCloseTo(201.25, 2);
  } else {
    await game.expectTold();
    expect(await balance()).toBe(190);
  }
  await expect(game.frame.getByRole('button', { name: /: mine$/u })).toHaveCount(3);
});
