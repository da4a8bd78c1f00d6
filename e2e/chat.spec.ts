// Members talk in a room, one reports a message, the operator removes it and everybody sees it go;
// and a member writes with customer service, both ways. Nothing is reloaded.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Console } from './operator/console.ts';
import { operatorLogin, operatorOf, registerMember, whileOff } from './people.ts';
import { Chat } from './player/chat.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';
import { alone } from './worlds.ts';

const room = t('chat.house-room');

/** A member on a page of their own, with the chat open. */
async function join(browser: Browser, baseURL: string): Promise<Chat> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const member = await registerMember(baseURL);
  const site = new Site(page);
  await site.comeIn(member);
  const chat = new Chat(page);
  await chat.open();
  return chat;
}

async function openDesk(page: Page, address: string): Promise<Console> {
  const desk = new Console(page, address);
  await desk.signIn(operatorLogin);
  await desk.openPage('operator.chat');
  return desk;
}

// @proves L69
test('two members talk, one reports, the operator removes, and everybody sees it vanish', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const [ana, budi] = [await join(browser, baseURL ?? ''), await join(browser, baseURL ?? '')];
  for (const chat of [ana, budi]) {
    await chat.turnTo(room);
    await expect(chat.message(t('chat.house-welcome'))).toBeVisible();
    await chat.acceptRules();
  }
  await ana.say('Good evening, all');
  await expect(budi.message('Good evening, all')).toBeVisible();
  const bad = 'Send me a code, call •••';
  await budi.say('Send me a code, call 0917 123 4567', bad);
  await expect(ana.message(bad)).toBeVisible();
  await ana.report(bad);
  await openDesk(page, project.metadata['console']);
  await page.getByRole('tab', { name: t('chat.desk-reports') }).click();
  const card = page.getByRole('article').filter({ hasText: bad });
  await card.getByRole('button', { name: t('chat.remove') }).click();
  const dialog = page.getByRole('dialog', { name: t('chat.remove-title') });
  await dialog.getByLabel(t('operator.reason')).fill('asks for a code');
  await dialog.getByRole('button', { name: t('chat.remove') }).click();
  await expect(card).toBeHidden();
  await expect(ana.message(bad)).toBeHidden();
  await expect(budi.message(bad)).toBeHidden();
  await expect(budi.message(t('chat.removed'))).toBeVisible();
  await expect(ana.message('Good evening, all')).toBeVisible();
});

// @proves L70
test('a member and customer service write to each other, and the chat stays across pages', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const chat = await join(browser, baseURL ?? '');
  await chat.turnTo(t('chat.service'));
  await chat.say('Where is my deposit?');
  await openDesk(page, project.metadata['console']);
  await page.getByRole('button').filter({ hasText: 'Where is my deposit?' }).click();
  await page.getByRole('textbox', { name: /./u }).last().fill('We have found it.');
  await page.getByRole('button', { name: t('chat.answer'), exact: true }).click();
  await expect(chat.message('We have found it.')).toBeVisible();
  await chat.page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.fairness') })
    .click();
  await expect(chat.page).toHaveURL(/\/fairness/u);
  await expect(chat.message('We have found it.')).toBeVisible();
  await chat.panel.getByRole('button', { name: t('chat.close') }).click();
  await expect(chat.button).toBeFocused();
  await page.getByRole('textbox', { name: /./u }).last().fill('Anything else?');
  await page.getByRole('button', { name: t('chat.answer'), exact: true }).click();
  const unread = t('shell.chat-unread', { count: 1 });
  await expect(chat.button).toHaveAttribute('aria-label', unread);
  await chat.open();
  await expect(chat.message('Anything else?')).toBeVisible();
  await expect(chat.button).toHaveAttribute('aria-label', t('shell.chat'));
});

// @proves L72
test(
  'no part of the chat is shown while it is switched off',
  { tag: alone },
  async ({ page }, { project }) => {
    const operator = await operatorOf(project.metadata['console']);
    await whileOff(operator, 'CBS3', async () => {
      await new Site(page).open('/?chat=service');
      const chat = new Chat(page);
      await expect(page.getByRole('complementary', { name: t('download.bar') })).toBeVisible();
      await expect(chat.button).toBeHidden();
      await expect(chat.panel).toBeHidden();
    });
  },
);
