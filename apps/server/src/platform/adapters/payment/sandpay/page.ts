// The sandbox provider's hosted page, as HTML: the amount, a QR code or a bank account to pay to,
// and buttons that choose what the bank does. Its words are its own: it plays an outside company.
import { formatMoney } from '@baize/i18n';
import { currencyOf } from '@baize/money';
import { renderSVG } from 'uqr';
import type { Payment } from './books.ts';
import { accountNumber, shownOf } from './shown.ts';

export type Tab = 'qr' | 'bank-transfer' | 'crypto';

const returnSeconds = 3;
const refreshSeconds = 1;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '');
}

function shownAmount(payment: Payment): string {
  const symbol = currencyOf(payment.currency)?.symbol ?? payment.currency;
  return formatMoney(payment.units, { symbol });
}

interface Frame {
  readonly title: string;
  readonly body: string;
  readonly head?: string;
}

const mark = `<span class="mark"><svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
<rect width="28" height="28" rx="8" fill="#0f6fff"/><path d="M8 17c0 3 12 4 12 0 0-5-11-2-11-6 0-3
9-3 10 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>Sandpay</span>`;

function frame({ title, body, head = '' }: Frame): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">${head}
<title>${escape(title)} – Sandpay</title><link rel="stylesheet" href="/sandpay.css"></head>
<body><main><header>${mark}<span class="test">Test mode</span></header>${body}
<footer>No real money moves here. Sandpay is a test payment provider.</footer>
</main></body></html>`;
}

function sum(payment: Payment): string {
  return `<section class="sum"><p>Amount to pay</p>
<strong>${shownAmount(payment)}</strong><p>Payment ${escape(payment.ref)}</p></section>`;
}

function tabs(payment: Payment, open: Tab): string {
  const link = (tab: Tab, words: string) => `<a href="/pay/${payment.ref}?tab=${tab}"
${tab === open ? 'aria-current="page"' : ''}>${words}</a>`;
  return `<nav aria-label="Payment method">${link('qr', 'QR code')}
${link('bank-transfer', 'Bank transfer')}</nav>`;
}

function qrPanel(content: string): string {
  return `<div class="qr" role="img" aria-label="QR code of this payment">
${renderSVG(content, { border: 1 })}</div>
<p class="hint">Scan with any banking app. In test mode, use the buttons below.</p>`;
}

const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escape(value)}</dd></div>`;

function bankPanel(payment: Payment): string {
  return `<dl>${row('Bank', 'Sandbank')}${row('Account name', 'Sandpay Collections')}
${row('Account number', accountNumber(payment))}${row('Amount', shownAmount(payment))}
${row('Message', payment.ref)}</dl>
<p class="hint">Send the exact amount with this message.</p>`;
}

function cryptoPanel(payment: Payment): string {
  const { address = '', payAmount = '' } = shownOf(payment, '');
  return `${qrPanel(address)}<dl>${row('Network', payment.network || 'Testnet')}
${row('Address', address)}${row('Amount', payAmount)}
${row('Confirmations', String(payment.needed))}</dl>`;
}

function choices(payment: Payment): string {
  const button = (action: string, words: string, kind = '') =>
    `<button name="action" value="${action}" class="${kind}">${words}</button>`;
  return `<section class="choices"><h2>Test mode: what does the bank do?</h2>
<form method="post" action="/pay/${payment.ref}">${button('pay', 'Pay now', 'main')}
${button('pay-late', 'Pay in 5 seconds')}${button('pay-twice', 'Pay, tell twice')}
${button('pay-part', 'Pay half')}${button('pay-more', 'Pay too much')}
${button('pay-out-of-order', 'Pay, tell out of order')}
${button('pay-in-silence', 'Pay, tell nobody')}
${button('pay-then-reverse', 'Pay, take back in 10 seconds')}
${button('fail-then-pay', 'Refuse, then pay')}
${button('fail', 'Refuse the payment', 'bad')}${button('abandon', 'Leave without paying')}
</form></section>`;
}

export function paymentPage(payment: Payment, tab: Tab): string {
  const panels = {
    qr: () => qrPanel(`sandpay:${payment.ref}?amount=${shownAmount(payment)}`),
    'bank-transfer': () => bankPanel(payment),
    crypto: () => cryptoPanel(payment),
  };
  const title = `Pay ${shownAmount(payment)}`;
  const others = tab === 'crypto' ? '' : tabs(payment, tab);
  const way = `<section>${others}${panels[tab]()}</section>`;
  return frame({ title, body: `${sum(payment)}${way}${choices(payment)}` });
}

const signs = {
  good: '<circle cx="32" cy="32" r="29"/><path d="m20 33 9 9 16-19"/>',
  bad: '<circle cx="32" cy="32" r="29"/><path d="m23 23 18 18m0-18L23 41"/>',
  wait: '<path d="M32 4a28 28 0 1 1-28 28"/>',
};

interface Result {
  readonly tone: keyof typeof signs;
  readonly title: string;
  readonly text: string;
}

const results: Readonly<Record<Exclude<Payment['state'], 'waiting'>, Result>> = {
  settling: {
    tone: 'wait',
    title: 'Waiting for the bank',
    text: 'The bank is confirming this payment. You can go back now. It completes by itself.',
  },
  confirming: {
    tone: 'wait',
    title: 'Waiting for confirmations',
    text: 'The network is confirming this payment. You can go back now. It completes by itself.',
  },
  reversed: {
    tone: 'bad',
    title: 'This payment was reversed',
    text: 'The money goes back to the payer.',
  },
  paid: { tone: 'good', title: 'Payment received', text: 'Taking you back to the merchant.' },
  failed: {
    tone: 'bad',
    title: 'The bank refused this payment',
    text: 'Nothing was taken from your account.',
  },
};

export function resultPage(payment: Payment): string {
  if (payment.state === 'waiting') return paymentPage(payment, 'qr');
  const { tone, title, text } = results[payment.state];
  const back = escape(payment.returnUrl);
  const isOpen = payment.state === 'settling' || payment.state === 'confirming';
  const seconds = isOpen ? refreshSeconds : returnSeconds;
  const next = isOpen ? '' : `;url=${back}`;
  return frame({
    title,
    head: `<meta http-equiv="refresh" content="${seconds}${next}">`,
    body: `<section class="result"><div class="${tone}"><svg viewBox="0 0 64 64" fill="none"
stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"
aria-hidden="true">${signs[tone]}</svg></div><h1>${title}</h1><p>${text}</p>
<p>${shownAmount(payment)}</p>
<a class="back" href="${back}">Back to the merchant</a></section>`,
  });
}

export function unknownPage(): string {
  const body = `<section class="result"><h1>No such payment</h1>
<p>The link is not complete, or the payment was made elsewhere.</p></section>`;
  return frame({ title: 'No such payment', body });
}

/** The bank's desk: what was asked for of late, to be paid or taken back. */
export function deskPage(payments: readonly Payment[]): string {
  const line = (payment: Payment) => {
    const { ref, state } = payment;
    const back =
      state === 'paid'
        ? `<form method="post" action="/reverse/${ref}">
<button class="bad">Take back</button></form>`
        : '';
    return `<li><a href="/pay/${ref}?tab=${payment.method}">${shownAmount(payment)}</a>
<small>${state} · ${escape(payment.method)} · ${ref}</small>${back}</li>`;
  };
  const list = payments.map(line).join('');
  const none = '<p class="hint">No payments yet.</p>';
  const body = `<section><h1>The bank’s desk</h1>
<p>Latest payments. Open one to pay it.</p>
${list ? `<ul class="desk">${list}</ul>` : none}</section>`;
  return frame({ title: 'The bank’s desk', body });
}
