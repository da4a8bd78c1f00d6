// The sign-in popup with every way in it: name and password, a code to the phone, a passkey; and
// the second step, which takes the place of them all.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../people.ts';
import { beginning, t } from '../texts.ts';
import { CodeBox, PhoneBox } from './contact-fields.ts';
import { HumanCheck } from './human-check.ts';

export class SignIn {
  readonly #page: Page;
  readonly dialog: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly remember: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly phone: PhoneBox;
  readonly code: CodeBox;
  readonly secondStep: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: t('identity.sign-in-title'), exact: true });
    this.username = this.dialog.getByLabel(beginning(t('identity.username')));
    this.password = this.dialog.getByRole('textbox', { name: beginning(t('identity.password')) });
    this.remember = this.dialog.getByRole('checkbox', { name: t('identity.remember-me') });
    this.submit = this.dialog.getByRole('button', { name: t('shell.sign-in'), exact: true });
    this.alert = this.dialog.getByRole('alert');
    this.phone = new PhoneBox(this.dialog);
    this.code = new CodeBox(this.dialog);
    this.secondStep = this.dialog.getByRole('region', { name: t('identity.second-step') });
  }

  async open(): Promise<void> {
    const banner = this.#page.getByRole('banner');
    await banner.getByRole('button', { name: t('shell.sign-in'), exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  async fill({ username, password }: Person): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
  }

  /** Sends the form and passes the human check. */
  async send(): Promise<void> {
    await this.submit.click();
    await new HumanCheck(this.#page).letTheDeviceWork();
  }

  async turnToPhone(): Promise<void> {
    await this.dialog.getByRole('tab', { name: t('identity.by-sms') }).click();
  }
}
