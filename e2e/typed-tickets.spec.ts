// The screens of lotteries whose tickets are typed, in both themes and on phone and desktop: they
// load, do not overflow sideways and have no violation of WCAG 2.2 AA.
import { expect, test, type Page } from '@playwright/test';
import { signInMember } from './people.ts';
import { Lottery } from './player/lottery.ts';
import { beneath, Site } from './player/site.ts';
import { knownMember, type Screen } from './screens.ts';
import { t } from './texts.ts';
import { walk } from './walk.ts';

test.describe.configure({ timeout: 240_000 });

const game = 'THAI_5M';
const at = (page: Page) => new Lottery(page, t(`lottery.${game}`));

/** A view of the room on a phone: on a desk some of them stand beside the pad. */
const room = (name: string, { open, shows }: Pick<Screen, 'open' | 'shows'>): Screen => ({
  name: `typed ticket, ${name}`,
  path: `/game?game=${game}&vendor=TCG_SEA&mode=SEA`,
  open: async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(at(page).ticket).toBeVisible();
    await open?.(page);
  },
  shows,
});

async function typeRow(page: Page): Promise<void> {
  const cell = (column: string) =>
    at(page).frame.getByRole('textbox', {
      name: t('lottery-play.cell', { cell: column, row: 1 }),
    });
  await cell(t('lottery-play.typed-number')).fill('456');
  await cell(t('lottery-play.column-top')).fill('1');
}

const list = (page: Page) => at(page).frame.getByRole('textbox', { name: /456=100x50/u });

const screens: readonly Screen[] = [
  room('rows and a pasted list', {
    open: async (page) => {
      await typeRow(page);
      if (await list(page).isHidden()) await at(page).press(t('lottery-play.paste-list'));
      await list(page).fill('456=100x100\n12 21=50*50\nno bet');
    },
    shows: (page) => at(page).frame.getByText(t('lottery-play.list-no-sign')),
  }),
  room('lobby by country', {
    open: (page) => at(page).press(t('lottery-play.view-lobby')),
    shows: (page) => at(page).frame.getByRole('region', { name: t('lottery-play.country-LA') }),
  }),
  room('results', {
    open: (page) => at(page).open('results'),
    shows: (page) => at(page).frame.getByLabel(t('lottery-play.results-of-day')),
  }),
  room('ticket as a picture', {
    open: async (page) => {
      await typeRow(page);
      await at(page).press(/^To the slip/u);
      await at(page).press(t('lottery-play.place-order'));
      await at(page).press(/^Bet P/u);
      await at(page).open('slips');
      await at(page).frame.getByRole('listitem').first().getByRole('button').click();
      await at(page).press(t('lottery-play.share-ticket'));
    },
    shows: (page) => at(page).frame.getByRole('img', { name: t(`lottery.${game}`) }),
  }),
];

test('typed tickets load, fit and are accessible', async ({ page, baseURL }) => {
  await new Site(page).comeIn(await signInMember(baseURL ?? '', knownMember), beneath);
  expect(await walk(page, screens)).toEqual([]);
});
