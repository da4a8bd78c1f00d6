// Staff and their permissions: a role, an account that holds it, and the first steps of its holder.
import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey } from '@baize/i18n';
import { AuthenticatorApp } from '../player/authenticator.ts';
import { t } from '../texts.ts';
import type { Console } from './console.ts';

interface Login {
  readonly username: string;
  readonly password: string;
}

export class StaffDesk {
  readonly console: Console;
  readonly page: Page;

  constructor(console: Console) {
    this.console = console;
    this.page = console.page;
  }

  dialog(title: TextKey, facts: Record<string, string> = {}): Locator {
    return this.page.getByRole('dialog', { name: t(title, facts) });
  }

  async openRoleForm(): Promise<Locator> {
    await this.console.openPage('operator.roles');
    await this.page.getByRole('button', { name: t('operator.add-role') }).click();
    return this.dialog('operator.add-role');
  }

  async addRole(name: string, permissions: readonly TextKey[]): Promise<void> {
    const dialog = this.dialog('operator.add-role');
    await dialog.getByLabel(t('operator.role-name')).fill(name);
    for (const permission of permissions) {
      await dialog.getByRole('checkbox', { name: t(permission), exact: true }).check();
    }
    await dialog.getByRole('button', { name: t('operator.add-role') }).click();
    await expect(dialog).toBeHidden();
  }

  async openStaffForm(): Promise<Locator> {
    await this.console.openPage('operator.staff-accounts');
    await this.page.getByRole('button', { name: t('operator.add-staff') }).click();
    return this.dialog('operator.add-staff');
  }

  /** Makes the account; the dialog with its first password stays open. */
  async addStaff(username: string, role: string): Promise<Login> {
    const dialog = this.dialog('operator.add-staff');
    await dialog.getByLabel(t('operator.username'), { exact: true }).fill(username);
    await dialog.getByLabel(t('operator.role'), { exact: true }).selectOption(role);
    await dialog.getByRole('button', { name: t('operator.add-staff') }).click();
    const told = this.dialog('operator.first-password-title', { name: username });
    const password = await told.getByText(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/u).innerText();
    return { username, password };
  }

  /** On the sign-in page, with the form sent. */
  async knock(address: string, { username, password }: Login): Promise<void> {
    await this.page.goto(address);
    await this.page.getByLabel(t('operator.username'), { exact: true }).fill(username);
    await this.page.getByLabel(t('operator.password'), { exact: true }).fill(password);
    await this.page.getByRole('button', { name: t('operator.sign-in') }).click();
  }

  async replacePassword(old: string, fresh: string): Promise<void> {
    const entries = { old, new: fresh, repeat: fresh };
    for (const name of ['old', 'new', 'repeat'] as const) {
      const label = t(`operator.${name}-password`);
      await this.page.getByLabel(label, { exact: true }).fill(entries[name]);
    }
    await this.page.getByRole('button', { name: t('operator.change-password') }).click();
  }

  /** Begins to set an authenticator app up; its dialog stays open. */
  async beginApp(): Promise<AuthenticatorApp> {
    await this.page.getByRole('button', { name: t('factors.set-up') }).click();
    const dialog = this.dialog('factors.totp-title');
    const key = dialog.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]+$/u);
    return new AuthenticatorApp(await key.innerText());
  }

  /** Shows the app's first code; the dialog with the recovery codes stays open. */
  async confirmApp(app: AuthenticatorApp): Promise<readonly string[]> {
    const dialog = this.dialog('factors.totp-title');
    await dialog.getByLabel(t('factors.code'), { exact: true }).fill(app.code());
    await dialog.getByRole('button', { name: t('factors.turn-on') }).click();
    const codes = this.dialog('factors.recovery-title').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    return codes.allInnerTexts();
  }

  async showCode(code: string): Promise<void> {
    await this.page.getByLabel(t('operator.method-totp')).fill(code);
    await this.page.getByRole('button', { name: t('operator.continue') }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: t('operator.sign-out') }).click();
    await expect(this.page.getByRole('button', { name: t('operator.sign-in') })).toBeVisible();
  }
}
