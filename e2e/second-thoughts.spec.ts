// Actions that ask for confirmation: money that did not arrive, a link that is closed, a first
// password that is shown once, the privacy terms beside the registration.
import { expect, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, newPerson, operatorOf, registerMember } from './people.ts';
import { Cashier } from './player/cashier.ts';
import { statement } from './player/payments.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';
import { alone } from './worlds.ts';

// @proves L119
test(
  'money that is said not to have arrived is asked about once more, and looked for',
  { tag: alone },
  async ({ page, baseURL }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    const member = await registerMember(baseURL ?? '');
    const free = { name: 'depositTurnoverTimes', value: 0 } as const;
    unwrap(await operator.settings.setPolicy(free));
    try {
      await fund(member.client, 500);
    } finally {
      unwrap(await operator.settings.setPolicy({ ...free, value: null }));
    }
    const { identity, wallet } = member.client;
    const paymentPassword = '246813';
    unwrap(
      await identity.setPaymentPassword({
        password: paymentPassword,
        confirmPassword: paymentPassword,
      }),
    );
    const account = { bankCode: 'BDO', cardNumber: '001234567890', cardHolder: 'Ann Lee' };
    const { bankCardId } = unwrap(await wallet.addBankCard({ ...account, paymentPassword }));
    const { refId: id } = unwrap(
      await wallet.requestWithdrawal({ amount: 300, bankCardId, paymentPassword }),
    );
    unwrap(await operator.wallet.approveWithdrawal({ id }));
    unwrap(await operator.wallet.payWithdrawal({ id }));
    const site = new Site(page);
    await site.comeIn(member, '/credits?mc=withdraw');
    const { centre, receiptQuestion } = new Cashier(page);
    await expect(receiptQuestion).toBeVisible();
    await centre.getByRole('button', { name: t('wallet.receipt-no'), exact: true }).click();
    const asked = page.getByRole('dialog', { name: t('wallet.receipt-no-title') });
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: t('shell.cancel') }).click();
    await expect(asked).toBeHidden();
    await centre.getByRole('button', { name: t('wallet.receipt-no'), exact: true }).click();
    await asked.getByLabel(t('wallet.receipt-remark')).fill('My bank knows of nothing.');
    await asked.getByLabel(t('payments.proof-choose')).setInputFiles(statement);
    await asked.getByRole('button', { name: t('wallet.receipt-no-send') }).click();
    await expect(page.getByText(t('wallet.receipt-disputed-thanks'))).toBeVisible();
    await expect(receiptQuestion).toBeHidden();
    expect(unwrap(await wallet.listPaymentConfirmations()).list).toEqual([]);
  },
);

// @proves L25
test('a link is closed after a question, and a first password is shown once', async ({
  page,
  baseURL,
}, { project }) => {
  const operator = await operatorOf(String(project.metadata['console']));
  const agent = await registerMember(baseURL ?? '');
  const reason = 'leads a team';
  unwrap(await operator.agents.makeAgent({ username: agent.username, type: 1, reason }));
  const site = new Site(page);
  await site.comeIn(agent, '/credits?ac=registerCenter');
  const centre = site.dialog('shell.agent-centre');
  await centre.getByLabel(beginning(t('agents.link-name'))).fill('Harbour');
  await centre.getByRole('button', { name: t('agents.new-link') }).click();
  const links = centre.getByRole('list', { name: t('agents.links') });
  await expect(links).toContainText('Harbour');
  await links.getByRole('button', { name: t('agents.close-link') }).click();
  const closing = page.getByRole('dialog', { name: t('agents.close-link') });
  await closing.getByRole('button', { name: t('shell.cancel') }).click();
  await expect(links).toContainText(t('agents.link-open'));
  await links.getByRole('button', { name: t('agents.close-link') }).click();
  await closing.getByRole('button', { name: t('agents.close-link') }).click();
  await expect(links).toContainText(t('agents.link-closed'));

  const { username } = newPerson();
  await centre.getByLabel(beginning(t('agents.search'))).fill(username);
  await centre.getByRole('button', { name: t('agents.register'), exact: true }).click();
  const told = page.getByRole('dialog', {
    name: t('agents.first-password-of', { name: username }),
  });
  await expect(told).toContainText(username);
  await told
    .getByRole('button', { name: t('shell.close') })
    .last()
    .click();
  await expect(told).toBeHidden();
});

// @proves L57
test('terms and privacy are read beside the registration, and nothing typed is lost', async ({
  page,
}) => {
  const site = new Site(page);
  await page.goto('/register');
  const register = site.dialog('identity.register-title');
  const name = register.getByLabel(beginning(t('identity.username')));
  await name.fill('quokka77');
  for (const [button, title] of [
    ['identity.read-terms', 'identity.terms'],
    ['identity.read-privacy', 'identity.privacy'],
  ] as const) {
    await register.getByRole('button', { name: t(button) }).click();
    await expect(site.dialog(title)).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(site.dialog(title)).toBeHidden();
  }
  await expect(name).toHaveValue('quokka77');
});
