// Staff look after agents' contracts: what is owed is paid by the house with a reason, and a
// dispute is answered beside the bill that it is about.
import { expect, type Page } from '@playwright/test';
import { journey } from './looks.ts';
import { Console } from './operator/console.ts';
import { operatorLogin } from './people.ts';
import { t } from './texts.ts';

const payee = 'agent02';
const reason = 'the payer has been away for weeks';

async function openPart(page: Page, consoleUrl: string, part: 'bills' | 'disputes') {
  await page.goto(`${consoleUrl}/agreements?part=${part}`);
  await expect(page.getByRole('tab', { name: t(`console.agreements.page-${part}`) })).toBeVisible();
}

journey('staff see arrears, pay a bill by the house and answer a dispute', async (walk) => {
  const { page, consoleUrl } = walk;
  const desk = new Console(page, consoleUrl);
  await desk.signIn(operatorLogin);
  await openPart(page, consoleUrl, 'bills');
  await expect(page.getByText(t('console.agreements.arrears-payers'))).toBeVisible();
  const states = page.getByLabel(t('operator.state'), { exact: true });
  await states.selectOption({ label: t('console.agreements.bill-unpaid') });
  await page.getByRole('button', { name: payee }).first().click();
  const bill = page.getByRole('dialog', { name: t('console.agreements.bill-of', { name: payee }) });
  await expect(bill.getByText(t('console.agreements.rounding'))).toBeVisible();
  await bill.getByRole('button', { name: t('console.agreements.pay-house') }).click();
  const sure = page.getByRole('dialog', { name: t('console.agreements.pay-house') });
  await sure.getByLabel(t('operator.reason')).fill(reason);
  await sure.getByRole('button', { name: t('console.agreements.pay-house') }).click();
  await expect(sure).toBeHidden();
  await expect(bill.getByText(t('console.agreements.bill-paid-by-house'))).toBeVisible();
  await openPart(page, consoleUrl, 'disputes');
  await page.getByRole('button', { name: payee }).first().click();
  const dispute = page.getByRole('dialog', {
    name: t('console.agreements.dispute-of', { name: payee }),
  });
  await expect(dispute.getByText(t('console.agreements.base'), { exact: true })).toBeVisible();
  await dispute.getByLabel(t('console.agreements.dispute-answer')).fill('The bill is right.');
  await dispute.getByRole('button', { name: t('console.agreements.dismiss') }).click();
  await expect(dispute).toBeHidden();
});
