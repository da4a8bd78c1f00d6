// The registration popup: fields by the server's rules, the terms, and the human check at the end.
import { expect, type Locator, type Page } from '@playwright/test';
import { policies } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import type { Person } from '../people.ts';
import { beginning, containing, t } from '../texts.ts';

const birthday = '1990-05-17';

export class Registration {
  readonly dialog: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: t('identity.register-title') });
    this.submit = this.dialog.locator('form').getByRole('button', { name: t('shell.register') });
  }

  field(name: TextKey): Locator {
    return this.dialog.getByLabel(beginning(t(name)));
  }

  get terms(): Locator {
    const age = policies.adultAgeText.default;
    return this.dialog.getByRole('checkbox', { name: t('identity.agree-terms', { age }) });
  }

  get ofAge(): Locator {
    const age = policies.adultAgeYears.default;
    return this.dialog.getByRole('checkbox', { name: t('identity.of-age', { age }) });
  }

  async fill({ username, password }: Person): Promise<void> {
    await this.field('identity.username').fill(username);
    await this.field('identity.password').fill(password);
    await this.field('identity.confirm-password').fill(password);
    await this.field('identity.birthday').fill(birthday);
    await this.ofAge.check();
    await this.terms.check();
  }

  /** The answer stands beside its field, for the eye and for whoever listens. */
  async expectRefusal(field: Locator, text: string): Promise<void> {
    await expect(field).toHaveAccessibleDescription(containing(text));
    await expect(this.dialog.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
  }
}
