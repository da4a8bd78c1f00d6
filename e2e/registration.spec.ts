// A visitor becomes a member: by the server's field rules, and past a human check that may be slid
// with the mouse, slid with the arrow keys, or worked by the device.
import { expect, test } from '@playwright/test';
import { policies } from '@baize/contract';
import { unwrap } from '@baize/client';
import { ruleText } from '@baize/i18n';
import { clientOf, newPerson, operatorOf, registerMember } from './people.ts';
import { HumanCheck } from './player/human-check.ts';
import { Registration } from './player/registration.ts';
import { Site } from './player/site.ts';
import { knownMember } from './screens.ts';
import { t } from './texts.ts';
import { alone } from './worlds.ts';

const ways = {
  'by a slide of the mouse': (check: HumanCheck) => check.slideByMouse(),
  'by the arrow keys': (check: HumanCheck) => check.slideByKeys(),
  'by the device’s own work': (check: HumanCheck) => check.letTheDeviceWork(),
};

for (const [way, prove] of Object.entries(ways)) {
  // @proves L4 L113
  test(`registers ${way} and is signed in with an empty purse`, async ({ page }) => {
    const site = new Site(page);
    const person = newPerson();
    await site.open();
    await site.header.getByRole('button', { name: t('shell.register') }).click();
    const registration = new Registration(page);
    await registration.fill(person);
    await registration.submit.click();
    await prove(new HumanCheck(page));
    await expect(registration.dialog).toBeHidden();
    await expect(page.getByText(t('identity.registered'), { exact: true })).toBeVisible();
    await site.goOnFromWelcome(person.username);
    await expect(site.accountMenu(person.username)).toBeVisible();
    expect(await site.shownBalance()).toBe(0n);
  });
}

// @proves L125
test('each field shows the server’s rules before the form is sent', async ({ page, baseURL }) => {
  const rules = unwrap(await clientOf(baseURL ?? '').settings.getRegisterRules());
  const registration = new Registration(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/register');
  await expect(registration.submit).toBeInViewport({ ratio: 1 });
  await registration.field('identity.username').fill('8x');
  await registration.field('identity.password').fill('short');
  await registration.field('identity.confirm-password').fill('short');
  await registration.field('identity.birthday').fill('2020-01-01');
  await registration.submit.click();
  for (const field of ['username', 'password'] as const) {
    const rule = rules[field];
    if (rule === undefined) throw new Error(`the server has no rule of ${field}`);
    await registration.expectRefusal(registration.field(`identity.${field}`), ruleText(t, rule));
  }
  const age = policies.adultAgeYears.default;
  await registration.expectRefusal(
    registration.field('identity.birthday'),
    t('identity.too-young', { age }),
  );
  await registration.expectRefusal(registration.terms, t('identity.agree-first'));
  const username = registration.field('identity.username');
  await username.fill(knownMember.username);
  await username.blur();
  await registration.expectRefusal(username, t('refusals.username-taken'));
});

test('a slide to the wrong place brings a fresh picture, and nothing typed is lost', async ({
  page,
}) => {
  const person = newPerson();
  const registration = new Registration(page);
  const check = new HumanCheck(page);
  await page.goto('/register');
  await registration.fill(person);
  await registration.submit.click();
  await check.slideToTheWrongPlace();
  await expect(check.region.getByText(t('identity.slide-wrong'))).toBeVisible();
  await check.slideByKeys();
  await expect(new Site(page).accountMenu(person.username)).toBeVisible();
});

// @proves L115 L125 L157
test('a wrong invitation is a warning; its field is there without one in the address', async ({
  page,
  baseURL,
}, { project }) => {
  const operator = await operatorOf(String(project.metadata['console']));
  const { username } = await registerMember(baseURL ?? '');
  const reason = 'leads a team';
  const { code } = unwrap(await operator.agents.makeAgent({ username, type: 1, reason }));
  const registration = new Registration(page);
  const field = registration.field('identity.affiliate-code');
  await page.goto(`/register?code=${code}`);
  await expect(registration.field('identity.username')).toBeVisible();
  await expect(field).toBeHidden();
  await page.goto('/register?code=NOBODY99');
  const person = newPerson();
  await registration.fill(person);
  await field.fill('NOBODY98');
  await registration.submit.click();
  const warning = page.getByRole('dialog', { name: t('identity.warning') });
  await expect(warning.getByText(t('identity.invitation-code-error'))).toBeVisible();
  await warning.getByRole('button', { name: t('shell.confirm') }).click();
  await expect(registration.field('identity.username')).toHaveValue(person.username);
  await field.fill(code);
  await registration.submit.click();
  await new HumanCheck(page).letTheDeviceWork();
  await expect(registration.dialog).toBeHidden();
  await new Site(page).goOnFromWelcome(person.username);
});

// @proves L114
test(
  'letters of a picture are asked for where the rule says so, and nowhere else',
  { tag: alone },
  async ({ page }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    const registration = new Registration(page);
    const letters = registration.field('identity.captcha');
    const { rules } = unwrap(await operator.settings.listFieldRules());
    const fresh = rules.find(({ field }) => field === 'captcha')?.rule;
    if (fresh === undefined) throw new Error('there is no rule of the letters');
    const rule = { ...fresh, enabled: true, required: true };
    unwrap(await operator.settings.setFieldRule({ field: 'captcha', rule }));
    try {
      await page.goto('/register');
      await expect(letters).toBeVisible();
      await registration.fill(newPerson());
      await registration.submit.click();
      await registration.expectRefusal(letters, t('identity.required'));
    } finally {
      unwrap(await operator.settings.setFieldRule({ field: 'captcha', rule: null }));
    }
    await page.goto('/register');
    await expect(registration.field('identity.username')).toBeVisible();
    await expect(letters).toBeHidden();
  },
);
