// A crash game at play: inside the site's game frame, by the great button of its first stake.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { t } from '../texts.ts';

/** A flight of so many seconds passes 1,000. */
const flightMost = 120_000;

export class Crash {
  readonly frame: FrameLocator;
  readonly button: Locator;
  readonly own: Locator;

  constructor(page: Page, name: string) {
    this.frame = page.getByTitle(t('catalogue.game-frame', { name })).contentFrame();
    this.button = this.frame.getByTestId('main-0');
    this.own = this.frame.getByRole('tabpanel').getByRole('listitem');
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
    await expect(taken.or(lost)).toBeVisible({ timeout: flightMost });
    return !(await lost.isVisible());
  }

  /** The newest bet when its flight has ended: what it cost, where it left, what it paid. */
  async expectWon(): Promise<readonly [stake: number, at: number, payout: number]> {
    const told = this.frame.getByTestId('announcer');
    await expect(told).toContainText(
      t('crash-play.won-spoken', { amount: '' }).replace(/ *\.$/u, ''),
      {
        timeout: flightMost,
      },
    );
    const [stake, at, payout] = ['bdi >> nth=0', 'span >> nth=0', 'bdi >> nth=1'].map((part) =>
      this.own.first().locator(part),
    );
    await expect(payout!).not.toBeEmpty();
    const number = async (part: Locator | undefined) =>
      Number(((await part?.textContent()) ?? '').replaceAll(/[^\d.]/gu, ''));
    return [await number(stake), await number(at), await number(payout)];
  }
}
