// Runs the suite against another wallet: whole, it passes; broken in one point, it fails, and the
// message names the point.
import { expect, test } from 'vitest';
import { runCases } from './cases.ts';
import { breaches, held, openSmallWallet, type Breach } from './small-wallet.ts';
import { walletCases } from './wallet-cases.ts';
import { openWallet } from './wallet.ts';

const answerMs = 4000;
const shortMs = 300;

async function conformance(breach: Breach | undefined): Promise<string[]> {
  const answerMsMax = breach === 'answers-late' ? shortMs : answerMs;
  const wallet = await openSmallWallet(breach, 2 * shortMs);
  const { vendor, secret, token } = held;
  const style = 'seamless' as const;
  const sender = { url: wallet.url, vendor, secret, style, privateKey: '', answerMsMax };
  try {
    const suite = await openWallet(sender, token, undefined);
    const results = await runCases(suite, walletCases(suite));
    return results.flatMap(({ name, wrong }) => (wrong === undefined ? [] : `${name}: ${wrong}`));
  } catch (error) {
    return [String(error)];
  } finally {
    await wallet.close();
  }
}

test('any wallet that keeps the documented answers passes', async () => {
  expect(await conformance(undefined)).toEqual([]);
});

const named: Readonly<Record<Breach, RegExp>> = {
  'takes-any-signature':
    /^an unsigned message is not heard: the refusal should be "signature-wrong"/u,
  'passes-kinds-over':
    /^a message that was signed as one of another kind is not heard: the refusal should/u,
  'takes-old-messages': /^a message from six minutes ago, or ahead, is not heard: the refusal/u,
  'forgets-request-ids': /each again is answered alike and moves nothing: the bet again should be/u,
  'answers-other-content-alike':
    /^the same request id with other content is refused: .* "idempotency-key-reused"/u,
  'forgets-early-rollbacks':
    /^a bet that is rolled back before it comes is refused when it comes: the refusal/u,
  'gives-a-stake-back-twice':
    /^a bet that is rolled back comes back once, under any number of ids:/u,
  'pays-a-rolled-back-bet':
    /^a bet that is rolled back comes back once.*: the refusal should be "bet-rolled-back"/u,
  'keeps-a-late-win': /^after the end: no bet, but a win is paid, late: was refused: 409/u,
  'bets-after-the-end': /^after the end: no bet.*: the refusal should be "round-closed"/u,
  'lends-money': /^too little money: refused for ever.*: the refusal should be "balance-too-low"/u,
  'rounds-fine-amounts': /^amounts that are none, or too fine, are refused: the refusal/u,
  'takes-any-token': /^another currency, game, token or player is refused: the refusal/u,
  'answers-late': /no answer within 0\.3 seconds/u,
};

// @proves R134
test.each(breaches)('a wallet that %s fails, and is told why', async (breach) => {
  const [first, ...others] = await conformance(breach);
  expect(first, others.join('\n')).toMatch(named[breach]);
});
