// With an outside provider that verifies phones, a visitor registers by the provider's code: its
// errors are shown as messages, and its result counts here.
import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { Outbox } from './outbox.ts';
import { operatorOf, whileOn } from './people.ts';
import { HumanCheck } from './player/human-check.ts';
import { Registration } from './player/registration.ts';
import { Site } from './player/site.ts';
import { containing, t } from './texts.ts';
import { alone } from './worlds.ts';

/** Numbers that the sandbox provider refuses, by their last digits. */
const refused = [
  ['0001', 'identity.phone-wrong'],
  ['0002', 'identity.outside-too-many-requests'],
  ['0003', 'identity.outside-internal-error'],
  ['0004', 'identity.outside-captcha-check-failed'],
  ['0005', 'identity.outside-quota-exceeded'],
  ['0006', 'identity.outside-operation-not-allowed'],
  ['0007', 'identity.outside-popup-closed-by-user'],
] as const;

const numberEnding = (digits: string) => `917${randomInt(100, 999)}${digits}`;

async function openByNumber(page: Page): Promise<Registration> {
  await page.goto('/register');
  return new Registration(page);
}

test(
  'registers by a code of the outside provider',
  { tag: alone },
  async ({ page }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    await whileOn(operator, ['MOBILENUMREG3', 'PHONEPROVIDER3'], async () => {
      const registration = await openByNumber(page);
      const mobileNum = numberEnding('4321');
      await registration.chooseCountry('Philippines');
      await registration.mobile.fill(mobileNum);
      const send = registration.dialog.getByRole('button', { name: t('identity.code-send') });
      const code = await new Outbox(operator).matchOf(mobileNum, /\b\d{6}\b/u, async () => {
        await send.click();
        await expect(registration.dialog.getByText(t('identity.code-sent'))).toBeVisible();
      });
      await expect(registration.dialog.getByRole('button', { name: /^00:5\d$/u })).toBeDisabled();
      const field = registration.field('identity.verification-code');
      await registration.field('identity.birthday').fill('1990-05-17');
      await registration.terms.check();
      await field.fill('000000');
      await registration.submit.click();
      await registration.expectRefusal(field, t('identity.outside-invalid-verification-code'));
      await field.fill(code);
      await registration.submit.click();
      await new HumanCheck(page).letTheDeviceWork();
      await expect(registration.dialog).toBeHidden();
      const name = `63${mobileNum}`;
      const site = new Site(page);
      await site.goOnFromWelcome(name);
      await expect(site.accountMenu(name)).toBeVisible();
    });
  },
);

test('says what the provider refuses', { tag: alone }, async ({ page }, { project }) => {
  const operator = await operatorOf(String(project.metadata['console']));
  await whileOn(operator, ['MOBILENUMREG3', 'PHONEPROVIDER3'], async () => {
    for (const [ending, text] of refused) {
      const registration = await openByNumber(page);
      await registration.chooseCountry('Philippines');
      await registration.mobile.fill(numberEnding(ending));
      await registration.dialog.getByRole('button', { name: t('identity.code-send') }).click();
      const warning = page.getByRole('dialog', { name: t('identity.warning') });
      await expect(warning).toContainText(containing(t(text)));
      await warning.getByRole('button', { name: t('shell.confirm') }).click();
      await expect(warning).toBeHidden();
    }
  });
});
