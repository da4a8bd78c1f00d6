// The betting record in the personal centre.
import type { Locator, Page } from '@playwright/test';
import { t } from '../texts.ts';

export class BettingRecord {
  /** One for each round that can be checked, newest first. */
  readonly verifyLinks: Locator;

  constructor(page: Page, game: string) {
    const centre = page.getByRole('dialog', { name: t('shell.member-centre') });
    this.verifyLinks = centre.getByRole('link', { name: t('wagering.verify-round', { game }) });
  }
}
