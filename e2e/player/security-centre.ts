// The security centre: its three views, and the rows of protections with their buttons.
import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey } from '@baize/i18n';
import { t } from '../texts.ts';
import { beneath } from './site.ts';

export type SecurityView = 'overview' | 'devices' | 'privacy';

export class SecurityCentre {
  readonly #page: Page;
  readonly centre: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.centre = page.getByRole('dialog', { name: t('shell.member-centre') });
  }

  /** By its address, as a link in a mail would. */
  async open(): Promise<void> {
    await this.#page.goto(new URL(`${beneath}?mc=securityCenter`, this.#page.url()).href);
    const title = this.centre.getByRole('heading', { name: t('identity.security-centre') });
    await expect(title).toBeVisible();
  }

  async turnTo(view: SecurityView): Promise<void> {
    await this.centre.getByRole('tab', { name: t(`security.view-${view}`) }).click();
  }

  /** One guard of the account, by its name. */
  row(title: TextKey): Locator {
    const name = this.#page.getByText(t(title), { exact: true });
    return this.centre.getByRole('listitem').filter({ has: name });
  }

  async press(row: TextKey, button: TextKey): Promise<void> {
    await this.row(row)
      .getByRole('button', { name: t(button), exact: true })
      .click();
  }

  dialog(title: TextKey): Locator {
    return this.#page.getByRole('dialog', { name: t(title), exact: true });
  }

  /** Leaves the centre for the page below it. */
  async close(): Promise<void> {
    await this.centre.getByRole('button', { name: t('shell.close'), exact: true }).click();
    await expect(this.centre).toBeHidden();
  }
}
