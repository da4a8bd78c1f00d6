// The payment company's own page. Its words are its own; the visitor reads them there.
import { expect, type Page } from '@playwright/test';

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

  /** The player comes back before the payment; gives what pays it from another device. */
  async comeBackUnpaid(): Promise<() => Promise<void>> {
    const leave = this.#page.getByRole('button', { name: 'Leave without paying' });
    await expect(leave).toBeVisible();
    const address = this.#page.url();
    await leave.click();
    return async () => {
      const paid = await this.#page.request.post(address, { form: { action: 'pay' } });
      expect(paid.ok()).toBe(true);
    };
  }

  async goBack(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Back to the merchant' }).click();
  }
}
