// The accounts and addresses that a payer pays to in the sandbox: made up, the same for one
// payment, and beside them the code that a phone scans, which opens the hosted page.
import { createHash } from 'node:crypto';
import { printUnits } from '@baize/money';
import type { PaymentShown } from '../provider.ts';
import type { Payment } from './books.ts';

/** Confirmations that a payment by a network needs. */
export const confirmationsNeeded = 3;

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const addressLetters = 33;

export function accountNumber({ ref }: Payment): string {
  const digits = BigInt(`0x${ref.slice('sp_'.length)}`)
    .toString()
    .slice(0, 12);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** It has the form of an address and leads nowhere. */
function addressOf({ ref, network }: Payment): string {
  const digest = createHash('sha512').update(ref).digest();
  if (!/TRC/i.test(network)) return `0x${digest.toString('hex').slice(0, 40)}`;
  const letters = [...digest].slice(0, addressLetters).map((byte) => base58[byte % 58]);
  return `T${letters.join('')}`;
}

/** The sandbox's rate: 58 of any currency for one USDT, rounded up. */
const rate = 58n;

function usdtOf({ units }: Payment): string {
  const cents = (units + rate * 100n - 1n) / (rate * 100n);
  return `${printUnits(cents * 100n, 2)} USDT`;
}

export function shownOf(payment: Payment, pageUrl: string): PaymentShown {
  if (payment.method === 'crypto') {
    const address = addressOf(payment);
    const amounts = { payAmount: usdtOf(payment), confirmationsNeeded };
    return { address, qrText: address, ...amounts };
  }
  if (payment.method === 'bank-transfer') {
    const [number, holder] = [accountNumber(payment), 'Sandpay Collections'];
    const receiver = { bankCode: 'SANDBANK', bankName: 'Sandbank', number, holder };
    return { receiver, reference: payment.ref };
  }
  return { qrText: pageUrl };
}
