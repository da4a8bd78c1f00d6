// An agent invites by a link and sees at once who registered and what they stake; only an agent
// enters the agent centre, and no agent reads another's team.
import { expect } from '@playwright/test';
import { unwrap } from '@baize/client';
import { journey } from './looks.ts';
import { Console } from './operator/console.ts';
import { fund, newPerson, operatorLogin, operatorOf, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';

async function newAgent(siteUrl: string, consoleUrl: string) {
  const member = await registerMember(siteUrl);
  const operator = await operatorOf(consoleUrl);
  const { id } = unwrap(await member.client.identity.getMember());
  const reason = 'leads a team';
  const { code } = unwrap(
    await operator.agents.makeAgent({ username: member.username, type: 1, reason }),
  );
  return { ...member, id, code };
}

// @proves L89
journey(
  'a person who registers by an agent’s link is in the team at once, with their turnover',
  async ({ page, siteUrl, consoleUrl }) => {
    const agent = await newAgent(siteUrl, consoleUrl);
    const site = new Site(page);
    await site.open();
    await site.signIn(agent);
    await site.accountMenu(agent.username).click();
    await site.header
      .getByRole('button', { name: t('shell.agent-centre'), exact: true })
      .last()
      .click();
    const centre = site.dialog('shell.agent-centre');
    await expect(centre.getByText(agent.code, { exact: true })).toBeVisible();
    await expect(centre.getByRole('img', { name: t('agents.qr') })).toBeVisible();
    await centre.getByRole('button', { name: t('agents.team') }).click();
    await expect(centre).toContainText(t('agents.nobody'));
    const member = await registerMember(siteUrl, agent.code);
    await expect(centre).toContainText(member.username);
    await fund(member.client, 150);
    await centre.getByRole('button', { name: t('agents.transactions') }).click();
    await expect(centre).toContainText(member.username);
    await expect(centre.getByRole('definition').first()).toContainText('150.00');
  },
);

// @proves L89
journey('a member who is no agent is refused by the page and by the server', async (walk) => {
  const { page, siteUrl, consoleUrl } = walk;
  const member = await registerMember(siteUrl);
  const refused = await member.client.agents.getTeamOverview({});
  expect(refused).toMatchObject({ ok: false, refused: 'role-not-allowed' });
  const [one, other] = [await newAgent(siteUrl, consoleUrl), await newAgent(siteUrl, consoleUrl)];
  const foreign = await one.client.agents.listDownlines({ agentId: other.id });
  expect(foreign).toMatchObject({ ok: false, refused: 'member-not-found' });
  const site = new Site(page);
  await site.comeIn(member, '/credits?ac=agentTeamOverview');
  await expect(page.getByText(t('shell.agents-only'))).toBeVisible();
  await expect(site.dialog('shell.agent-centre')).toBeHidden();
});

// @proves L26
journey('a person an agent registers keeps the password and agrees alone', async (walk) => {
  const { page, siteUrl, consoleUrl } = walk;
  const agent = await newAgent(siteUrl, consoleUrl);
  const { username } = newPerson();
  const { password: first } = unwrap(await agent.client.agents.registerDownline({ username }));
  const site = new Site(page);
  await site.open();
  await site.askToSignIn({ ...agent, username, password: first });
  const fresh = 'river-stone-77';
  const change = site.dialog('identity.change-password');
  await expect(change).toBeVisible();
  await page.reload();
  await change.getByLabel(beginning(t('identity.new-password'))).fill(fresh);
  await change.getByLabel(beginning(t('identity.confirm-new-password'))).fill(fresh);
  await change.getByRole('button', { name: t('shell.save') }).click();
  const welcome = site.welcome(username);
  const goOn = welcome.getByRole('button', { name: t('identity.continue') });
  await expect(welcome.getByRole('checkbox')).toBeVisible();
  await page.reload();
  await welcome.getByRole('checkbox').check();
  await welcome.getByLabel(t('identity.birthday')).fill('2020-05-17');
  await goOn.click();
  await expect(welcome.getByRole('alert')).not.toBeEmpty();
  await welcome.getByLabel(t('identity.birthday')).fill('1990-05-17');
  await goOn.click();
  await expect(welcome).toBeHidden();
  await expect(site.balance).toBeVisible();
});

// @proves L84
journey('an agent made in the console is one on their open page, and one no more', async (walk) => {
  const { page, context, siteUrl, consoleUrl } = walk;
  const member = await registerMember(siteUrl);
  const site = new Site(page);
  await site.comeIn(member);
  const desk = new Console(await context.newPage(), consoleUrl);
  await desk.signIn(operatorLogin);
  await desk.page.goto(`${consoleUrl}/agents`);
  await desk.page.getByRole('button', { name: t('console.agents.make') }).click();
  const form = desk.page.getByRole('dialog');
  await form.getByLabel(t('console.agents.username')).fill(member.username);
  await form.getByLabel(t('operator.reason')).fill('leads people');
  await form.getByRole('button', { name: t('console.agents.make') }).click();
  await expect(form).toBeHidden();
  await desk.page.getByRole('link', { name: member.username }).click();
  await site.accountMenu(member.username).click();
  const enter = site.header.getByRole('button', { name: t('shell.agent-centre'), exact: true });
  await enter.last().click();
  const centre = site.dialog('shell.agent-centre');
  await expect(centre).toBeVisible();
  await desk.page.getByRole('button', { name: t('console.agents.end') }).click();
  await form.getByLabel(t('operator.reason')).fill('no longer');
  await form.getByRole('button', { name: t('console.agents.end') }).click();
  await expect(form).toBeHidden();
  await expect(centre).toBeHidden();
});
