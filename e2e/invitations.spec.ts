// A member invites a friend on a phone: the friend registers by the link, the reward waits for
// staff because both come from one address, and is claimed once staff released it.
import { expect, test } from '@playwright/test';
import { Console } from './operator/console.ts';
import { PromotionDesk } from './operator/promotion-desk.ts';
import { newPerson, operatorLogin, registerMember } from './people.ts';
import { HumanCheck } from './player/human-check.ts';
import { Registration } from './player/registration.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// @proves L88
test('a member invites a friend and claims the reward that staff released', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(member, '/credits?mc=referral');
  const centre = site.dialog('shell.member-centre');
  await expect(centre.getByText(t('invitations.when-registered')).first()).toBeVisible();
  const rules = centre.getByRole('list', { name: t('invitations.rules') });
  await expect(rules.getByRole('listitem')).toHaveCount(3);
  await expect(centre.getByText(t('invitations.no-friends'))).toBeVisible();
  const link = (await centre.getByText(/referralCode=/u).textContent()) ?? '';

  const friend = newPerson();
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  const registration = new Registration(theirs);
  await registration.fill(friend);
  await registration.submit.click();
  await new HumanCheck(theirs).letTheDeviceWork();
  await expect(registration.dialog).toBeHidden();
  await new Site(theirs).goOnFromWelcome(friend.username);
  await theirs.context().close();

  // The list looks at friends by itself; the reward waits.
  await page.goto('/credits?mc=referral');
  const card = centre
    .getByRole('listitem')
    .filter({ hasText: `${friend.username.slice(0, 2)}***` });
  await expect(card.getByText(t('promotions.claim-pending')).first()).toBeVisible();
  await expect(page.getByText(friend.username)).toHaveCount(0);

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const staff = new Console(await desk.newPage(), String(info.project.metadata['console']));
  await staff.signIn(operatorLogin);
  const address = t('console.promotions.link-same-address');
  await new PromotionDesk(staff).release(
    member.username,
    `${t('console.promotions.held-for')} ${address}`,
  );
  await desk.close();

  await page.goto('/credits?mc=referral');
  const reward = t('promotions.reward-points', { count: 50 });
  await card.getByRole('button', { name: t('invitations.claim', { reward }) }).tap();
  await expect(page.getByText(t('promotions.claimed-toast'))).toBeVisible();
  await expect(card.getByText(t('invitations.gave', { rewards: reward }))).toBeVisible();
});
