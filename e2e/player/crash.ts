// A crash game at play: inside the site's game frame, by the great button of its first stake.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { t } from '../texts.ts';

/** A flight of so many seconds passes 1,000. */
const flightMost = 120_000;

export class Crash {
  readonly frame: FrameLocator;
  readonly button: Locator;
  readonly own: Locator;
  readonly won: Locator;

  constructor(page: Page, name: string) {
    this.frame = page.getByTitle(t('catalogue.game-frame', { name })).contentFrame();
    this.button = this.frame.getByTestId('main-0');
    this.own = this.frame.getByRole('tabpanel').getByRole('listitem');
    const wonText = t('crash-play.won-spoken', { amount: '' }).replace(/ *\.$/u, '');
    this.won = this.frame.getByTestId('announcer').filter({ hasText: wonText });
  }

  async showOwn(): Promise<void> {
    await this.frame.getByRole('tab', { name: t('crash-play.own') }).tap();
  }

  /** Cashes out as soon as it may; false if the flight ended before. */
  async cashOut(lostBefore: number): Promise<boolean> {
    const word = t('crash-play.cash-out', { amount: '' }).trim();
    const flying = this.button.and(this.frame.getByRole('button', { name: word, disabled: false }));
    const lost = this.own.filter({ hasText: t('crash-play.state-lost') }).nth(lostBefore);
    await expect(flying.or(lost)).toBeVisible({ timeout: flightMost });
    await flying.tap({ timeout: 2000 }).catch(() => undefined);
    const taken = this.button.filter({ hasText: t('crash-play.taken', { at: '' }).trim() });
    // It may have ended already.
    const known = taken.or(this.won).or(lost).first();
    await expect(known).toBeVisible({ timeout: flightMost });
    return !(await lost.isVisible());
  }

  /** The newest bet when its flight has ended: what it cost, where it left, what it paid. */
  async expectWon(): Promise<readonly [stake: number, at: number, payout: number]> {
    await expect(this.won).toBeVisible({ timeout: flightMost });
    const newest = this.own.first();
    const [stake, payout] = [newest.locator('bdi').first(), newest.locator('bdi').nth(1)];
    await expect(payout).not.toBeEmpty();
    const number = async (part: Locator) =>
      Number(((await part.textContent()) ?? '').replaceAll(/[^\d.]/gu, ''));
    return [await number(stake), await number(newest.locator('span')), await number(payout)];
  }
}
