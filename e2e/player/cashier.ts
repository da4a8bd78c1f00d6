// The cashier in the personal centre: money in through the payment company, and money out with a
// payment password and a bank account, until the player says that it arrived.
import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey } from '@baize/i18n';
import { beginning, containing, t, withAnything } from '../texts.ts';

export interface BankAccount {
  readonly bank: string;
  readonly number: string;
  readonly owner: string;
}

export class Cashier {
  readonly #page: Page;
  readonly centre: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.centre = page.getByRole('dialog', { name: t('shell.member-centre') });
  }

  async close(): Promise<void> {
    await this.centre.getByRole('button', { name: t('shell.close'), exact: true }).click();
    await expect(this.centre).toBeHidden();
  }

  async turnTo(text: TextKey): Promise<void> {
    const places = this.centre.getByRole('navigation', { name: t('shell.member-centre') });
    await places.getByRole('button', { name: t(text), exact: true }).click();
  }

  field(name: TextKey): Locator {
    return this.centre.getByLabel(beginning(t(name)));
  }

  /** From the deposit page to the payment company. */
  async deposit(amount: string): Promise<void> {
    await this.pay(amount, 'deposits.go-hosted-with');
  }

  /** Answers the question for a limit that comes before the first deposit. */
  async declineLimit(): Promise<void> {
    await this.centre.getByRole('button', { name: t('limits.prompt-none') }).click();
  }

  /** A way to pay by its name on the tile. */
  way(name: string): Locator {
    return this.centre.getByRole('radio', { name: containing(name) });
  }

  async pay(amount: string, button: TextKey): Promise<void> {
    await this.field('wallet.amount').fill(amount);
    const pay = withAnything(t(button, { amount: '|' }), '|');
    await this.centre.getByRole('button', { name: pay }).click();
  }

  /** Where the deposit that is shown stands. */
  title(text: TextKey): Locator {
    return this.centre.getByRole('heading', { name: withAnything(t(text, { amount: '|' }), '|') });
  }

  async setPaymentPassword(password: string): Promise<void> {
    await this.field('identity.payment-password').fill(password);
    await this.field('identity.confirm-payment-password').fill(password);
    await this.centre.getByRole('button', { name: t('wallet.payment-password-set-now') }).click();
  }

  async addBankAccount({ bank, number, owner }: BankAccount, password: string): Promise<void> {
    await this.field('wallet.bank').selectOption({ label: bank });
    await this.field('wallet.card-number').fill(number);
    await this.field('wallet.card-owner').fill(owner);
    await this.field('identity.payment-password').fill(password);
    await this.centre.getByRole('button', { name: t('wallet.add-bank-card') }).click();
    await expect(this.#page.getByText(t('wallet.card-added'))).toBeVisible();
  }

  async askForWithdrawal(amount: string, password: string): Promise<void> {
    await this.field('wallet.amount').fill(amount);
    await this.field('identity.payment-password').fill(password);
    const ask = withAnything(t('wallet.withdraw-button-with', { amount: '|' }), '|');
    await this.centre.getByRole('button', { name: ask }).click();
    const asked = withAnything(t('wallet.withdraw-asked', { amount: '|' }), '|');
    await expect(this.#page.getByText(asked)).toBeVisible();
  }

  /** The remaining turnover before a withdrawal; nothing when there is none. */
  turnoverLeft(text: string): Locator {
    const fact = this.centre.getByText(t('wallet.turnover-label'), { exact: true }).locator('..');
    return fact.getByText(text);
  }

  get receiptQuestion(): Locator {
    const question = withAnything(t('wallet.receipt-question', { amount: '|' }), '|');
    return this.centre.getByText(question);
  }

  async confirmReceipt(): Promise<void> {
    await this.centre.getByRole('button', { name: t('wallet.receipt-yes'), exact: true }).click();
    await expect(this.#page.getByText(t('wallet.receipt-thanks'))).toBeVisible();
  }
}
