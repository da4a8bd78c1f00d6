// Promotions as an operator makes and ends them, and rewards as staff judge them.
import { expect } from '@playwright/test';
import { t } from '../texts.ts';
import type { Console } from './console.ts';

type Template = 'first-deposit' | 'application' | 'draw';

export class PromotionDesk {
  readonly #console: Console;

  constructor(console: Console) {
    this.#console = console;
  }

  /** Writes one from a template, with terms from its rules, and publishes it. */
  async publish(template: Template, title: string, fill?: () => Promise<void>): Promise<void> {
    await this.write(template, title, fill);
    await this.saveAndPublish(title);
  }

  async write(template: Template, title: string, fill?: () => Promise<void>): Promise<void> {
    const { page } = this.#console;
    await this.#console.openPage('operator.promotions');
    await page.getByRole('link', { name: t('console.promotions.new') }).click();
    await page.getByLabel(t('console.promotions.template'), { exact: true }).selectOption(template);
    await page.getByLabel(t('console.promotions.title'), { exact: true }).fill(title);
    await fill?.();
    await this.button('console.promotions.terms-write').click();
  }

  async saveAndPublish(title: string): Promise<void> {
    const { page } = this.#console;
    await this.button('console.promotions.save-draft').click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await this.button('console.promotions.publish').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('console.promotions.publish') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('console.promotions.stage-published')).first()).toBeVisible();
  }

  /** Keeps a segment of members with so many deposits, and counts them. */
  async keepSegment(name: string, depositsMost: number): Promise<void> {
    const { page } = this.#console;
    await this.#console.openPage('operator.promotions');
    await page.getByRole('link', { name: t('console.promotions.segments') }).click();
    await page.getByRole('button', { name: t('console.promotions.segment-new') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('console.promotions.segment-name'), { exact: true }).fill(name);
    await dialog.getByLabel(t('console.promotions.deposits-max')).fill(String(depositsMost));
    await dialog.getByRole('button', { name: t('console.promotions.reach-count') }).click();
    const counted = dialog.getByRole('progressbar', { name: t('console.promotions.reach-count') });
    await expect(counted).toHaveAttribute('aria-valuenow', /^[1-9]/u);
    await dialog.getByRole('button', { name: t('operator.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }

  /** Tries the draft on the last two months of the world, which has deposits. */
  async tryDraft(): Promise<void> {
    const { page } = this.#console;
    await page.getByLabel(t('console.promotions.trial-span')).selectOption('62');
    const button = page.getByRole('button', {
      name: t('console.promotions.trial-do'),
      exact: true,
    });
    await button.click();
    const [begins = ''] = t('console.promotions.trial-told', {
      days: 62,
      cost: '{cost}',
      count: 2,
    }).split('{cost}');
    await expect(page.getByText(begins)).toBeVisible({ timeout: 30_000 });
  }

  async open(title: string): Promise<void> {
    const { page } = this.#console;
    await this.#console.openPage('operator.promotions');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  async stop(title: string): Promise<void> {
    await this.open(title);
    const { page } = this.#console;
    await this.button('console.promotions.stop').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('operator.reason')).fill('the journey is over');
    await dialog.getByRole('button', { name: t('console.promotions.stop') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('console.promotions.stage-stopped')).first()).toBeVisible();
  }

  /** Looks at the picture of a member's application and gives another amount. */
  async approve(username: string, { amount, answer }: { amount: string; answer: string }) {
    const { page } = this.#console;
    await this.#console.openPage('operator.rewards');
    const row = page.getByRole('row').filter({ hasText: username });
    await row.getByRole('button', { name: t('console.promotions.open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const picture = dialog.getByRole('button', {
      name: t('console.promotions.enlarge', { number: 1 }),
    });
    await picture.click();
    await expect(picture).toHaveAttribute('aria-expanded', 'true');
    await dialog.getByLabel(t('console.promotions.other-amount')).fill(amount);
    await dialog.getByLabel(t('console.promotions.answer')).fill(answer);
    await dialog.getByRole('button', { name: t('console.promotions.approve') }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
  }

  /** A reward for a friend who seems to be the member: reads why, and lets it go. */
  async release(username: string, reason: string): Promise<void> {
    const { page } = this.#console;
    await this.#console.openPage('operator.rewards');
    const row = page.getByRole('row').filter({ hasText: username }).filter({ hasText: reason });
    await row.getByRole('button', { name: t('console.promotions.open'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(reason)).toBeVisible();
    await dialog.getByRole('button', { name: t('console.promotions.approve') }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
  }

  button(name: `console.promotions.${'terms-write' | 'save-draft' | 'publish' | 'stop'}`) {
    return this.#console.page.getByRole('button', { name: t(name), exact: true });
  }
}
