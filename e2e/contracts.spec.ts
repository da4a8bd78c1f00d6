// Contracts of agents as agents use them: an offer is refused, made again and signed; what is owed
// is paid in parts; and a bill opens down to one bet.
import { expect, test, type Page } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';
import { journey, type Walk } from './looks.ts';
import { fund, operatorOf, registerMember, signInMember, type Member } from './people.ts';
import { Contracts } from './player/contracts.ts';
import { knownAgent } from './screens.ts';
import { beginning, t } from './texts.ts';
import { alone } from './worlds.ts';

/** Of the demo world: the agent below the known one, who has bills with a past. */
const second = { ...knownAgent, username: 'agent02' };

async function newAgent(operator: Client, siteUrl: string, code?: string) {
  const member = await registerMember(siteUrl, code);
  const reason = 'leads a team';
  const asked = { username: member.username, type: 1, reason } as const;
  return { ...member, ...unwrap(await operator.agents.makeAgent(asked)) };
}

const terms = (rate: string) => ({
  tiers: [{ minTurnover: '0', minActive: 0, minLoss: '0', rate }],
  activeTurnover: '1000',
  activeDeposit: '0',
  carryNegative: true,
  onlyIfLoss: false,
  includeSelf: false,
  minusRebates: true,
  minusBonuses: true,
  minusWages: true,
  maximum: '0',
});

/** An agent of the operator with a contract, and an agent directly below. */
async function newLine({ siteUrl, consoleUrl }: Walk) {
  const operator = await operatorOf(consoleUrl);
  const parent = await newAgent(operator, siteUrl);
  const child = await newAgent(operator, siteUrl, parent.code);
  const offered = unwrap(
    await operator.agreements.offerHouseAgreement({
      username: parent.username,
      kind: 'dividend',
      period: 'semimonthly',
      terms: terms('40'),
      reason: 'for the team',
    }),
  );
  const { id, pending } = offered;
  const version = pending?.number ?? 0;
  unwrap(await parent.client.agreements.answerAgreement({ id, answer: 'accept', version }));
  return { parent, child };
}

journey('an agent refuses an offer, is offered a contract again, and signs', async (walk) => {
  const { parent, child } = await newLine(walk);
  const above = new Contracts(walk.page);
  const below = new Contracts(await walk.context.newPage());
  await above.enter(parent);
  await above.turnTo('given');
  await above.offerDividend(child.username, { turnover: '500000', rate: '5' });
  await expect(above.card(child.username)).toContainText(t('contracts.state-pending'));
  await below.enter(child, 'agentTeamOverview');
  await expect(below.contract).toContainText('500,000.00');
  await below.answer('reject');
  await expect(above.card(child.username)).toContainText(t('contracts.state-rejected'));
  await above.offerByKeyboard(child.username, { turnover: '300000', rate: '6' });
  // The page below hears of it, without a reload.
  await expect(below.contract).toContainText('300,000.00');
  await below.signByKeyboard();
  const signed = above.card(child.username).filter({ hasText: t('contracts.state-approved') });
  await expect(signed).toContainText('6%');
});

/** The record of daily salaries, with its oldest bill opened, of those to pay one that is owed. */
async function openOldest(page: Page, agent: Member, side: 'get' | 'pay') {
  const contracts = new Contracts(page);
  await contracts.enter(agent, 'agentContracts');
  await contracts.putOff();
  const { centre } = contracts;
  const place = centre.getByRole('button', { name: t('agents.daily-salary'), exact: true });
  await place.click();
  await centre.getByRole('tab', { name: t(`bills.side-${side}`) }).click();
  if (side === 'pay') {
    const states = centre.getByLabel(t('bills.state'), { exact: true });
    await states.selectOption({ label: t('bills.state-unpaid') });
  }
  const open = centre.getByRole('button', { name: beginning(t('bills.open', { period: '' })) });
  await open.last().click();
  return centre;
}

// Money that comes pays what is owed, and the journey of staff needs bills that are owed.
const once = { tag: alone };
test(
  'a bill is paid in parts: refused an empty balance, and paid once money is there',
  once,
  async ({ page, baseURL }) => {
    const parent = await signInMember(baseURL ?? '', knownAgent);
    const centre = await openOldest(page, parent, 'pay');
    const pay = centre.getByRole('region', { name: t('bills.pay-title') });
    const payNow = pay.getByRole('button', { name: t('bills.pay-now') });
    await pay.getByRole('textbox', { name: beginning(t('bills.pay-amount')) }).fill('0.01');
    await payNow.click();
    await expect(pay.getByRole('alert')).toContainText(t('refusals.balance-too-low'));
    await fund(parent.client, 200);
    // The work of the minute may have paid it before the hand does.
    const byHand = async () => {
      await pay.getByRole('button', { name: t('bills.pay-all') }).click({ timeout: 3000 });
      await payNow.click({ timeout: 3000 });
    };
    await byHand().catch(() => undefined);
    await expect(centre.getByText(t('bills.state-paid'), { exact: true })).toBeVisible();
    await expect(pay).toBeHidden();
    // A part was paid when the period was closed, the rest now.
    const payments = centre.getByRole('list', { name: t('bills.payments') });
    await expect(payments.getByRole('listitem').nth(1)).toBeVisible();
  },
);

journey('a bill opens into its members, and a member into single bets', async (walk) => {
  const payee = await signInMember(walk.siteUrl, second);
  const centre = await openOldest(walk.page, payee, 'get');
  const counting = centre.getByRole('region', { name: t('bills.counting') });
  await expect(counting.getByText(t('bills.line-rounding'))).toBeVisible();
  await expect(counting.getByRole('listitem').filter({ hasText: '0.8%' })).toBeVisible();
  const members = centre.getByRole('region', { name: t('bills.members') });
  await members
    .getByRole('button', { name: beginning(t('bills.open-member', { name: '' }).trim()) })
    .first()
    .click();
  const bets = centre.getByRole('region', {
    name: beginning(t('bills.bets-of', { name: '' }).trim()),
  });
  await expect(bets.getByText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/u).first()).toBeVisible();
  await centre
    .getByRole('navigation', { name: t('bills.trail') })
    .getByRole('button')
    .last()
    .click();
  await expect(members).toBeVisible();
});
