// Deposits on our own pages: a QR code of which half arrives, a bank transfer with its proof, and a
// fee that the operator adds while a player looks.
import { expect, type Page, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { journey, journeyAlone } from './looks.ts';
import { Console } from './operator/console.ts';
import { operatorLogin, operatorOf, registerMember } from './people.ts';
import { Cashier } from './player/cashier.ts';
import { HostedPayment } from './player/hosted-payment.ts';
import { Site } from './player/site.ts';
import { beginning, t, withAnything } from './texts.ts';
import { worldOf } from './worlds.ts';

const cashierPath = '/credits?mc=depositv2';

async function comeToTheCashier(page: Page, siteUrl: string): Promise<Cashier> {
  await new Site(page).comeIn(await registerMember(siteUrl), cashierPath);
  const cashier = new Cashier(page);
  await cashier.declineLimit();
  return cashier;
}

const anyNumber = () => String(100 + Math.floor(Math.random() * 800));

journey('deposits by QR in part, then by transfer with its proof', async (walk) => {
  const { page, context, siteUrl } = walk;
  const cashier = await comeToTheCashier(page, siteUrl);
  const bank = new HostedPayment(await context.newPage());
  const port = worldOf(test.info().project.name).paymentPort;
  const first = `${anyNumber()}.40`;
  await cashier.way(t('deposits.kind-qr')).last().check({ force: true });
  await cashier.pay(first, 'deposits.go-qr-with');
  await expect(cashier.centre.getByRole('img', { name: t('deposits.qr') })).toBeVisible();
  await bank.openAtTheBank(port, first);
  await bank.payInPart();
  await expect(cashier.title('deposits.title-credited')).toBeVisible();
  const partly = withAnything(t('deposits.partly', { asked: '|', arrived: '|' }), '|');
  await expect(cashier.centre.getByText(partly)).toBeVisible();
  await cashier.centre.getByRole('button', { name: t('deposits.done') }).click();

  const second = `${anyNumber()}.60`;
  await cashier.way(t('deposits.kind-bank-transfer')).last().check({ force: true });
  await cashier.pay(second, 'deposits.go-bank-transfer-with');
  await expect(cashier.centre.getByText(t('deposits.reference-exact'))).toBeVisible();
  const proof = { name: 'proof.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await cashier.centre.getByLabel(t('deposits.proof-choose')).setInputFiles(proof);
  await cashier.centre.getByRole('button', { name: t('deposits.proof-send') }).click();
  await expect(cashier.title('deposits.title-proof-sent')).toBeVisible();
  await bank.openAtTheBank(port, second);
  await bank.payNow();
  await expect(cashier.title('deposits.title-credited')).toBeVisible();
});

/** From the list to the saved form, whose preview shows the fee at once. */
async function addFee({ page }: Console, code: string, fee: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: code });
  await row.getByRole('button', { name: t('console.deposits.edit'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(beginning(t('console.deposits.entry-feePercent'))).fill('2');
  await dialog
    .getByLabel(t('console.deposits.entry-payer'))
    .selectOption({ label: t('console.deposits.payer-player') });
  await expect(dialog.getByText(fee)).toBeVisible();
  await dialog.getByRole('button', { name: t('operator.save') }).click();
  await expect(dialog).toBeHidden();
}

journeyAlone('an added fee is seen on an open page', async ({ page, siteUrl, consoleUrl }) => {
  const cashier = await comeToTheCashier(page, siteUrl);
  const operator = await operatorOf(consoleUrl);
  const { list } = unwrap(await operator.wallet.listDepositChannels());
  const method = list.find(({ kind, enabled }) => kind === 'qr' && enabled);
  if (!method) throw new Error('no way to pay by QR code is offered');
  const staff = new Console(await page.context().newPage(), consoleUrl);
  await staff.signIn(operatorLogin);
  await staff.openPage('operator.deposit-methods');
  const fee = t('deposits.fee-share', { share: '2' });
  try {
    await addFee(staff, method.code, fee);
    await expect(cashier.centre.getByText(fee).first()).toBeVisible();
  } finally {
    const after = unwrap(await operator.wallet.listDepositChannels()).list;
    const version = after.find(({ code }) => code === method.code)?.version ?? 0;
    unwrap(await operator.wallet.saveDepositChannel({ ...method, id: method.code, version }));
  }
});
