// The site around every page, as a player uses it: the sign-in, the balance, the menu, the games.
import { expect, type Locator, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import type { TextKey } from '@baize/i18n';
import type { Units } from '@baize/money';
import type { Member, Person } from '../people.ts';
import { amountIn, beginning, t } from '../texts.ts';
import { HumanCheck } from './human-check.ts';
import { expectNoLayers } from './layers.ts';

/** A small page, where a journey begins that names none: the home page costs most to draw. */
export const beneath = '/credits';

export type MemberPage =
  | 'shell.member-centre'
  | 'shell.deposit'
  | 'shell.withdraw'
  | 'shell.betting-record'
  | 'shell.account-record'
  | 'shell.limits';

export class Site {
  readonly page: Page;
  readonly header: Locator;
  readonly balance: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.balance = this.header.getByRole('button', { name: beginning(t('shell.balance')) });
  }

  async open(path = beneath): Promise<void> {
    await this.page.goto(path);
    await expect(this.header).toBeVisible();
  }

  /** Comes as somebody who signed in before: the tab has their session. */
  async comeIn({ username, token, client }: Member, path = beneath): Promise<void> {
    const { type } = unwrap(await client.identity.getMember());
    const nothing = { contentType: 'text/html', body: '' };
    await this.page.route('**/empty', (route) => route.fulfill(nothing), { times: 1 });
    await this.page.goto('/empty');
    await this.page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
      },
      { token, account: username, username, isAgent: String(type) },
    );
    await this.open(path);
    await expect(this.balance).toBeVisible();
  }

  dialog(title: TextKey): Locator {
    return this.page.getByRole('dialog', { name: t(title), exact: true });
  }

  async signIn({ username, password }: Person): Promise<void> {
    await this.askToSignIn({ username, password });
    // A device's proof of work takes a busy machine its time.
    await expect(this.dialog('identity.sign-in-title')).toBeHidden({ timeout: 45_000 });
    await this.goOnFromWelcome(username);
    await expect(this.balance).toBeVisible();
  }

  welcome(name: string): Locator {
    return this.page.getByRole('dialog', { name: t('identity.welcome', { name }) });
  }

  /** Reads what a fresh sign-in tells, and goes on to the page beneath it. */
  async goOnFromWelcome(name: string): Promise<void> {
    await this.closeWelcome(name);
    await expectNoLayers(this.page);
  }

  /** Continues to the next step, which may lie above the page too. */
  async closeWelcome(name: string): Promise<void> {
    const welcome = this.welcome(name);
    await welcome.getByRole('button', { name: t('identity.continue') }).click();
    await expect(welcome).toBeHidden();
  }

  /** Fills in the sign-in popup and passes the human check, whether the sign-in succeeds or not. */
  async askToSignIn({ username, password }: Person): Promise<void> {
    await this.header.getByRole('button', { name: t('shell.sign-in') }).click();
    const dialog = this.dialog('identity.sign-in-title');
    await dialog.getByLabel(beginning(t('identity.username'))).fill(username);
    await dialog.getByLabel(beginning(t('identity.password'))).fill(password);
    await dialog.getByRole('button', { name: t('shell.sign-in'), exact: true }).click();
    await new HumanCheck(this.page).letTheDeviceWork();
  }

  /** Comes as far as the question. */
  async askToSignOut(account: string): Promise<Locator> {
    await this.accountMenu(account).click();
    await this.page.getByRole('button', { name: t('shell.sign-out') }).click();
    const dialog = this.dialog('shell.sign-out');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async signOut(account: string): Promise<void> {
    const dialog = await this.askToSignOut(account);
    await dialog.getByRole('button', { name: t('shell.sign-out') }).click();
    await expect(dialog).toBeHidden();
  }

  accountMenu(name: string): Locator {
    return this.header.getByRole('button', { name: t('shell.account-menu', { name }) });
  }

  /** Opens a page of the member centre from the account menu. */
  async openMemberPage(account: string, entry: MemberPage): Promise<void> {
    const menu = this.accountMenu(account);
    await menu.click();
    await this.header
      .getByRole('button', { name: t(entry), exact: true })
      .last()
      .click();
  }

  /** The session of this tab, for what a page could call and no button offers. */
  async token(): Promise<string> {
    return (await this.page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  }

  async expectSignedOut(): Promise<void> {
    await expect(this.header.getByRole('button', { name: t('shell.sign-in') })).toBeVisible();
    await expect(this.balance).toBeHidden();
  }

  /** The balance the header shows; waits until one is shown. */
  async shownBalance(): Promise<Units> {
    await expect(this.balance).toHaveText(/\d\.\d\d/u);
    return amountIn(await this.balance.innerText());
  }
}
