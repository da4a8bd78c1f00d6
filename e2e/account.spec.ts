// The security centre as its owner uses it: contacts bound, the password changed, other devices
// signed out, and in the end the account closed.
import { expect, type Browser } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { newMailbox, newMobile } from './contacts.ts';
import { journey } from './looks.ts';
import { Outbox } from './outbox.ts';
import { newPerson, operatorOf, registerMember, type Person } from './people.ts';
import { CodeBox, PhoneBox } from './player/contact-fields.ts';
import { SecurityCentre } from './player/security-centre.ts';
import { SignIn } from './player/sign-in.ts';
import { Site } from './player/site.ts';
import { beginning, containing, t } from './texts.ts';

journey(
  'binds a mobile number and a mailbox by their codes',
  async ({ page, siteUrl, consoleUrl }) => {
    const outbox = new Outbox(await operatorOf(consoleUrl));
    const member = await registerMember(siteUrl);
    const site = new Site(page);
    const centre = new SecurityCentre(page);
    await site.comeIn(member);
    await centre.open();

    const mobile = newMobile();
    await centre.press('identity.mobile', 'security.bind');
    const phone = centre.dialog('security.bind-mobile');
    const sms = new CodeBox(phone);
    await new PhoneBox(phone).chooseCountry('Philippines');
    await new PhoneBox(phone).number.fill(mobile.number);
    await sms.code.fill(await outbox.codeOf(mobile.number, () => sms.ask()));
    await phone.getByRole('button', { name: t('security.bind'), exact: true }).click();
    await expect(phone).toBeHidden();
    const verified = t('security.verified');
    await expect(centre.row('identity.mobile').getByText(verified, { exact: true })).toBeVisible();

    const mailbox = newMailbox();
    await centre.press('identity.email', 'security.bind');
    const mail = centre.dialog('security.bind-email');
    const mailed = new CodeBox(mail);
    await mail.getByLabel(beginning(t('identity.email'))).fill(mailbox);
    await mailed.code.fill(await outbox.codeOf(mailbox, () => mailed.ask()));
    await mail.getByRole('button', { name: t('security.bind'), exact: true }).click();
    await expect(mail).toBeHidden();
    await expect(centre.row('identity.email').getByText(verified, { exact: true })).toBeVisible();
  },
);

/** Comes back to a browser that keeps the sign-in, and enters without a password. */
async function comeBackByTicket(signIn: SignIn, member: Person): Promise<void> {
  await signIn.open();
  await expect(signIn.username).toHaveValue(member.username);
  await signIn.send();
}

journey(
  'a member signed in without a password confirms their identity before a change',
  async ({ page, siteUrl }) => {
    const member = await registerMember(siteUrl);
    const site = new Site(page);
    const signIn = new SignIn(page);
    const centre = new SecurityCentre(page);
    await site.open();
    await signIn.open();
    await signIn.fill(member);
    await signIn.remember.check();
    await signIn.send();
    await site.goOnFromWelcome(member.username);
    await site.signOut(member.username);
    await comeBackByTicket(signIn, member);
    await site.goOnFromWelcome(member.username);

    await centre.open();
    await centre.press('factors.totp', 'factors.set-up');
    const confirm = centre.dialog('identity.confirm-title');
    const password = confirm.getByRole('textbox', { name: beginning(t('identity.password')) });
    const go = confirm.getByRole('button', { name: t('shell.confirm') });
    await password.fill('not-the-password');
    await go.click();
    await expect(confirm.getByRole('alert')).toContainText(t('refusals.credentials-wrong'));
    await expectNoBarriers(page);
    await password.fill(member.password);
    await go.click();
    await expect(confirm).toBeHidden();
    // The pending action continues by itself, under a new token.
    await expect(centre.dialog('factors.totp-title')).toBeVisible();
  },
);

/** The same member in another browser. */
async function onAnotherDevice(browser: Browser, siteUrl: string, member: Person): Promise<Site> {
  const site = new Site(await (await browser.newContext()).newPage());
  await site.open(siteUrl);
  await site.signIn(member);
  return site;
}

async function changePassword(centre: SecurityCentre, old: string, fresh: string) {
  await centre.turnTo('overview');
  await centre.press('identity.password', 'security.change');
  const change = centre.dialog('identity.change-password');
  const oldOne = change.getByLabel(beginning(t('identity.old-password')));
  const save = change.getByRole('button', { name: t('shell.save') });
  await change.getByLabel(beginning(t('identity.new-password'))).fill(fresh);
  await change.getByLabel(beginning(t('identity.confirm-new-password'))).fill(fresh);
  await oldOne.fill('not-the-password');
  await save.click();
  await expect(oldOne).toHaveAccessibleDescription(containing(t('refusals.old-password-wrong')));
  await oldOne.fill(old);
  await save.click();
  await expect(change).toBeHidden();
}

// @proves L109
journey(
  'signs another device out, changes the password, and closes the account',
  async ({ page, context, siteUrl }) => {
    const member = await registerMember(siteUrl);
    const site = new Site(page);
    const centre = new SecurityCentre(page);
    await site.open();
    await site.signIn(member);
    const browser = context.browser();
    if (browser === null) throw new Error('there is no browser');
    const other = await onAnotherDevice(browser, siteUrl, member);
    await centre.open();
    await centre.turnTo('devices');
    const devices = centre.centre.getByRole('list', { name: t('security.devices') });
    const others = devices.getByRole('button', { name: t('security.end-session'), exact: true });
    // One is that of the registration, one the other browser.
    await expect(others).toHaveCount(2);
    await expectNoBarriers(page);
    await others.first().click();
    await expect(others).toHaveCount(1);
    await other.expectSignedOut();
    await expect(other.page.getByText(t('live.session-ended'))).toBeVisible();
    await expectNoBarriers(other.page);
    await other.page.context().close();

    const { password } = newPerson();
    await changePassword(centre, member.password, password);
    await centre.open();
    await centre.turnTo('devices');
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await centre.turnTo('privacy');
    await centre.press('security.close-account', 'security.close-account');
    const closing = centre.dialog('security.close-account');
    await closing.getByLabel(beginning(t('identity.password'))).fill(password);
    await closing.getByRole('button', { name: t('security.close-for-good') }).click();
    await expect(page.getByText(t('security.account-closed'))).toBeVisible();
    await expect(centre.centre).toBeHidden();
    await site.askToSignIn({ username: member.username, password });
    const signIn = site.dialog('identity.sign-in-title');
    await expect(signIn.getByText(t('identity.account-closed'), { exact: true })).toBeVisible({
      timeout: 45_000,
    });
  },
);
