// The member centre’s wallet and profit and loss show what really moved; a member applies to become
// an agent and is answered.
import { expect } from '@playwright/test';
import { unwrap } from '@baize/client';
import { journey } from './looks.ts';
import { fund, operatorOf, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

// @proves L9 L87
journey('my wallet and profit and loss tell what moved', async ({ page, siteUrl }) => {
  const member = await registerMember(siteUrl);
  await fund(member.client, 150);
  const site = new Site(page);
  await site.comeIn(member, '/credits?mc=wallet');
  const centre = site.dialog('shell.member-centre');
  await expect(centre.getByRole('definition').first()).toContainText('150.00');
  await expect(centre).toContainText(t('wallet.no-vendor-money'));
  await centre.getByRole('button', { name: t('shell.personal-profit') }).click();
  await expect(centre.getByRole('heading', { name: t('reports.title') })).toBeVisible();
  await expect(centre.getByRole('definition').nth(1)).toContainText('150.00');
  await centre.getByRole('tab', { name: t('reports.by-category') }).click();
  await expect(centre).toContainText(t('reports.none'));
});

// @proves L48
journey('a member applies to become an agent and is answered', async (walk) => {
  const { page, siteUrl, consoleUrl } = walk;
  const member = await registerMember(siteUrl);
  const operator = await operatorOf(consoleUrl);
  const site = new Site(page);
  await site.open('/join');
  await expect(page.getByText(t('join.members-apply'))).toBeVisible();
  await site.signIn(member);
  const words = `I know many players in the harbour, ${member.username}`;
  await page.getByRole('textbox', { name: t('join.about') }).fill(words);
  await page.getByRole('button', { name: t('join.send') }).click();
  await expect(page.getByText(t('join.sent'), { exact: true })).toBeVisible();
  const { list } = unwrap(await operator.feedback.findFeedback({}));
  const application = list.find(({ content }) => content === words);
  expect(application?.type).toBe('agent');
  const feedbackId = application?.feedbackId ?? '';
  unwrap(await operator.feedback.answerFeedback({ feedbackId, answer: 'Welcome. We call you.' }));
  await page.reload();
  await expect(page.getByText(t('join.answered'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('join.read') }).click();
  await expect(site.dialog('shell.member-centre')).toContainText('Welcome. We call you.');
});

// @proves L83
journey(
  'on a phone the list of a centre shows the entry of its page, however far',
  async (walk) => {
    const { page, siteUrl } = walk;
    await page.setViewportSize({ width: 360, height: 740 });
    const site = new Site(page);
    await site.comeIn(await registerMember(siteUrl));
    const centre = site.dialog('shell.member-centre');
    const entry = (page: 'shell.feedback' | 'identity.security-centre') =>
      centre.getByRole('navigation').getByRole('button', { name: t(page), exact: true });
    await site.open('/credits?mc=feedback');
    await expect(entry('shell.feedback')).toHaveAttribute('aria-current', 'page');
    await expect(entry('shell.feedback')).toBeInViewport({ ratio: 0.8 });
    await expect(entry('identity.security-centre')).not.toBeInViewport();
    await site.open('/credits?mc=securityCenter');
    await expect(entry('identity.security-centre')).toBeInViewport({ ratio: 1 });
  },
);
