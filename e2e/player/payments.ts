// Payments in parts as their two sides see them: the parts of a withdrawal on its page, and a
// deposit that pays another member's, with the pictures that prove them.
import { expect, type Locator, type Page } from '@playwright/test';
import { containing, t, withAnything } from '../texts.ts';
import { Cashier } from './cashier.ts';

/** The smallest picture: one point. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const statement = {
  name: 'statement.png',
  mimeType: 'image/png',
  buffer: Buffer.from(point, 'base64'),
};

export class Payments {
  readonly #page: Page;
  readonly centre: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.centre = new Cashier(page).centre;
  }

  part(number: number): Locator {
    const parts = this.centre.getByRole('list', { name: t('payments.parts') });
    return parts.getByRole('listitem').filter({ hasText: t('payments.part', { number }) });
  }

  async expectPart(number: number, state: Parameters<typeof t>[0]): Promise<void> {
    await expect(this.part(number).getByText(t(state), { exact: true })).toBeVisible();
  }

  async press(place: Locator, text: Parameters<typeof t>[0]): Promise<void> {
    await place.getByRole('button', { name: t(text), exact: true }).click();
  }

  dialog(title: Parameters<typeof t>[0]): Locator {
    return this.#page.getByRole('dialog', { name: withAnything(t(title, { amount: '|' }), '|') });
  }

  /** “Not received”, with a picture of the account. */
  async deny(number: number): Promise<void> {
    await this.press(this.part(number), 'wallet.receipt-no');
    await this.sendNotReceived();
  }

  async sendNotReceived(): Promise<void> {
    const dialog = this.dialog('wallet.receipt-no-title');
    await dialog.getByLabel(t('payments.proof-choose')).setInputFiles(statement);
    await this.press(dialog, 'wallet.receipt-no-send');
    await expect(dialog).toBeHidden();
  }

  /** Takes the offer of this amount, and sees the account. */
  async take(amount: string): Promise<void> {
    await this.centre.getByRole('button', { name: containing(amount) }).click();
    await this.press(this.dialog('payments.c2c-take'), 'payments.c2c-accept');
    await expect(this.centre.getByText(t('payments.c2c-holder'))).toBeVisible();
  }

  async prove(): Promise<void> {
    await this.press(this.centre, 'payments.c2c-prove');
    const dialog = this.dialog('payments.c2c-prove-title');
    await dialog.getByLabel(t('payments.proof-choose')).setInputFiles(statement);
    await this.press(dialog, 'payments.c2c-prove-send');
    await expect(dialog).toBeHidden();
  }

  /** Writes to the dispute that is open. */
  async write(message: string): Promise<void> {
    const dialog = this.dialog('payments.thread-title');
    await dialog.getByLabel(t('payments.thread-write')).fill(message);
    await this.press(dialog, 'payments.thread-send');
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
}
