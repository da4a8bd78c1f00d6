// Orders of an older client: it takes one back itself; of another, an operator finds the order in
// the lottery desk, sees what lies on its issue and cancels it, and the player has the stake back.
import { expect, type Locator } from '@playwright/test';
import { unwrap } from '@baize/client';
import { playsOf } from '@baize/engines';
import { journeyAlone } from './looks.ts';
import { Console } from './operator/console.ts';
import { fund, operatorLogin, registerMember, type Member } from './people.ts';
import { t } from './texts.ts';

/** Lotteries of one draw a day; once an issue is cancelled the next lottery is played. */
const quiet = ['LF_PL5', 'LF_PL3', 'LF_3D'] as const;
const deposited = 100;

interface Placed {
  readonly orderId: string;
  readonly gameCode: string;
  readonly issue: string;
}

/** Two on one number, as an older client writes it; the first lottery that is open takes it. */
async function placeOrder({ client }: Member): Promise<Placed> {
  const games = unwrap(await client.lottery.listWireGames()).flatMap((group) => group.games);
  for (const gameCode of quiet) {
    const { gameId = 0 } = games.find(({ code }) => code === gameCode) ?? {};
    const { currentNumero } = unwrap(await client.lottery.getNearNumeros({ gameId }));
    if (!currentNumero?.isSale) continue;
    const { numero } = currentNumero;
    const [play] = playsOf(gameCode === 'LF_PL5' ? 'LF5' : 'LF3').values();
    const selection = play?.at.map((place) => place + 1).join('_');
    const { orderNumber } = unwrap(
      await client.lottery.placeWireOrder({
        gameId,
        currentNumero: numero,
        bettingSlipString: `${selection}~1~${play?.id}~1~1800~1`,
        betCartAmountSum: '2.0000',
        prizeModeId: 2,
        orderType: 1,
        device: 'WEB',
        chase: 'false',
      }),
    );
    return { orderId: orderNumber, gameCode, issue: numero };
  }
  throw new Error('no lottery is open');
}

const balanceOf = async ({ client }: Member) => unwrap(await client.wallet.getBalance()).sumBalance;

async function cancelIssue(desk: Console): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: t('console.lottery.do-cancellation') }).click();
  const dialog: Locator = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: t('console.lottery.cancel-now') });
  await expect(send).toBeDisabled();
  await dialog.getByLabel(t('operator.reason')).fill('the draw does not take place');
  await send.click();
  await expect(dialog).toBeHidden();
}

/** The client cancels its last order, and reads it among its orders as cancelled. */
async function cancelOrder({ client }: Member, orderId: string): Promise<void> {
  const orderOf = async () => {
    const { orders } = unwrap(await client.lottery.listTodayOrders({}));
    return orders.content.find(({ orderNumber }) => orderNumber === orderId);
  };
  const orderDetailIds = [(await orderOf())?.orderDetailId ?? ''];
  const { cancelled } = unwrap(await client.lottery.cancelWireOrders({ orderDetailIds }));
  expect(cancelled).toEqual(orderDetailIds);
  const cancelledByPlayer = 8;
  expect((await orderOf())?.orderStatus).toBe(cancelledByPlayer);
}

const title = 'an older client orders and cancels, and an operator cancels the issue of an order';
journeyAlone(title, async ({ page, siteUrl, consoleUrl }) => {
  const member = await registerMember(siteUrl);
  await fund(member.client, deposited);
  await cancelOrder(member, (await placeOrder(member)).orderId);
  expect(await balanceOf(member)).toBe(deposited);
  const { orderId, gameCode, issue } = await placeOrder(member);
  expect(await balanceOf(member)).toBe(deposited - 2);
  const desk = new Console(page, consoleUrl);
  await desk.signIn(operatorLogin);
  await desk.openPage('operator.lottery-orders');
  await page.getByRole('searchbox', { name: t('operator.member') }).fill(member.username);
  await page.getByRole('link', { name: orderId }).click();
  const heading = t('console.lottery.order-title', { id: orderId });
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.getByText(t('console.lottery.order-running'))).toBeVisible();
  const name = `${t(`lottery.${gameCode as 'LF_PL5'}`)} ${issue}`;
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Exposure of/u })).toContainText('P');
  await cancelIssue(desk);
  await expect(page.getByText(t('console.lottery.issue-cancelled'), { exact: true })).toBeVisible();
  await expect.poll(() => balanceOf(member)).toBe(deposited);
  await page.goto(`${consoleUrl}/lottery/orders/${orderId}`);
  await expect(page.getByText(t('console.lottery.order-cancelled-by-house'))).toBeVisible();
});
