// A member's statement: saved from the account record, checked on the page that anybody can open,
// altered by one entry and caught, also without a network.
import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { journey } from './looks.ts';
import { fund, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { t, withAnything } from './texts.ts';

async function saveStatement(page: Page): Promise<string> {
  await page.goto('/credits?mc=transactionHistory');
  const centre = page.getByRole('dialog', { name: t('shell.member-centre') });
  const open = withAnything(t('wallet.open-movement', { name: '|', reference: '|' }), '|');
  await centre.getByRole('button', { name: open }).first().click();
  const movement = page.getByRole('dialog', { name: t('wallet.event-deposit-settled') });
  await expect(movement.getByText('sandpay')).toBeVisible();
  await movement.getByRole('button', { name: t('shell.close') }).click();
  await centre.getByRole('button', { name: t('wallet.statement') }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('wallet.save-json') }).click(),
  ]);
  return saved.path();
}

async function check(page: Page, path: string): Promise<void> {
  await page.getByLabel(t('fairness.statement-open')).setInputFiles(path);
}

journey('saves a statement, alters an entry and is caught', async ({ page, siteUrl }) => {
  const member = await registerMember(siteUrl);
  await fund(member.client, 500);
  await new Site(page).comeIn(member);
  const path = await saveStatement(page);

  const roots = page.waitForResponse((response) => response.url().includes('/statements/roots'));
  await page.goto('/fairness?statement=check');
  await roots;
  await page.context().setOffline(true);
  const whole = withAnything(t('fairness.statement-whole', { rows: 1 }), '1');
  await check(page, path);
  await expect(page.getByText(whole)).toBeVisible();

  const altered = (await readFile(path, 'utf8')).replace(
    '"amount":"500.0000"',
    '"amount":"900.0000"',
  );
  const forged = `${path}.json`;
  await writeFile(forged, altered);
  await check(page, forged);
  await expect(page.getByText(t('fairness.fault-row-altered', { place: '1' }))).toBeVisible();
  await page.context().setOffline(false);
});
