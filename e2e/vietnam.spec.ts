// A lottery of Vietnam on a phone: bao lô typed in players' slang, asked back where it is unclear,
// and paid for every hit of the draw.
import { expect, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, registerMember } from './people.ts';
import { Lottery } from './player/lottery.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const gameCode = 'VN_S_1M';
const picked = Array.from({ length: 20 }, (_, index) => (index >> 1) * 10 + 5 + (index % 2));

test('bao lô by slang on a phone, paid for each hit', async ({ page, baseURL }) => {
  // The draw of a lottery of one minute is waited for.
  test.setTimeout(200_000);
  const member = await registerMember(baseURL ?? '');
  await fund(member.client, 1000);
  const balance = async () => unwrap(await member.client.wallet.getBalance()).sumBalance;
  await new Site(page).comeIn(member, `/game?game=${gameCode}&vendor=TCG_LOTTO_VN&mode=VN`);
  const lottery = new Lottery(page, t(`lottery.${gameCode}`));
  await expect(lottery.ticket).toBeVisible();
  await lottery.choose(t('lottery-vietnam.way-typed'));
  const { frame } = lottery;
  const field = frame.getByRole('textbox', { name: t('lottery-vietnam.type-bets') });

  await field.fill('bl 05 23 10n5');
  const toCart = frame.getByRole('button', { name: t('lottery-play.to-cart') });
  await expect(frame.getByText(t('lottery-vietnam.questions-first'))).toBeVisible();
  await expect(toCart).toBeDisabled();

  // Tails that end in five and in six, one of the currency on each lot: 20 × 18.
  await field.fill('bl 05 keo 95 x1\nbl 06 keo 96 x1');
  await expect(frame.getByText(/10 numbers × 18 lots/u).first()).toBeVisible();
  await lottery.awaitTime();
  await lottery.press(/^Bet P\s360\.00/u);
  const last = frame.getByRole('dialog', { name: t('lottery-play.confirm-title') });
  await expect(last).toContainText('360.00');
  const [issue = ''] = /\d{8}-\d{4}/u.exec((await last.textContent()) ?? '') ?? [];
  await last.getByRole('button', { name: /^Bet P\s360\.00/u }).click();
  await expect(frame.getByText(/is placed: P\s360\.00/u)).toBeVisible();
  expect(await balance()).toBe(640);

  const numbers = async () => {
    const draw = { gameCode, issue };
    return unwrap(await member.client.lottery.getLotteryDraw(draw)).numbers ?? [];
  };
  await expect.poll(async () => (await numbers()).length, { timeout: 120_000 }).toBe(18);
  const hits = (await numbers()).filter((number) => picked.includes(number % 100)).length;
  await expect.poll(balance, { timeout: 30_000 }).toBeCloseTo(640 + 95 * hits, 2);
});
