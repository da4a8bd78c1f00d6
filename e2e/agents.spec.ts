// An agent invites by a link and sees at once who came and what they move; nobody else comes into
// the agent centre, and no agent reads another's team.
import { expect } from '@playwright/test';
import { unwrap } from '@baize/client';
import { journey } from './looks.ts';
import { fund, operatorOf, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

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

journey(
  'whoever registers by an agent’s link is in the team at once, and so is what they move',
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

journey('a member who is no agent is refused by the page and by the server', async (walk) => {
  const { page, siteUrl, consoleUrl } = walk;
  const member = await registerMember(siteUrl);
  const refused = await member.client.agents.getTeamOverview({});
  expect(refused).toMatchObject({ ok: false, refused: 'role-not-allowed' });
  const [one, other] = [await newAgent(siteUrl, consoleUrl), await newAgent(siteUrl, consoleUrl)];
  const foreign = await one.client.agents.listDownlines({ agentId: other.id });
  expect(foreign).toMatchObject({ ok: false, refused: 'member-not-found' });
  const site = new Site(page);
  await site.open();
  await site.signIn(member);
  await site.open('/?ac=agentTeamOverview');
  await expect(page.getByText(t('shell.agents-only'))).toBeVisible();
  await expect(site.dialog('shell.agent-centre')).toBeHidden();
});
