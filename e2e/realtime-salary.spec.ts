// A salary of every five minutes is on the agent's open page within six minutes of the play that it
// is paid for: the clock is moved, nobody waits.
import { expect, test } from '@playwright/test';
import { moveClock } from './clock.ts';
import { signInMember } from './people.ts';
import { beneath, Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { beginning, t } from './texts.ts';
import { clockMoves } from './worlds.ts';

/** Of the demo world: an agent with a real-time salary, and a member of the team. */
const agent = { username: 'agent03', password: 'Lotus2026' } as const;
const member = { username: 'maharlika', password: 'Lotus2026' } as const;
const game = t('slots.golden-lotus-20');

test.use({ viewport: { width: 360, height: 740 } });

test(
  'an agent sees a real-time salary within six minutes of the play',
  { tag: clockMoves },
  async ({ page, browser, baseURL }, { project }) => {
    const siteUrl = baseURL ?? '';
    const site = new Site(page);
    await site.comeIn(await signInMember(siteUrl, agent), `${beneath}?ac=agentRealtimeSalary`);
    const later = page.getByRole('button', { name: t('contracts.later') });
    await page.addLocatorHandler(later, (button) => button.first().click());
    const centre = site.dialog('shell.agent-centre');
    const opener = { name: beginning(t('bills.open', { period: '' })) };
    const bills = centre.getByRole('button', opener);
    await expect(bills.first()).toBeVisible();
    const before = await bills.first().textContent();

    const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-GB' });
    await context.addInitScript(() => localStorage.setItem('lang', 'EN'));
    const table = await context.newPage();
    await new Site(table).comeIn(await signInMember(siteUrl, member));
    await table.goto('/game?game=golden-lotus-20&vendor=BAIZE');
    const slot = new Slot(table, game);
    await slot.choose('20.00');
    await slot.spin();
    await context.close();

    await moveClock(project, { minutes: 6 });
    await expect(bills.first()).not.toHaveText(before ?? '');
    const newest = centre
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', opener) })
      .first();
    await expect(newest).toContainText('20.00');
    await expect(newest).toContainText('0.04');
    await expect(newest).toContainText(t('bills.state-paid'));
  },
);
