// Members as staff find them: by name, with the actions on one and their reasons.
import { expect, type Locator, type Page } from '@playwright/test';
import { t } from '../texts.ts';
import type { Console } from './console.ts';

export class MemberDesk {
  readonly #console: Console;
  readonly #page: Page;

  constructor(console: Console) {
    this.#console = console;
    this.#page = console.page;
  }

  async open(username: string): Promise<void> {
    await this.#console.openPage('operator.members');
    await this.#page.getByRole('searchbox', { name: t('operator.search-username') }).fill(username);
    await this.#page.getByRole('link', { name: username, exact: true }).click();
    await expect(this.#page.getByRole('heading', { name: username, level: 1 })).toBeVisible();
  }

  ask(action: 'lock' | 'unlock'): Promise<void> {
    return this.button(action).click();
  }

  button(action: 'lock' | 'unlock'): Locator {
    return this.#page.getByRole('button', { name: t(`operator.${action}`), exact: true }).first();
  }

  /** Says why in the open question and carries it out. */
  async confirm(action: 'lock' | 'unlock', reason: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: t(`operator.${action}`) });
    await dialog.getByLabel(t('operator.reason')).fill(reason);
    await dialog.getByRole('button', { name: t(`operator.${action}`), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
