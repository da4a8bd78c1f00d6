// The operator lays a red envelope into a chat room. Two members open it there, one with the
// keyboard alone; it is empty then, shows who got what under masked names, and is verified.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Console } from './operator/console.ts';
import { operatorLogin, registerMember } from './people.ts';
import { Chat } from './player/chat.ts';
import { Site } from './player/site.ts';
import { amountIn, beginning, t } from './texts.ts';

const room = t('chat.house-room');
const title = 'Luck for the first two';

async function join(browser: Browser, baseURL: string): Promise<Chat> {
  const page = await (await browser.newContext()).newPage();
  await new Site(page).comeIn(await registerMember(baseURL));
  const chat = new Chat(page);
  await chat.open();
  await chat.turnTo(room);
  return chat;
}

async function layEnvelope(page: Page, address: string): Promise<void> {
  const desk = new Console(page, address);
  await desk.signIn(operatorLogin);
  await desk.openPage('operator.envelopes');
  await page.getByRole('button', { name: t('console.envelopes.make') }).click();
  const form = page.getByRole('dialog', { name: t('console.envelopes.make') });
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(beginning(t(key)));
  await field('console.envelopes.name').fill(title);
  await field('console.envelopes.terms').fill('<p>One packet each.</p>');
  await field('console.envelopes.total').fill('10');
  const packets = t('console.envelopes.packets');
  await form.getByRole('textbox', { name: packets, exact: true }).fill('2');
  const where = t('console.envelopes.room', { name: room });
  await field('console.envelopes.where').selectOption({ label: where });
  // An hour and more ago, so that it is open at once.
  const opens = field('console.envelopes.from');
  const hourMs = 3_600_000;
  const at = Date.parse(`${await opens.inputValue()}Z`) - 2 * hourMs;
  await opens.fill(new Date(at).toISOString().slice(0, 16));
  await form.getByRole('button', { name: t('console.envelopes.save') }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: t('console.envelopes.publish') }).click();
  const asked = page.getByRole('dialog', { name: t('console.envelopes.publish') });
  await asked.getByRole('button', { name: t('console.envelopes.publish') }).click();
  await expect(row.getByText(t('console.envelopes.stage-published'))).toBeVisible();
}

// @proves L12
test('two members open a red envelope in a chat room and verify it', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const [ana, budi] = [await join(browser, baseURL ?? ''), await join(browser, baseURL ?? '')];
  await layEnvelope(page, project.metadata['console']);

  const got = [];
  for (const chat of [ana, budi]) {
    const open = chat.message(title).getByRole('button', { name: beginning(t('envelopes.open')) });
    await expect(open).toBeVisible();
    if (chat === ana) await open.click();
    else await open.press('Enter');
    const dialog = chat.page.getByRole('dialog', { name: title });
    const button = dialog.getByRole('button', { name: t('envelopes.open'), exact: true });
    if (chat === ana) await button.click();
    else await button.press('Enter');
    const result = dialog.getByRole('status').first();
    await expect(result).toHaveText(beginning('You got'));
    got.push(amountIn((await result.textContent()) ?? ''));
  }
  expect((got[0] ?? 0n) + (got[1] ?? 0n)).toBe(100_000n);

  const dialog = budi.page.getByRole('dialog', { name: title });
  const takers = dialog.getByRole('region', { name: t('envelopes.takers') });
  await expect(takers.getByRole('listitem')).toHaveCount(2);
  await expect(takers.getByText(t('envelopes.you'), { exact: true })).toBeVisible();
  await takers.getByRole('button', { name: t('envelopes.verify') }).click({ timeout: 90_000 });
  await expect(takers.getByText(t('envelopes.verify-good'))).toBeVisible();

  await page
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: t('console.envelopes.takers') })
    .click();
  const list = page.getByRole('dialog', { name: t('console.envelopes.takers-of', { title }) });
  await expect(list.getByRole('row')).toHaveCount(3);
});
