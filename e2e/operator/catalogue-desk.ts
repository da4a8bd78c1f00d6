// The catalogue in the console: categories, vendors and games, each with its switches.
import { expect, type Locator } from '@playwright/test';
import type { OfferState } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { t } from '../texts.ts';
import type { Console } from './console.ts';

export class CatalogueDesk {
  readonly #console: Console;

  constructor(console: Console) {
    this.#console = console;
  }

  async open(part: 'categories' | 'vendors' | 'games'): Promise<void> {
    const { page } = this.#console;
    await this.#console.openPage('operator.catalogue');
    await page.getByRole('tab', { name: t(`console.catalogue.${part}`) }).click();
  }

  async set(name: string, state: OfferState): Promise<void> {
    const choice = this.#named('combobox', 'console.catalogue.state-of', name);
    const isClosing = state !== 'on' && (await choice.inputValue()) === 'on';
    await choice.selectOption(state);
    if (isClosing) {
      const asked = this.#console.page.getByRole('dialog', {
        name: t('console.catalogue.close-title', { name }),
      });
      await asked.getByRole('button', { name: t('console.catalogue.close-do') }).click();
    }
    await expect(choice).toBeEnabled();
    await expect(choice).toHaveValue(state);
  }

  /** Turns a switch over: of a game or of a vendor in a category. */
  async turn(
    what: 'console.catalogue.hot-in' | 'console.catalogue.popup-in',
    name: string,
  ): Promise<void> {
    const box = this.#named('switch', what, name);
    const before = await box.isChecked();
    await box.click();
    await expect(box).toBeChecked({ checked: !before });
  }

  async findGame(name: string): Promise<void> {
    const { page } = this.#console;
    await page.getByRole('searchbox', { name: t('console.catalogue.find-game') }).fill(name);
    await expect(page.getByRole('row')).toHaveCount(2);
  }

  /** Opens the form of a game or vendor. */
  async edit(name: string): Promise<Locator> {
    const { page } = this.#console;
    await page.getByRole('button', { name: t('console.catalogue.edit-named', { name }) }).click();
    const form = page.getByRole('dialog', { name: t('console.catalogue.edit-named', { name }) });
    await expect(form).toBeVisible();
    return form;
  }

  async save(form: Locator): Promise<void> {
    await form.getByRole('button', { name: t('operator.save') }).click();
    await expect(form).toBeHidden();
  }

  /** Moves a category or vendor up by one place, and saves the order. */
  async moveUp(list: string, name: string): Promise<void> {
    const card = this.#console.page.getByRole('list', { name: list }).locator('..');
    await card.getByRole('button', { name: t('console.catalogue.move-up', { name }) }).click();
    await card.getByRole('button', { name: t('console.catalogue.save-order') }).click();
    await expect(card.getByText(t('console.catalogue.order-unsaved'))).toBeHidden();
  }

  #named(role: 'combobox' | 'switch', text: TextKey, name: string): Locator {
    const label = t(text, { name });
    return this.#console.page.getByRole(role, { name: label, exact: true });
  }
}
