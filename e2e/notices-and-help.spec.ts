// Texts of the operator reach players at once: an article of the help centre on an open page, and a
// message in one member's inbox, which can be withdrawn while it is unread.
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { shippedLocales } from '@baize/i18n';
import { Console } from './operator/console.ts';
import { operatorLogin, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';
import { alone } from './worlds.ts';

async function openConsole(browser: Browser, address: string): Promise<Console> {
  const page = await (await browser.newContext()).newPage();
  const desk = new Console(page, address);
  await desk.signIn(operatorLogin);
  return desk;
}

async function write(dialog: Locator, language: string, title: string, text: string) {
  await dialog.getByRole('tab', { name: beginning(language) }).click();
  await dialog.getByLabel(t('console.notices.notice-title')).fill(title);
  await dialog.getByLabel(t('console.notices.content')).fill(`<p>${text}</p>`);
}

const article = (page: Page, title: string) => page.getByText(title, { exact: true });

// @proves L16
test(
  'an article that staff change is read and found on open pages at once',
  { tag: alone },
  async ({ page, browser }, { project }) => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { name: t('help.money-title') })).toBeVisible();
    const house = t('articles.turnover-title');
    await expect(article(page, house)).toBeVisible();
    const desk = await openConsole(browser, project.metadata['console']);
    await desk.openPage('operator.help');
    await desk.page.getByRole('tab', { name: t('help.money-title') }).click();
    const row = desk.page.getByRole('row').filter({ hasText: house });
    await row.getByRole('button', { name: t('console.notices.edit'), exact: true }).click();
    const dialog = desk.page.getByRole('dialog');
    await write(dialog, 'English', 'Quokka turnover', 'Play the quokka once.');
    await dialog.getByRole('button', { name: t('console.notices.preview') }).click();
    await expect(dialog.frameLocator('iframe').getByText('Play the quokka once.')).toBeVisible();
    await dialog.getByRole('button', { name: t('operator.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(article(page, 'Quokka turnover')).toBeVisible();
    await page.getByRole('searchbox', { name: t('help.find') }).fill('quokka');
    await expect(page.getByText(t('help.hits', { count: 1 }))).toBeVisible();
    const changed = desk.page.getByRole('row').filter({ hasText: 'Quokka turnover' });
    await changed.getByRole('button', { name: t('console.notices.edit'), exact: true }).click();
    await dialog.getByRole('button', { name: t('console.help.reset') }).click();
    await dialog.getByRole('button', { name: t('console.help.reset-sure') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('help.nothing'))).toBeVisible();
    await page.getByRole('searchbox', { name: t('help.find') }).fill('');
    await expect(article(page, house)).toBeVisible();
  },
);

// @proves L17
test('a message reaches one member, and is gone when it is withdrawn unread', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const person = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(person, '/credits?mc=messageV2');
  const centre = page.getByRole('dialog', { name: t('shell.member-centre') });
  await expect(
    centre.getByText(t('notices.news-welcome-title', { name: person.username })),
  ).toBeVisible();
  const desk = await openConsole(browser, project.metadata['console']);
  await desk.openPage('operator.messages');
  await desk.page.getByRole('button', { name: t('console.notices.message-new') }).click();
  const dialog = desk.page.getByRole('dialog', { name: t('console.notices.message-new') });
  await dialog.getByLabel(t('console.notices.names')).fill(person.username);
  for (const { name } of shippedLocales) {
    await write(dialog, name, 'A word for you', 'Your papers are complete.');
  }
  await dialog.getByRole('button', { name: t('console.notices.check') }).click();
  await expect(
    dialog.getByText(t('console.notices.will-receive', { recipients: 1, spared: 0 })),
  ).toBeVisible();
  await dialog.getByRole('button', { name: t('console.notices.send-to', { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
  await expect(centre.getByText('A word for you')).toBeVisible();
  const row = desk.page.getByRole('row').filter({ hasText: 'A word for you' });
  await expect(row).toContainText(t('console.notices.read-of', { read: 0, recipients: 1 }));
  await row.getByRole('button', { name: t('console.notices.open') }).click();
  const sent = desk.page.getByRole('dialog', { name: 'A word for you' });
  await sent.getByRole('button', { name: t('console.notices.withdraw') }).click();
  await sent.getByRole('button', { name: t('console.notices.withdraw-sure') }).click();
  await expect(centre.getByText('A word for you')).toBeHidden();
  await expect(row).toContainText(t('console.notices.withdrawn'));
});
