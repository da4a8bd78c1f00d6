// A withdrawal in two parts: a provider pays one, another member's deposit the other. The player
// says on a phone that the member's money never came; the member answers; staff look at both sides
// on a desktop and decide.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, operatorLogin, operatorOf, registerMember, whileOn, type Member } from './people.ts';
import { Console } from './operator/console.ts';
import { Withdrawals } from './operator/withdrawals.ts';
import { Cashier } from './player/cashier.ts';
import { Payments } from './player/payments.ts';
import { beneath, Site } from './player/site.ts';
import { t } from './texts.ts';
import { alone } from './worlds.ts';

const phone = { width: 360, height: 740 };
const paymentPassword = '246813';

/** Somebody who can withdraw 400 of what they deposited. */
async function richMember(siteUrl: string): Promise<Member> {
  const member = await registerMember(siteUrl);
  await fund(member.client, 500);
  const { identity, wallet } = member.client;
  const password = { password: paymentPassword, confirmPassword: paymentPassword };
  unwrap(await identity.setPaymentPassword(password));
  const account = { bankCode: 'BDO', cardNumber: '001234567890', cardHolder: 'Ann Lee' };
  unwrap(await wallet.addBankCard({ ...account, paymentPassword }));
  return member;
}

interface Phone {
  readonly page: Page;
  readonly payments: Payments;
}

async function phoneOf(browser: Browser, page: Page, member: Member, at: string): Promise<Phone> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, viewport: phone, hasTouch: true });
  const own = await context.newPage();
  await new Site(own).comeIn(member, `${beneath}?mc=${at}`);
  return { page: own, payments: new Payments(own) };
}

async function ask({ page, payments }: Phone): Promise<void> {
  const { centre } = payments;
  await expect(centre.getByRole('region', { name: t('payments.preview-title') })).toBeVisible();
  await new Cashier(page).askForWithdrawal('400', paymentPassword);
}

/** 250 for a member, the rest by the provider, which pays it at once. */
async function split(console: Console, username: string): Promise<void> {
  const withdrawals = new Withdrawals(console);
  await withdrawals.openOf(username);
  await withdrawals.take('approve');
  const { dialog } = withdrawals;
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await press(t('console.payments.split'));
  await dialog.getByLabel(t('console.payments.amount-of', { number: 1 })).fill('250');
  await press(t('console.payments.split-add'));
  await expect(dialog.getByLabel(t('console.payments.amount-of', { number: 2 }))).toHaveValue(
    '150.00',
  );
  await press(t('console.payments.split-send'));
  await press(t('console.payments.pay-part', { number: 2 }));
  await expect(dialog.getByText(t('console.payments.part-paying'))).toBeVisible();
  await press(t('operator.close'));
}

async function decide({ page }: Console, username: string): Promise<void> {
  await page.getByRole('button', { name: username, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const side = (name: 'seller' | 'buyer') =>
    dialog.getByRole('region', { name: t(`console.payments.said-${name}`) });
  await expect(side('seller').getByRole('img')).toBeVisible();
  await expect(side('buyer').getByRole('img')).toBeVisible();
  await expect(side('buyer').getByText('I paid it on Friday.')).toBeVisible();
  const verdict = t('console.payments.received');
  await dialog.getByRole('button', { name: verdict }).click();
  const asked = page.getByRole('dialog', { name: verdict });
  await asked.getByLabel(t('operator.reason')).fill('The bank confirms the payment.');
  await asked.getByRole('button', { name: verdict }).click();
  await expect(dialog.getByText('The bank confirms the payment.')).toBeVisible();
}

// @proves L11 L119
test(
  'a withdrawal in parts is disputed on a phone and decided by staff',
  { tag: alone },
  async ({ page, browser, baseURL }, { project }) => {
    const siteUrl = baseURL ?? '';
    const address = String(project.metadata['console']);
    const operator = await operatorOf(address);
    const free = { name: 'depositTurnoverTimes', value: 0 } as const;
    unwrap(await operator.settings.setPolicy(free));
    const seller = await richMember(siteUrl);
    unwrap(await operator.settings.setPolicy({ ...free, value: null }));
    const buyer = await registerMember(siteUrl);
    await whileOn(operator, ['C2CPAY3'], async () => {
      const selling = await phoneOf(browser, page, seller, 'withdraw');
      await ask(selling);
      const console = new Console(page, address);
      await console.signIn(operatorLogin);
      await split(console, seller.username);
      await selling.payments.expectPart(2, 'payments.part-paid');
      await selling.payments.press(selling.payments.part(2), 'wallet.receipt-yes');
      await selling.payments.expectPart(2, 'payments.part-received');
      const buying = await phoneOf(browser, page, buyer, 'depositv2');
      await buying.payments.take('250');
      await buying.payments.prove();
      await selling.payments.expectPart(1, 'payments.part-proof');
      await selling.payments.deny(1);
      await selling.payments.expectPart(1, 'payments.part-disputed');
      await buying.payments.press(buying.payments.centre, 'payments.open-dispute');
      await buying.payments.write('I paid it on Friday.');
      await console.openPage('operator.payment-disputes');
      await decide(console, seller.username);
      await expect(
        buying.payments.dialog('payments.thread-title').getByText(t('payments.decided-received')),
      ).toBeVisible();
      await expect(selling.payments.part(1)).toBeHidden();
      const last = selling.payments.centre.getByRole('list', {
        name: t('wallet.last-withdrawals'),
      });
      await expect(last.getByText(t('wallet.receipt-received'))).toBeVisible();
      const { sumBalance } = unwrap(await buyer.client.wallet.getBalance());
      expect(sumBalance).toBe(250);
      await selling.page.context().close();
      await buying.page.context().close();
    });
  },
);
