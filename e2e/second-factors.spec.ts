// Second factors of a player: an authenticator app and its recovery codes, and a passkey that needs
// no password. Each is set up in the security centre and used at sign-in.
import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { journey } from './looks.ts';
import { registerMember, type Person } from './people.ts';
import { AuthenticatorApp, PasskeyDevice } from './player/authenticator.ts';
import { SecurityCentre } from './player/security-centre.ts';
import { SignIn } from './player/sign-in.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

const codesGiven = 10;
const pressMs = 5000;

/** Signs in by name as far as the second step. */
async function comeToSecondStep(page: Page, member: Person): Promise<SignIn> {
  const signIn = new SignIn(page);
  await signIn.open();
  await signIn.fill(member);
  await signIn.send();
  await expect(signIn.secondStep).toBeVisible();
  return signIn;
}

/** Reads the recovery codes, which are shown only now. */
async function keepCodes(page: Page, centre: SecurityCentre): Promise<string[]> {
  const dialog = centre.dialog('factors.recovery-title');
  await expect(dialog.getByRole('listitem')).toHaveCount(codesGiven);
  await expectNoBarriers(page);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: t('factors.kept') }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

async function turnOnApp(page: Page, centre: SecurityCentre) {
  await centre.press('factors.totp', 'factors.set-up');
  const dialog = centre.dialog('factors.totp-title');
  await expect(dialog.getByRole('img', { name: t('factors.scan-picture') })).toBeVisible();
  const key = dialog.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]+$/u);
  const app = new AuthenticatorApp(await key.innerText());
  await dialog.getByLabel(t('factors.code'), { exact: true }).fill(app.code());
  await dialog.getByRole('button', { name: t('factors.turn-on') }).click();
  const recoveryCodes = await keepCodes(page, centre);
  await expect(centre.row('factors.totp').getByText(t('factors.on'))).toBeVisible();
  return { app, recoveryCodes };
}

// @proves R13
journey(
  'an authenticator app is asked for at the door, and a recovery code serves too',
  async ({ page, siteUrl }) => {
    const member = await registerMember(siteUrl);
    const site = new Site(page);
    const centre = new SecurityCentre(page);
    await site.open();
    await site.signIn(member);
    await centre.open();
    const { app, recoveryCodes } = await turnOnApp(page, centre);
    await centre.close();
    await site.signOut(member.username);

    let { secondStep } = await comeToSecondStep(page, member);
    const code = secondStep.getByLabel(t('identity.totp-code'));
    const enter = secondStep.getByRole('button', { name: t('shell.sign-in') });
    await code.fill('000000');
    await enter.click();
    await expect(secondStep.getByRole('alert')).toContainText(t('refusals.factor-code-wrong'));
    await expectNoBarriers(page);
    await code.fill(app.code());
    await enter.click();
    await site.goOnFromWelcome(member.username);
    await site.signOut(member.username);

    ({ secondStep } = await comeToSecondStep(page, member));
    await secondStep.getByRole('button', { name: t('identity.by-recovery') }).click();
    await secondStep.getByLabel(t('identity.recovery-code')).fill(recoveryCodes[0] ?? '');
    await secondStep.getByRole('button', { name: t('shell.sign-in') }).click();
    await site.goOnFromWelcome(member.username);
    await centre.open();
    const left = t('factors.recovery-left', { count: codesGiven - 1 });
    await expect(centre.row('factors.recovery').getByText(left)).toBeVisible();
  },
);

// @proves R13
journey(
  'a passkey signs in alone, and is the second step after a password',
  async ({ page, siteUrl }) => {
    const member = await registerMember(siteUrl);
    const site = new Site(page);
    const centre = new SecurityCentre(page);
    const device = await PasskeyDevice.of(page);
    await site.open();
    await site.signIn(member);
    await centre.open();
    await centre.press('factors.passkeys', 'factors.passkey-add');
    const adding = centre.dialog('factors.passkey-add');
    await adding.getByLabel(t('factors.passkey-name'), { exact: true }).fill('My phone');
    const add = adding.getByRole('button', { name: t('factors.continue') });
    await device.whileTouched(async () => {
      await add.click();
      await keepCodes(page, centre);
    });
    await expect(centre.centre.getByText('My phone', { exact: true })).toBeVisible();
    await centre.close();
    await site.signOut(member.username);

    const signIn = new SignIn(page);
    await signIn.open();
    await device.whileTouched(async () => {
      const button = signIn.dialog.getByRole('button', { name: t('identity.passkey-sign-in') });
      // The box of the name offers passkeys too: a touched device may answer it before the press,
      // which must have given up by then, or it would fall into the next sign-in.
      await button.click({ timeout: pressMs }).catch(() => undefined);
      await site.goOnFromWelcome(member.username);
    });
    await site.signOut(member.username);

    const { secondStep } = await comeToSecondStep(page, member);
    await device.whileTouched(async () => {
      await secondStep.getByRole('button', { name: t('identity.passkey-use') }).click();
      await site.goOnFromWelcome(member.username);
    });
  },
);
