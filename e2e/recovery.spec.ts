// A forgotten password: reset from a mail or by phone, or set by the operator and changed at the
// first sign-in.
import { expect, type Locator, type Page } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';
import { expectNoBarriers } from './axe.ts';
import { bindMailbox, bindMobile } from './contacts.ts';
import { journey, journeyAlone } from './looks.ts';
import { Outbox } from './outbox.ts';
import { newPerson, operatorOf, registerMember, signInMember, whileOn } from './people.ts';
import { CodeBox, PhoneBox } from './player/contact-fields.ts';
import { HumanCheck } from './player/human-check.ts';
import { SignIn } from './player/sign-in.ts';
import { beneath, Site } from './player/site.ts';
import { beginning, t } from './texts.ts';

const newPassword = () => newPerson().password;

async function openForgot(page: Page): Promise<Locator> {
  const signIn = new SignIn(page);
  await signIn.open();
  await signIn.dialog.getByRole('button', { name: t('identity.forgot-password') }).click();
  const forgot = page.getByRole('dialog', { name: t('identity.forgot-title') });
  await expect(forgot).toBeVisible();
  return forgot;
}

async function typeNew(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel(beginning(t('identity.new-password'))).fill(password);
}

async function typeNewTwice(dialog: Locator, password: string, again = password): Promise<void> {
  await typeNew(dialog, password);
  await dialog.getByLabel(beginning(t('identity.confirm-new-password'))).fill(again);
}

// @proves L7 L110
journey(
  'sets a forgotten password anew from a mail, whose link is good once',
  async ({ page, siteUrl, consoleUrl }) => {
    const outbox = new Outbox(await operatorOf(consoleUrl));
    const member = await registerMember(siteUrl);
    const email = await bindMailbox(member.client, outbox);
    const password = newPassword();
    const site = new Site(page);
    await site.open();
    const forgot = await openForgot(page);
    await forgot.getByLabel(beginning(t('identity.username'))).fill(member.username);
    await forgot.getByLabel(beginning(t('identity.email'))).fill(email);
    const link = await outbox.linkOf(email, async () => {
      await forgot.getByRole('button', { name: t('identity.forgot-send') }).click();
      await new HumanCheck(page).letTheDeviceWork();
      await expect(page.getByText(t('identity.in-been-out'))).toBeVisible();
    });

    await page.goto('about:blank');
    await page.goto(link);
    const setting = site.dialog('identity.set-password-title');
    await expect(setting).toBeVisible();
    expect(page.url()).not.toContain('recover');
    await typeNewTwice(setting, password, newPassword());
    const save = setting.getByRole('button', { name: t('shell.save') });
    await save.click();
    await expect(setting.getByText(t('identity.inconsistent-twice'))).toBeVisible();
    await expectNoBarriers(page);
    await typeNewTwice(setting, password);
    await save.click();
    const signIn = new SignIn(page);
    await expect(signIn.username).toHaveValue(member.username);
    await signIn.password.fill(password);
    await signIn.send();
    await site.goOnFromWelcome(member.username);

    await page.goto('about:blank');
    await page.goto(link);
    await typeNewTwice(setting, newPassword());
    await save.click();
    await expect(setting.getByRole('alert')).toContainText(t('refusals.recovery-spent'));
    await expect(setting.getByRole('button', { name: t('identity.forgot-again') })).toBeVisible();
    await expectNoBarriers(page);
  },
);

// @proves L7 L110
journeyAlone(
  'sets a forgotten password anew by phone, and is signed in at once',
  async ({ page, siteUrl, consoleUrl }) => {
    const operator = await operatorOf(consoleUrl);
    const outbox = new Outbox(operator);
    const member = await registerMember(siteUrl);
    const mobile = await bindMobile(member.client, outbox);
    const site = new Site(page);
    await whileOn(operator, ['CHNGPASSVERIF3'], async () => {
      await site.open();
      const forgot = await openForgot(page);
      const phone = new PhoneBox(forgot);
      const box = new CodeBox(forgot);
      await phone.chooseCountry('Philippines');
      await phone.number.fill(mobile.number);
      const code = await outbox.codeOf(mobile.number, () => box.ask());
      await box.code.fill(code);
      const save = forgot.getByRole('button', { name: t('identity.forgot-set') });
      await typeNew(forgot, member.password);
      await save.click();
      await expect(forgot.getByText(t('refusals.password-unchanged'))).toBeVisible();
      await expectNoBarriers(page);
      await typeNew(forgot, newPassword());
      await save.click();
      await site.goOnFromWelcome(member.username);
      await expect(site.balance).toBeVisible();
    });
  },
);

/** The operator makes a first password for a member whom no mail or message reaches. */
async function resetByOperator(operator: Client, username: string): Promise<string> {
  const { list } = unwrap(
    await operator.operator.findMembers({ pageNo: 1, pageSize: 10, username }),
  );
  const id = list[0]?.id ?? '';
  const reason = 'asked by phone';
  return unwrap(await operator.operator.resetMemberPassword({ id, reason })).password;
}

// @proves L7 L109
journey(
  'a password the operator made is changed before anything else',
  async ({ page, siteUrl, consoleUrl }) => {
    const member = await registerMember(siteUrl);
    const made = await resetByOperator(await operatorOf(consoleUrl), member.username);
    const site = new Site(page);
    const due = site.dialog('identity.change-password');
    await site.open('/credits');
    await site.askToSignIn({ username: member.username, password: made });
    await expect(due.getByText(t('identity.password-due'))).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(due).toBeVisible();
    await page.reload();
    await expect(due.getByText(t('identity.password-due'))).toBeVisible();
    const password = newPassword();
    await expect(due.getByLabel(beginning(t('identity.old-password')))).toHaveCount(0);
    await typeNewTwice(due, password);
    await due.getByRole('button', { name: t('shell.save') }).click();
    await expect(due).toBeHidden();
    await expect(page).toHaveURL(/\/$/u);
    await expect(site.balance).toBeVisible();
    await page.reload();
    await expect(site.balance).toBeVisible();
    await expect(due).toBeHidden();
  },
);

journeyAlone(
  'the platform’s initial password is changed before anything else, but not after a code by SMS',
  async ({ page, siteUrl, consoleUrl }) => {
    const operator = await operatorOf(consoleUrl);
    const outbox = new Outbox(operator);
    const member = await registerMember(siteUrl);
    const mobile = await bindMobile(member.client, outbox);
    const site = new Site(page);
    const signIn = new SignIn(page);
    const due = site.dialog('identity.change-password');
    const given = { name: 'initialPassword', value: member.password } as const;
    unwrap(await operator.settings.setPolicy(given));
    try {
      await whileOn(operator, ['MOBILEVERCODELOGIN3'], async () => {
        await site.open();
        await signIn.open();
        await signIn.turnToPhone();
        await signIn.phone.chooseCountry('Philippines');
        await signIn.phone.number.fill(mobile.number);
        await signIn.code.code.fill(await outbox.codeOf(mobile.number, () => signIn.code.ask()));
        await signIn.submit.click();
        await site.goOnFromWelcome(member.username);
        await expect(site.balance).toBeVisible();
        await expect(due).toBeHidden();
        await site.signOut(member.username);
      });
      // Its last way to sign in was the phone: the page begins again with the password.
      await site.open();
      await site.askToSignIn(member);
      await expect(due.getByText(t('identity.password-due'))).toBeVisible();
      await page.reload();
      await expect(due.getByText(t('identity.password-due'))).toBeVisible();
      await due.getByLabel(beginning(t('identity.old-password'))).fill(member.password);
      await typeNewTwice(due, newPassword());
      await due.getByRole('button', { name: t('shell.save') }).click();
      await expect(due).toBeHidden();
      await expect(site.balance).toBeVisible();
    } finally {
      unwrap(await operator.settings.setPolicy({ ...given, value: null }));
    }
  },
);

/** The account is of the demo world: registered 200 days ago. */
const veteran = { username: 'cendana', password: 'Lotus2026' };

journeyAlone(
  'a password that ran out is changed before anything else',
  async ({ page, siteUrl, consoleUrl }) => {
    const operator = await operatorOf(consoleUrl);
    const site = new Site(page);
    const due = site.dialog('identity.change-password');
    unwrap(await operator.settings.setPolicy({ name: 'passwordDays', value: 90 }));
    try {
      await whileOn(operator, ['PWDEXPFORCECHANGE3'], async () => {
        const bare = await signInMember(siteUrl, veteran);
        const purses = await bare.client.wallet.getPurses();
        expect(purses).toMatchObject({ refused: 'password-change-due' });
        await site.open(beneath);
        await site.askToSignIn(veteran);
        await expect(due.getByText(t('identity.password-due'))).toBeVisible();
        await due.getByLabel(beginning(t('identity.old-password'))).fill(veteran.password);
        await typeNewTwice(due, newPassword());
        await due.getByRole('button', { name: t('shell.save') }).click();
        await expect(due).toBeHidden();
        await expect(site.balance).toBeVisible();
      });
    } finally {
      unwrap(await operator.settings.setPolicy({ name: 'passwordDays', value: null }));
    }
  },
);
