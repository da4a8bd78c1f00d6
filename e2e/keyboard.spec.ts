// Without a mouse: asking for a forgotten password, signing in and confirming a change go by
// keyboard alone, and wherever one is it is to be seen.
import { expect, type Page } from '@playwright/test';
import { bindMailbox } from './contacts.ts';
import { journey } from './looks.ts';
import { Outbox } from './outbox.ts';
import { operatorOf, registerMember, type Person } from './people.ts';
import { HumanCheck } from './player/human-check.ts';
import { Keyboard } from './player/keyboard.ts';
import { expectNoLayers } from './player/layers.ts';
import { SecurityCentre } from './player/security-centre.ts';
import { SignIn } from './player/sign-in.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';

/** The tab stops by keyboard. */
function atKeyboard(page: Page) {
  const site = new Site(page);
  return {
    page,
    site,
    keyboard: new Keyboard(page),
    check: new HumanCheck(page),
    signIn: new SignIn(page),
    centre: new SecurityCentre(page),
    door: site.header.getByRole('button', { name: t('shell.sign-in'), exact: true }),
  };
}

type At = ReturnType<typeof atKeyboard>;

async function askForMail(at: At, username: string, email: string, outbox: Outbox) {
  const { page, site, keyboard, check, signIn, door } = at;
  await keyboard.press(door);
  await keyboard.press(signIn.dialog.getByRole('button', { name: t('identity.forgot-password') }));
  const forgot = site.dialog('identity.forgot-title');
  await keyboard.fill(forgot.getByLabel(beginning(t('identity.username'))), username);
  await keyboard.fill(forgot.getByLabel(beginning(t('identity.email'))), email);
  await page.keyboard.press('Enter');
  const sent = page.getByText(t('identity.in-been-out'));
  await outbox.linkOf(email, async () => {
    await check.slideByKeys();
    await expect(sent).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(sent).toBeHidden();
}

async function signInAndOut({ page, site, keyboard, check, signIn, door }: At, member: Person) {
  await keyboard.press(door);
  await keyboard.fill(signIn.username, member.username);
  await keyboard.fill(signIn.password, member.password);
  await keyboard.press(signIn.remember, 'Space');
  await page.keyboard.press('Enter');
  await check.slideByKeys();
  const goOn = site.welcome(member.username).getByRole('button', { name: t('identity.continue') });
  await keyboard.press(goOn);
  await keyboard.press(site.accountMenu(member.username));
  await keyboard.press(page.getByRole('button', { name: t('shell.sign-out') }));
  const leave = site.dialog('shell.sign-out').getByRole('button', { name: t('shell.sign-out') });
  await keyboard.press(leave);
  await site.expectSignedOut();
}

/** Kept by the browser, the sign-in needs no password and confirms nothing. */
async function comeBackAndConfirm({ page, site, keyboard, check, ...at }: At, member: Person) {
  const { signIn, centre, door } = at;
  await keyboard.press(door);
  await expect(signIn.password).toHaveAccessibleDescription(t('identity.ticket-kept'));
  await keyboard.press(signIn.submit);
  await check.slideByKeys();
  await expect(site.welcome(member.username)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(site.welcome(member.username)).toBeHidden();
  await expectNoLayers(page);
  await centre.open();
  const setUp = centre.row('factors.totp').getByRole('button', { name: t('factors.set-up') });
  await keyboard.press(setUp);
  const confirm = centre.dialog('identity.confirm-title');
  const password = confirm.getByRole('textbox', { name: beginning(t('identity.password')) });
  await keyboard.fill(password, member.password);
  await page.keyboard.press('Enter');
  await expect(confirm).toBeHidden();
  await expect(centre.dialog('factors.totp-title')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(centre.dialog('factors.totp-title')).toBeHidden();
}

journey(
  'recovers, signs in and confirms a change by keyboard alone',
  async ({ page, siteUrl, consoleUrl }) => {
    const outbox = new Outbox(await operatorOf(consoleUrl));
    const member = await registerMember(siteUrl);
    const email = await bindMailbox(member.client, outbox);
    const at = atKeyboard(page);
    await at.site.open('/');
    await askForMail(at, member.username, email, outbox);
    await signInAndOut(at, member);
    await comeBackAndConfirm(at, member);
  },
);
