// `npm run conformance`: runs the wallet of any operator, or the server of any vendor, against
// every written answer of docs/vendors.md. Ends with 1 when anything differs.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCases, type Result } from './cases.ts';
import { vendorCases } from './vendor-cases.ts';
import { walletCases } from './wallet-cases.ts';
import { openWallet } from './wallet.ts';
import type { Sender, Style } from './wire.ts';

const usage = `An operator's wallet:
  npm run conformance -- --url https://play.example --vendor CODE --secret SECRET --token TOKEN
    --token          a launch token, sent to your API with /launch, of a player who has 100.00
    --expired-token  one whose player has signed out since (optional)
A vendor's server:
  npm run conformance -- --vendor-api https://api.example/CODE --vendor CODE --secret SECRET
    --currency       of the test (PHP)
Both:
    --style          seamless (as it is left out), token-hash, signed-rsa or transfer
    --key            the file of the private key, for signed-rsa`;

const styles: readonly Style[] = ['seamless', 'token-hash', 'signed-rsa', 'transfer'];
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    url: text,
    'vendor-api': text,
    vendor: text,
    secret: text,
    style: text,
    key: text,
    token: text,
    'expired-token': text,
    currency: text,
  },
});

async function results(): Promise<Result[] | undefined> {
  const { url, vendor, secret, token, key } = values;
  const vendorApi = values['vendor-api'];
  const style = styles.find((one) => one === (values.style ?? 'seamless'));
  if (!vendor || !secret || !style) return undefined;
  const privateKey = key === undefined ? '' : readFileSync(key, 'utf8');
  const sender: Omit<Sender, 'url'> = { vendor, secret, style, privateKey };
  if (vendorApi) {
    const currency = values.currency ?? 'PHP';
    const suite = { sender: { ...sender, url: vendorApi }, currency };
    return runCases(suite, vendorCases(suite));
  }
  if (!url || !token || style === 'transfer') return undefined;
  const suite = await openWallet({ ...sender, url }, token, values['expired-token']);
  return runCases(suite, walletCases(suite));
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const found = await results();
if (!found) {
  say(usage);
  process.exitCode = 2;
} else {
  for (const { name, wrong } of found) {
    say(wrong === undefined ? `  passed  ${name}` : `  WRONG   ${name}: ${wrong}`);
  }
  const wrong = found.filter((one) => one.wrong !== undefined).length;
  say(`conformance: ${found.length - wrong} of ${found.length} passed`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
