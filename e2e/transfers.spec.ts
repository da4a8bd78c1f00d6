// An agent on a phone sends money to a sub-agent, who sees it arrive in the open page. Received
// money cannot be sent on before it was staked, and no money goes to a member elsewhere.
import { expect, test, type Browser } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, operatorOf, registerMember, type Member } from './people.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';
import { alone } from './worlds.ts';

const paymentPassword = '246813';

test.use({ viewport: { width: 360, height: 740 } });

/** An agent with 500 that is free to leave, and a sub-agent of theirs. */
async function people(siteUrl: string, consoleUrl: string) {
  const operator = await operatorOf(consoleUrl);
  const make = async (member: Member) => {
    const { username } = member;
    const agent = { username, type: 1, reason: 'leads a team' } as const;
    return unwrap(await operator.agents.makeAgent(agent));
  };
  const agent = await registerMember(siteUrl);
  const { code } = await make(agent);
  const sub = await registerMember(siteUrl, code);
  await make(sub);
  const free = { name: 'depositTurnoverTimes', value: 0 } as const;
  unwrap(await operator.settings.setPolicy(free));
  try {
    await fund(agent.client, 500);
  } finally {
    unwrap(await operator.settings.setPolicy({ ...free, value: null }));
  }
  for (const { client } of [agent, sub]) {
    const both = { password: paymentPassword, confirmPassword: paymentPassword };
    unwrap(await client.identity.setPaymentPassword(both));
  }
  return { agent, sub };
}

async function elsewhere(browser: Browser, baseURL: string): Promise<Site> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  await context.addInitScript(() => localStorage.setItem('lang', 'EN'));
  return new Site(await context.newPage());
}

// @proves L271 L272 L10 L88
test(
  'an agent sends money to a sub-agent by phone, who sees it arrive in the open page',
  { tag: alone },
  async ({ page, browser, baseURL }, { project }) => {
    const siteUrl = baseURL ?? '';
    const { agent, sub } = await people(siteUrl, String(project.metadata['console']));
    const other = await elsewhere(browser, siteUrl);
    await other.comeIn(sub, '/credits?mc=transferUpline');
    const record = other.dialog('shell.member-centre');
    await expect(record).toContainText(t('transfers.history-none'));
    const site = new Site(page);
    await site.comeIn(agent, '/credits?ac=agentTransfer');
    const centre = site.dialog('shell.agent-centre');
    await centre.getByRole('button', { name: sub.username }).click();
    await centre.getByRole('textbox', { name: t('wallet.amount') }).fill('120');
    await centre.getByRole('button', { name: t('transfers.next') }).click();
    const confirm = site.dialog('transfers.confirm-title');
    await expect(confirm).toContainText('380.00');
    await confirm.getByLabel(beginning(t('identity.payment-password'))).fill(paymentPassword);
    await confirm.getByRole('button', { name: /Send/u }).click();
    await expect(confirm).toBeHidden();
    await expect(centre).toContainText(t('transfers.to-name', { name: sub.username }));
    await expect(record).toContainText('120.00');
    await expect(other.balance).toContainText('120.00');
    await expect(record).toContainText(/Stake this amount before/u);
    const back = await sub.client.wallet.transferUpline({ amount: 50, paymentPassword });
    expect(back).toMatchObject({ ok: false, refused: 'turnover-not-met' });
    const stranger = { customerName: 'player01', amount: 50, paymentPassword };
    const foreign = await agent.client.wallet.transferDownline(stranger);
    expect(foreign).toMatchObject({ ok: false, refused: 'transfer-not-downline' });
    await other.page.context().close();
  },
);
