// The console as a member of staff uses it: the sign-in, its pages, the switches and the policy.
import { expect, type Locator, type Page } from '@playwright/test';
import type { PolicyName } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { beginning, t } from '../texts.ts';

export class Console {
  readonly page: Page;
  readonly #address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
  }

  async signIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.page.goto(this.#address);
    await this.page.getByLabel(t('operator.username'), { exact: true }).fill(username);
    await this.page.getByLabel(t('operator.password'), { exact: true }).fill(password);
    await this.page.getByRole('button', { name: t('operator.sign-in') }).click();
    await expect(this.page.getByText(t('operator.signed-in-as', { name: username }))).toBeVisible();
  }

  async openPage(title: TextKey): Promise<void> {
    const pages = this.page.getByRole('navigation', { name: t('operator.navigation') });
    // The count of waiting items stands behind the name of a page.
    const name = new RegExp(`${beginning(t(title)).source}\\s*(?:\\d+ waiting)?$`, 'u');
    await pages.getByRole('link', { name }).click();
    await expect(this.heading(title)).toBeVisible();
  }

  heading(title: TextKey): Locator {
    return this.page.getByRole('heading', { name: t(title), level: 1 });
  }

  /** Sets a policy that is a number or an amount. */
  async setPolicy(name: PolicyName, value: string): Promise<void> {
    const row = this.#policy(name);
    await row.getByRole('textbox').fill(value);
    await row.getByRole('button', { name: t('operator.save') }).click();
    await expect(row.getByText(t('settings.overridden'))).toBeVisible();
  }

  async resetPolicy(name: PolicyName): Promise<void> {
    const row = this.#policy(name);
    await row.getByRole('button', { name: t('settings.reset') }).click();
    await expect(row.getByText(t('settings.overridden'))).toBeHidden();
  }

  #policy(name: PolicyName): Locator {
    const title = t(`settings.policy-${name}`);
    return this.page.getByRole('listitem').filter({ hasText: title });
  }
}
