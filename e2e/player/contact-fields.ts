// The fields of every form about a phone or a mailbox: a number with its country, and a code with
// the button that sends it.
import { expect, type Locator } from '@playwright/test';
import { beginning, t } from '../texts.ts';

/** A clock on a button, e.g. `09:59`. */
const clock = /^\d\d:\d\d$/u;

export class PhoneBox {
  readonly #dialog: Locator;
  readonly number: Locator;

  constructor(dialog: Locator) {
    this.#dialog = dialog;
    this.number = dialog.getByRole('textbox', { name: beginning(t('identity.mobile')) });
  }

  /** Finds the country of a number by its name. */
  async chooseCountry(name: string): Promise<void> {
    const country = beginning(`${t('identity.country')}:`);
    await this.#dialog.getByRole('button', { name: country }).click();
    const search = this.#dialog.getByRole('combobox', { name: t('identity.country-search') });
    await search.fill(name);
    await search.press('Enter');
  }
}

export class CodeBox {
  readonly code: Locator;
  readonly send: Locator;
  readonly clock: Locator;
  readonly #sent: Locator;
  readonly #work: Locator;
  readonly #worked: Locator;

  constructor(dialog: Locator) {
    this.code = dialog.getByLabel(beginning(t('identity.verification-code')));
    this.send = dialog.getByRole('button', { name: t('identity.code-send') });
    this.clock = dialog.getByRole('button', { name: clock });
    this.#sent = dialog.getByText(t('identity.code-sent'));
    this.#work = dialog.getByRole('button', { name: t('identity.work-instead') });
    this.#worked = dialog.getByText(t('identity.slide-solved'));
  }

  /**
   * Asks for a code and sees that it cannot be asked for again yet. Where many were asked for from
   * this address, a proof of a person comes first.
   */
  async ask(): Promise<void> {
    await this.send.click();
    await expect(this.#sent.or(this.#work)).toBeVisible();
    if (await this.#work.isVisible()) await this.#askWithProof();
    await expect(this.clock).toBeDisabled();
  }

  async #askWithProof(): Promise<void> {
    await this.#work.click();
    await expect(this.#worked).toBeVisible();
    // It may be pressed once a second.
    await expect(async () => {
      await this.send.click();
      await expect(this.#sent).toBeVisible({ timeout: 500 });
    }).toPass();
  }
}
