// Deposits and withdrawals a second beside whole spins of the same run. A deposit is the player's
// request, the order at the payment company and its webhook, which credits it; a withdrawal is the
// sealed request that holds the money, after the check of the payment password.
import { unwrap } from '@baize/client';
import { contract } from '@baize/contract';
import { after, askAgain } from '../again.ts';
import { createCaller, type Call, type Caller } from '../ask.ts';
import { clientAt, type Guest } from '../crowd.ts';
import { rateOf, type BenchmarkOptions, type Figure, type Sample } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { openSealer } from '../seal.ts';
import { pause } from '../server-process.ts';
import { measureRound } from '../spin.ts';
import { readText } from '../reading.ts';

const variants = {
  deposits: 'deposits, from the request to the credit',
  withdrawals: 'withdrawals requested, money held',
  spins: 'whole spins',
} as const;
const depositsAtLeast = 0.1;
const withdrawalsAtLeast = 0.05;
const amount = '100';
const paymentPassword = '246813';

export interface Groups {
  /** They take money out, and spin. */
  readonly taking: readonly Guest[];
  /** They pay money in: what they deposit must be staked before it leaves. */
  readonly giving: readonly Guest[];
}

export async function measureMoney(
  ground: Ground,
  { rounds, seconds, isSmoke, say }: BenchmarkOptions,
  { taking, giving }: Groups,
): Promise<Figure[]> {
  const server = ground.server();
  const requests = await prepareWithdrawals(server.siteUrl, taking);
  const { call, close } = createCaller(taking.length);
  const of = {
    deposits: (long: number) =>
      askAgain(giving, after(long), (guest) => payIn(ground, call, guest)),
    withdrawals: (long: number) =>
      askAgain(requests, after(long), (asked) => readText(call, withIntent(asked))),
    spins: (long: number) => measureRound(server, taking, long),
  };
  const names = ['deposits', 'withdrawals', 'spins'] as const;
  const samples: Sample[] = [];
  try {
    for (const name of isSmoke ? [] : names) await of[name](1);
    for (let round = 1; round <= rounds; round += 1) {
      for (const name of names) {
        samples.push({ variant: variants[name], ...(await of[name](seconds)) });
        await allJudged(ground);
      }
      say(`  money ${round} of ${rounds}`);
    }
  } finally {
    close();
  }
  const beside = (variant: string, atLeast: number) =>
    rateOf(samples, { variant, rival: variants.spins, promised: { of: 'ratio', atLeast } });
  return [
    beside(variants.deposits, depositsAtLeast),
    beside(variants.withdrawals, withdrawalsAtLeast),
  ];
}

const judgedWithinMs = 120_000;

/** The rules judge new withdrawals beside; nothing else is measured meanwhile. */
async function allJudged({ books: { database } }: Ground): Promise<void> {
  for (const began = performance.now(); performance.now() - began < judgedWithinMs;) {
    const { rows } = await database.pool.query(
      `select from cashier_case where state = 'pending' and verdict = '' limit 1`,
    );
    if (rows.length === 0) return;
    await pause(100);
  }
  throw new Error('The rules have not judged all withdrawals');
}

let intents = 0;
const newIntent = () => `wallet-${process.pid}-${(intents += 1)}`;

const withIntent = (asked: Call): Call => ({
  ...asked,
  headers: { ...asked.headers, 'idempotency-key': newIntent() },
});

const postOf = (url: string, { token }: Guest, body: string): Call => ({
  method: 'POST',
  url,
  headers: { authorization: token, 'content-type': 'application/json', language: 'EN' },
  body,
});

async function payIn(
  { server, payments }: Ground,
  call: Caller['call'],
  guest: Guest,
): Promise<void> {
  const { siteUrl } = server();
  const asked = JSON.stringify({
    amount: Number(amount),
    vendorId: 'sandpay',
    bankType: 'QR',
    bankCode: 'QRPH',
  });
  const url = `${siteUrl}${contract.wallet.depositByLaunchUrl.path}`;
  const text = await readText(call, withIntent(postOf(url, guest, asked)));
  const depositId = /"transId":"([^"]+)"/u.exec(text)?.[1];
  if (depositId === undefined) throw new Error(`A deposit was refused: ${text}`);
  await readText(call, payments.tellPaid(siteUrl, { depositId, amount }));
}

/** Asks for one withdrawal and gives its id. */
export async function requestOne({ server }: Ground, guest: Guest): Promise<string> {
  const [asked] = await prepareWithdrawals(server().siteUrl, [guest]);
  const { call, close } = createCaller(1);
  const text = asked ? await readText(call, withIntent(asked)) : '';
  close();
  const refId = /"refId":"([^"]+)"/u.exec(text)?.[1];
  if (refId === undefined) throw new Error(`A withdrawal was refused: ${text}`);
  return refId;
}

/** Everybody gets a payment password and an account; the request is sealed once and sent often. */
async function prepareWithdrawals(
  siteUrl: string,
  guests: readonly Guest[],
): Promise<readonly Call[]> {
  const seal = await openSealer(siteUrl);
  const url = `${siteUrl}${contract.wallet.requestWithdrawal.path}`;
  const requests: Call[] = [];
  for (const [at, guest] of guests.entries()) {
    const { identity, wallet } = clientAt(siteUrl, guest.token);
    const both = { password: paymentPassword, confirmPassword: paymentPassword };
    unwrap(await identity.setPaymentPassword(both));
    const number = String(1_000_000_000 + at);
    const account = { bankCode: 'BDO', cardNumber: number, cardHolder: `Holder ${at}` };
    const { bankCardId } = unwrap(await wallet.addBankCard({ ...account, paymentPassword }));
    const body = await seal({ amount: Number(amount), bankCardId, paymentPassword });
    requests.push(postOf(url, guest, body));
  }
  return requests;
}
