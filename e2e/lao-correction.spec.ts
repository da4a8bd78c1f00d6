// A Lao result that staff correct, one proposing and another confirming: the slip of a player that
// had lost is settled again, the payout is there, and a message says why.
import { expect, type Browser, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { journey } from './looks.ts';
import { Console } from './operator/console.ts';
import { operatorLogin, signInMember, type Member } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

const gameCode = 'LAO';
/** Of the demo world: a slip of 10 on 96, which the draw of 0117 lost. */
const player = { username: 'mekong', password: 'Lotus2026' };
const supervisor = { username: 'supervisor', password: operatorLogin.password };
const right = '1296';
const payout = 900;

async function lastIssue({ client }: Member): Promise<string> {
  const { list } = unwrap(await client.lottery.listLotteryDraws({ gameCode }));
  const drawn = list.find(({ state }) => state === 'settled');
  if (!drawn) throw new Error('no draw of Laos is settled');
  return drawn.issue;
}

async function openIssue(page: Page, address: string, issue: string, person: typeof supervisor) {
  const desk = new Console(page, address);
  await desk.signIn(person);
  await page.goto(`${address}/lottery/issues/${gameCode}/${issue}`);
  await expect(page.getByRole('heading', { level: 1, name: issue })).toBeVisible();
}

/** Sees what changes, and says why. */
async function propose(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('console.lottery.do-correction') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('console.lottery.numbers-right')).fill(right);
  await dialog.getByRole('button', { name: t('console.lottery.show-effect') }).click();
  await expect(dialog.getByText(t('console.lottery.no-debts'))).toBeVisible();
  await dialog.getByLabel(t('operator.reason')).fill('the broadcast showed another number');
  await dialog.getByRole('button', { name: t('console.lottery.correction-send') }).click();
  await expect(dialog).toBeHidden();
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('console.lottery.confirm'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('console.lottery.numbers'), { exact: true }).fill(right);
  await dialog.getByRole('button', { name: t('console.lottery.confirm'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

const balanceOf = async ({ client }: Member) => unwrap(await client.wallet.getBalance()).sumBalance;

const newPage = async (of: Page): Promise<Page> => {
  const browser = of.context().browser() as Browser;
  return (await browser.newContext()).newPage();
};

journey('a corrected Lao result pays the player, who is told', async (walk) => {
  const { page, siteUrl, consoleUrl } = walk;
  const member = await signInMember(siteUrl, player);
  const before = await balanceOf(member);
  const issue = await lastIssue(member);
  const first = await newPage(page);
  await openIssue(first, consoleUrl, issue, operatorLogin);
  await propose(first);
  const second = await newPage(page);
  await openIssue(second, consoleUrl, issue, supervisor);
  await confirm(second);
  await expect.poll(() => balanceOf(member)).toBe(before + payout);
  await new Site(page).comeIn(member, '/credits?mc=messageV2');
  const centre = page.getByRole('dialog', { name: t('shell.member-centre') });
  const title = t('notices.news-lottery-corrected-title', { game: t('lottery.LAO') });
  await expect(centre.getByText(title)).toBeVisible();
});
