// The payment company's own page. Its words are its own; the visitor reads them there.
import type { Page } from '@playwright/test';

export class HostedPayment {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async payNow(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Pay now' }).click();
  }

  /** The bank takes its time: the payment is still open when the player is back. */
  async payAndComeBackAtOnce(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Pay in 5 seconds' }).click();
    await this.goBack();
  }

  async goBack(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Back to the merchant' }).click();
  }
}
