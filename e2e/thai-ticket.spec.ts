// A Thai ticket of twelve rows: typed by the keyboard alone on a phone, seen once more, bet, shared
// as a picture; drawn, and each row paid what its odds say.
import { expect, test, type FrameLocator } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, registerMember, type Member } from './people.ts';
import { Lottery } from './player/lottery.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const game = 'THAI_5M';
/** Of each ten one wins below, and all ten together always do. */
const belows = Array.from({ length: 10 }, (_, digit) => `${digit}`);

async function openRoom(frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('region', { name: t('lottery-play.typing') })).toBeVisible();
}

/** Enter takes the amounts of the row above; three digits have no bottom, and get one above. */
async function typeRows({ page, frame }: Typed): Promise<void> {
  const cell = (column: string) =>
    frame.getByRole('textbox', { name: t('lottery-play.cell', { cell: column, row: 1 }) });
  await cell(t('lottery-play.typed-number')).fill(belows[0] ?? '');
  await cell(t('lottery-play.column-bottom')).fill('10');
  await page.keyboard.press('Enter');
  for (const text of [...belows.slice(1), '07', '456', '10']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

/** The order as a picture, with all that is on it as a text. */
async function shareTicket(lottery: Lottery): Promise<void> {
  const { frame } = lottery;
  await lottery.open('slips');
  await frame.getByRole('listitem').first().getByRole('button').click();
  await lottery.press(t('lottery-play.share-ticket'));
  const picture = frame.getByRole('img', { name: t(`lottery.${game}`) });
  const row = t('lottery-play.play-run-bottom');
  await expect(picture).toHaveAccessibleName(new RegExp(`${row} 9 × 4.2 .*P.120.00`, 'u'));
  const saved = lottery.frame.owner().page().waitForEvent('download');
  await lottery.press(t('lottery-play.save-picture'));
  expect((await saved).suggestedFilename()).toMatch(/^ticket-.*\.png$/u);
}

interface Typed {
  readonly page: Parameters<Parameters<typeof test>[2]>[0]['page'];
  readonly frame: FrameLocator;
}

/** What the rows are paid, by the odds of the game and the numbers drawn. */
function payoutOf(numbers: readonly number[]): number {
  const [first = 0] = numbers;
  const below = (numbers.at(-1) ?? 0) % 100;
  const digits = new Set([Math.trunc(below / 10), below % 10]);
  const run = digits.size * 10 * 4.2;
  return run + (first % 1000 === 456 ? 10 * 900 : 0) + (below === 7 ? 10 * 90 : 0);
}

async function drawnOf(member: Member, issue: string): Promise<readonly number[] | null> {
  const { list } = unwrap(await member.client.lottery.listLotteryDraws({ gameCode: game }));
  return list.find((drawn) => drawn.issue === issue)?.numbers ?? null;
}

test('a ticket of twelve rows is typed, shared and paid', async ({ page, baseURL }) => {
  // The draw of a lottery of five minutes is waited for.
  test.setTimeout(480_000);
  const member = await registerMember(baseURL ?? '');
  await fund(member.client, 200);
  await new Site(page).comeIn(member, `/game?game=${game}&vendor=TCG_SEA&mode=SEA`);
  const lottery = new Lottery(page, t(`lottery.${game}`));
  const { frame } = lottery;
  await openRoom(frame);
  await typeRows({ page, frame });
  await expect(lottery.ticket).toContainText(/P\s120\.00/u);
  await lottery.press(/^To the slip/u);
  await lottery.press(t('lottery-play.place-order'));
  await lottery.press(/^Bet P/u);
  await expect(frame.getByText(/is placed: P\s120\.00/u)).toBeVisible();
  const told = (await frame.getByText(/is placed: P/u).textContent()) ?? '';
  const [issue = ''] = /\d{8}-\d{4}/u.exec(told) ?? [];
  await shareTicket(lottery);
  // Draws are five minutes apart: the nightly run waits for one.
  if (process.env['LOOKS'] !== 'both') return;
  await expect
    .poll(() => drawnOf(member, issue), { timeout: 420_000, intervals: [5000] })
    .not.toBeNull();
  const payout = payoutOf((await drawnOf(member, issue)) ?? []);
  const balance = async () => unwrap(await member.client.wallet.getBalance()).sumBalance;
  await expect.poll(balance, { timeout: 30_000 }).toBeCloseTo(80 + payout, 2);
});
