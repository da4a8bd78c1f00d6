// The page where anybody checks a round.
import { expect, type Locator, type Page } from '@playwright/test';
import { t, withAnything } from '../texts.ts';

export class Fairness {
  readonly findings: Locator;
  readonly reveal: Locator;
  readonly check: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const title = t('fairness.still-hidden-title');
    this.reveal = page
      .locator('section, article, div')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .getByRole('button', { name: t('fairness.reveal-button') })
      .first();
    // The one of rounds: prizes are checked below it.
    this.check = page.getByRole('button', { name: t('fairness.check-button') }).first();
    this.findings = page.getByRole('status');
  }

  async expectRound(roundId: string): Promise<void> {
    const title = t('fairness.round-of', { id: roundId });
    await expect(this.#page.getByRole('heading', { name: title })).toBeVisible();
  }

  /** The seeds give the round that was played, from the seed that was committed to. */
  async expectVerified(): Promise<void> {
    await expect(this.findings.getByText(t('fairness.commitment-match'))).toBeVisible();
    const sameDraws = withAnything(t('fairness.draws-match', { count: 5 }), '5');
    await expect(this.findings.getByText(sameDraws)).toBeVisible();
    const samePayout = withAnything(t('fairness.payout-match', { amount: '|' }), '|');
    await expect(this.findings.getByText(samePayout)).toBeVisible();
  }
}
