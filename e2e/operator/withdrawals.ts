// Judging and paying a withdrawal, as the cashier does it.
import { expect, type Locator } from '@playwright/test';
import { t } from '../texts.ts';
import type { Console } from './console.ts';

type Step = 'approve' | 'pay';

const done = { approve: 'operator.done-approved', pay: 'operator.done-paid' } as const;

export class Withdrawals {
  readonly #console: Console;
  readonly dialog: Locator;

  constructor(console: Console) {
    this.#console = console;
    this.dialog = console.page.getByRole('dialog');
  }

  /** Opens the withdrawal of a member that awaits review. */
  async openOf(username: string): Promise<void> {
    await this.#console.openPage('operator.withdrawals');
    await this.#console.page.getByRole('button', { name: username, exact: true }).click();
    await expect(this.dialog.getByText(t('operator.withdrawal-pending'))).toBeVisible();
  }

  /** Takes one step: the button, and once more when asked. */
  async take(step: Step): Promise<void> {
    const button = this.dialog.getByRole('button', { name: t(`operator.${step}`), exact: true });
    await button.click();
    await expect(this.dialog.getByRole('button', { name: t('operator.cancel') })).toBeVisible();
    await button.click();
    await expect(this.#console.page.getByText(t(done[step]))).toBeVisible();
  }
}
