// The payment company's own page. Its words are its own; the visitor reads them there.
import type { Page } from '@playwright/test';

export class HostedPayment {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a waiting payment at the bank’s desk, by its amount. */
  async openAtTheBank(port: number, amount: string): Promise<void> {
    await this.#page.goto(`http://127.0.0.1:${port}/`);
    const payment = this.#page.getByRole('listitem').filter({ hasText: amount });
    await payment.filter({ hasText: 'waiting' }).getByRole('link').click();
  }

  /** Half of it arrives. */
  async payInPart(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Pay half' }).click();
  }

  async payNow(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Pay now' }).click();
  }

  /** The bank takes its time: the payment is still open when the player is back. */
  async payAndComeBackAtOnce(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Pay in 12 seconds' }).click();
    await this.goBack();
  }

  async goBack(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Back to the merchant' }).click();
  }
}
