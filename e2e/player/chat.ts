// The chat beside a page, as a player uses it.
import { expect, type Locator, type Page } from '@playwright/test';
import { beginning, t } from '../texts.ts';

export class Chat {
  readonly page: Page;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('dialog', { name: t('chat.title'), exact: true });
  }

  /** The button of the floating bar, which also tells how much is unread. */
  get button(): Locator {
    return this.page
      .getByRole('complementary', { name: t('download.bar') })
      .getByRole('button', { name: beginning(t('shell.chat')) });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.panel).toBeVisible();
  }

  async turnTo(name: string): Promise<void> {
    await this.panel.getByRole('tab', { name: beginning(name) }).click();
    await expect(this.log).toHaveAttribute('aria-label', t('chat.log', { name }));
    await expect(this.log).toHaveAttribute('aria-busy', 'false');
  }

  get log(): Locator {
    return this.panel.getByRole('log');
  }

  message(text: string): Locator {
    return this.log.getByRole('article').filter({ hasText: text });
  }

  async acceptRules(): Promise<void> {
    await this.panel.getByRole('button', { name: t('chat.rules-accept') }).click();
    await expect(this.box).toBeVisible();
  }

  get box(): Locator {
    return this.panel.getByLabel(t('chat.your-text'), { exact: true });
  }

  /** `shown` is what is left of it where something was taken out. */
  async say(text: string, shown = text): Promise<void> {
    await this.box.fill(text);
    await this.box.press('Enter');
    await expect(this.message(shown)).toBeVisible();
    await expect(this.message(shown).getByText(t('chat.sending'))).toBeHidden();
  }

  async report(text: string): Promise<void> {
    await this.message(text).getByRole('button').first().click();
    await this.message(text)
      .getByRole('button', { name: t('chat.report') })
      .click();
    const dialog = this.page.getByRole('dialog', { name: t('chat.report-title') });
    await dialog.getByRole('button', { name: t('chat.report-send') }).click();
    await expect(dialog).toBeHidden();
  }
}
