// The whole life of a player's money, walked by a player and an operator in two browsers: register,
// deposit, play, check a round, withdraw, and the books balance at the end. In the world of two
// processes the game is drawn by WebGL, in the other one on the plain canvas.
import { expect, test, type Page } from '@playwright/test';
import { parseUnits } from '@baize/money';
import { Console } from './operator/console.ts';
import { Withdrawals } from './operator/withdrawals.ts';
import { newPerson, operatorLogin } from './people.ts';
import { Cashier } from './player/cashier.ts';
import { Fairness } from './player/fairness.ts';
import { Games } from './player/games.ts';
import { HostedPayment } from './player/hosted-payment.ts';
import { HumanCheck } from './player/human-check.ts';
import { BettingRecord } from './player/record.ts';
import { Registration } from './player/registration.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { t } from './texts.ts';
import { alone, stopWorld } from './worlds.ts';

const game = t('slots.golden-lotus-20');
const spins = 3;
const stake = '20.00';
/** Three stakes spend it, and with it goes the turnover it obliges to. */
const firstDeposit = '60';
const secondDeposit = '500';
const withdrawn = '300';
const paymentPassword = '246813';
const account = { bank: 'Metrobank', number: '0012345678901', owner: 'Ann Lee' };

const units = (amount: string) => parseUnits(amount, { decimalsMax: 2 }) ?? 0n;

/** Everybody who takes part, and what they look at. */
interface Walk {
  readonly page: Page;
  readonly person: ReturnType<typeof newPerson>;
  readonly site: Site;
  readonly cashier: Cashier;
  readonly payment: HostedPayment;
  readonly console: Console;
}

const steps: readonly (readonly [string, (walk: Walk) => Promise<void>])[] = [
  [
    'registers',
    async ({ page, person, site }) => {
      await site.open();
      await site.header.getByRole('button', { name: t('shell.register') }).click();
      const registration = new Registration(page);
      await registration.fill(person);
      await registration.submit.click();
      await new HumanCheck(page).slideByMouse();
      await expect(registration.dialog).toBeHidden();
      await site.goOnFromWelcome(person.username);
      expect(await site.shownBalance()).toBe(0n);
    },
  ],
  [
    'deposits, and sees the balance move by itself',
    async ({ site, cashier, payment }) => {
      await site.header.getByRole('button', { name: t('shell.deposit') }).click();
      await cashier.declineLimit();
      await cashier.deposit(firstDeposit);
      const payElsewhere = await payment.comeBackUnpaid();
      await expect(cashier.title('deposits.title-payment-due')).toBeVisible();
      await payElsewhere();
      await expect(cashier.title('deposits.title-credited')).toBeVisible();
      await expect.poll(() => site.shownBalance()).toBe(units(firstDeposit));
    },
  ],
  [
    'may not withdraw yet',
    async ({ cashier }) => {
      await cashier.turnTo('wallet.withdraw');
      await cashier.setPaymentPassword(paymentPassword);
      await cashier.addBankAccount(account, paymentPassword);
      await expect(cashier.turnoverLeft('60.00')).toBeVisible();
      await cashier.close();
    },
  ],
  [
    'plays Golden Lotus 20 in the game frame',
    async ({ page, site }) => {
      await new Games(page).openFromHeader();
      await new Games(page).play(game);
      const slot = new Slot(page, game);
      await slot.choose(stake);
      for (let spin = 0; spin < spins; spin += 1) await slot.spin();
      const inGame = await slot.balance();
      await expect.poll(() => site.shownBalance()).toBe(inGame);
    },
  ],
  [
    'finds the rounds in the record and checks one in the browser',
    async ({ page, person, site }) => {
      await site.openMemberPage(person.username, 'shell.betting-record');
      const { verifyLinks } = new BettingRecord(page, game);
      await expect(verifyLinks).toHaveCount(spins);
      await verifyLinks.first().click();
      await expect(page).toHaveURL(/\/fairness\?round=/u);
      const fairness = new Fairness(page);
      await fairness.reveal.click();
      await fairness.expectRound(new URL(page.url()).searchParams.get('round') ?? '');
      await fairness.check.click();
      await fairness.expectVerified();
    },
  ],
  [
    'the operator asks for no turnover, and the player deposits again',
    async ({ site, cashier, payment, console }) => {
      await console.signIn(operatorLogin);
      await console.openPage('operator.policies');
      await console.setPolicy('depositTurnoverTimes', '0');
      const before = await site.shownBalance();
      await site.header.getByRole('button', { name: t('shell.deposit') }).click();
      await cashier.deposit(secondDeposit);
      await payment.payNow();
      await payment.goBack();
      await expect.poll(() => site.shownBalance()).toBe(before + units(secondDeposit));
      await console.resetPolicy('depositTurnoverTimes');
    },
  ],
  [
    'asks for a withdrawal',
    async ({ site, cashier }) => {
      const before = await site.shownBalance();
      await cashier.turnTo('wallet.withdraw');
      await expect(cashier.turnoverLeft(t('wallet.turnover-met'))).toBeVisible();
      await cashier.askForWithdrawal(withdrawn, paymentPassword);
      await expect.poll(() => site.shownBalance()).toBe(before - units(withdrawn));
    },
  ],
  [
    'the operator approves and pays it',
    async ({ person, console }) => {
      const withdrawals = new Withdrawals(console);
      await withdrawals.openOf(person.username);
      await withdrawals.take('approve');
      await withdrawals.take('pay');
    },
  ],
  [
    'the player is asked at once, and says that it arrived',
    async ({ cashier }) => {
      await expect(cashier.receiptQuestion).toBeVisible();
      await cashier.confirmReceipt();
      await expect(cashier.receiptQuestion).toBeHidden();
      const last = cashier.centre.getByRole('group', { name: t('wallet.last-withdrawals') });
      await expect(last.getByText(t('wallet.receipt-received'))).toBeVisible();
    },
  ],
  [
    'the books balance',
    async ({ console }) => {
      await console.page.keyboard.press('Escape');
      await console.openPage('operator.trial-balance');
      await expect(console.page.getByText(t('operator.books-balanced'))).toBeVisible();
      await expect(console.page.getByText(t('operator.none-unbalanced'))).toBeVisible();
      await expect(console.page.getByText(t('operator.none-drifted'))).toBeVisible();
    },
  ],
];

// @proves L8 L41
test(
  'from the door to the bank and back',
  { tag: alone },
  async ({ page, browser }, { project }) => {
    test.setTimeout(300_000);
    const staffPage = await (await browser.newContext()).newPage();
    const walk: Walk = {
      page,
      person: newPerson(),
      site: new Site(page),
      cashier: new Cashier(page),
      payment: new HostedPayment(page),
      console: new Console(staffPage, project.metadata['console']),
    };
    for (const [name, step] of steps) await test.step(name, () => step(walk));
    await staffPage.context().close();
    if (project.name === 'two-processes' && project.repeatEach === 1) {
      await page.close();
      await stopWorld(project.name);
    }
  },
);
