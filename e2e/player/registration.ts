// The registration popup: fields by the server's rules, the terms, and the human check at the end.
import { expect, type Locator, type Page } from '@playwright/test';
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

  /** A field that is filled in, not a meter of it. */
  field(name: TextKey): Locator {
    return this.dialog.locator('input').and(this.dialog.getByLabel(beginning(t(name))));
  }

  get mobile(): Locator {
    return this.dialog.getByRole('textbox', { name: beginning(t('identity.mobile')) });
  }

  get terms(): Locator {
    return this.dialog.getByRole('checkbox', { name: t('identity.agree-terms-alone') });
  }

  /** Finds the country of a number by its name. */
  async chooseCountry(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: beginning(`${t('identity.country')}:`) }).click();
    const search = this.dialog.getByRole('combobox', { name: t('identity.country-search') });
    await search.fill(name);
    await search.press('Enter');
  }

  async fill({ username, password }: Person): Promise<void> {
    await this.field('identity.username').fill(username);
    await this.field('identity.password').fill(password);
    await this.field('identity.confirm-password').fill(password);
    await this.field('identity.birthday').fill(birthday);
    await this.terms.check();
  }

  /** The answer stands beside its field, for the eye and for screen readers. */
  async expectRefusal(field: Locator, text: string): Promise<void> {
    await expect(field).toHaveAccessibleDescription(containing(text));
    await expect(this.dialog.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
  }
}
