// The contracts of an agent as a journey uses them: the page of the centre, the form of an offer,
// and the question that comes by itself.
import { expect, type Locator, type Page } from '@playwright/test';
import { containing, t } from '../texts.ts';
import type { Member } from '../people.ts';
import { expectNoBarriers } from '../axe.ts';
import { Keyboard } from './keyboard.ts';
import { beneath, Site } from './site.ts';

export class Contracts {
  readonly #page: Page;
  readonly #site: Site;
  readonly centre: Locator;
  /** One contract in full, by itself or opened. */
  readonly contract: Locator;
  readonly #form: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#site = new Site(page);
    this.centre = this.#site.dialog('shell.agent-centre');
    this.contract = page.getByRole('dialog', { name: containing(t('contracts.kind-dividend')) });
    this.#form = this.#site.dialog('contracts.new');
  }

  /** Enters the centre; what waits for an answer is asked at once. */
  async enter(agent: Member, at = 'agentContracts'): Promise<void> {
    await this.#site.comeIn(agent, `${beneath}?ac=${at}`);
    await expect(this.centre).toBeVisible();
  }

  /** Offers a dividend of one tier, and sends it. */
  async offerDividend(to: string, { turnover, rate }: { turnover: string; rate: string }) {
    await this.centre
      .getByRole('button', { name: t('contracts.new') })
      .first()
      .click();
    await this.#form.getByLabel(t('contracts.agent')).selectOption(to);
    const box = (what: string) =>
      this.#form.getByLabel(t('contracts.tier-box', { what, number: 1 }));
    await box(t('contracts.minTurnover')).fill(turnover);
    await box(t('contracts.rate')).fill(rate);
    await this.#form.getByRole('button', { name: t('contracts.send') }).click();
    await expect(this.#form).toBeHidden();
  }

  /** The same without a mouse, in a form that those who listen can read. */
  async offerByKeyboard(to: string, { turnover, rate }: { turnover: string; rate: string }) {
    const keyboard = new Keyboard(this.#page);
    await keyboard.press(this.centre.getByRole('button', { name: t('contracts.new') }).first());
    const agent = this.#form.getByLabel(t('contracts.agent'));
    await keyboard.fill(agent, to);
    await expect(agent).toHaveValue(to);
    const box = (what: string) =>
      this.#form.getByLabel(t('contracts.tier-box', { what, number: 1 }));
    await keyboard.fill(box(t('contracts.minTurnover')), turnover);
    await keyboard.fill(box(t('contracts.rate')), rate);
    await expectNoBarriers(this.#page);
    await keyboard.press(this.#form.getByRole('button', { name: t('contracts.send') }));
    await expect(this.#form).toBeHidden();
  }

  async signByKeyboard(): Promise<void> {
    await expectNoBarriers(this.#page);
    const accept = this.contract.getByRole('button', { name: t('contracts.step-accept') });
    await new Keyboard(this.#page).press(accept);
    await expect(this.contract).toBeHidden();
  }

  async answer(step: 'accept' | 'reject'): Promise<void> {
    await this.contract.getByRole('button', { name: t(`contracts.step-${step}`) }).click();
    await expect(this.contract).toBeHidden();
  }

  async turnTo(side: 'given' | 'received'): Promise<void> {
    await this.centre.getByRole('tab', { name: t(`contracts.side-${side}`) }).click();
  }

  /** The card of the contract with somebody. */
  card(name: string): Locator {
    return this.centre.getByRole('listitem').filter({ hasText: name });
  }

  /** Puts off what is asked at entering, until nothing is. */
  async putOff(): Promise<void> {
    const later = this.#page.getByRole('button', { name: t('contracts.later') });
    const place = this.centre.getByRole('tab', { name: t('contracts.side-given') });
    await expect(place).toBeVisible();
    await this.#page.addLocatorHandler(later, (button) => button.first().click());
  }
}
