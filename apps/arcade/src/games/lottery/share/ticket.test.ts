// A ticket tells what was bet as it was struck, in the player's language, and nobody's name; its
// picture is as high as its rows are many.
import { translatorOf } from '@baize/i18n/compile';
import { formatMoney } from '@baize/i18n';
import { expect, test } from 'vitest';
import type { WholeOrder } from '../desk/lottery-terms.ts';
import { checkText } from './check-text.ts';
import { drawTicket, pictureWidth, wrapped, type Pen } from './ticket-picture.ts';
import { spokenTicket, ticketOf } from './ticket.ts';

const t = translatorOf('en');

const slip = (play: string, selection: string, odds: string[]): WholeOrder['slips'][number] => ({
  slipId: `${play} ${selection}`,
  play,
  selection,
  selectionCut: false,
  units: 1,
  mode: null,
  multiple: null,
  group: null,
  amount: '10.0000',
  price: null,
  rate: null,
  stake: '10.0000',
  payout: '0.00',
  returned: '0.0000',
  won: [],
  odds,
});

const order: WholeOrder = {
  orderId: 'o-77',
  chaseId: null,
  phase: null,
  gameCode: 'THAI_5M',
  issue: '20261123-0072',
  state: 'running',
  placedAt: Date.UTC(2026, 10, 23, 4),
  closesAt: Date.UTC(2026, 10, 23, 5),
  drawsAt: Date.UTC(2026, 10, 23, 5),
  settledAt: null,
  stake: '20.0000',
  payout: '0.00',
  rebate: '0.00',
  result: null,
  cancellable: true,
  slips: [
    slip('TOP3', '456', ['900.0000']),
    slip('TOD3', '545', ['150.0000', '300.0000']),
    slip('TOP2', '07', ['45.0000']),
  ],
};

const ticket = (whole = order, check = 'A1B2-C3D4') =>
  ticketOf({
    t,
    money: (amount) => formatMoney(amount, { tag: 'en', symbol: 'P' }),
    symbol: 'P',
    order: whole,
    brand: 'Baize',
    check,
  });

test('each row has its bet, its numbers, the struck odds of its own kind and the stake', () => {
  const rows = ticket().rows.map(({ play, numbers, odds }) => `${play} ${numbers} ${odds}`);
  expect(rows).toEqual(['3 top 456 900', '3 tod 545 300', '2 top 07 45']);
  expect(ticket().total[1].replaceAll('\u00A0', ' ')).toBe('P 20.00');
});

test('a slip tells the price and the rate that it was struck at', () => {
  const [one, ...others] = order.slips;
  const struck = { ...one!, rate: 50, price: '0.8500', odds: ['450.0000'] };
  const own = ticket({ ...order, slips: [struck, ...others] });
  expect(own.rows[0]?.odds).toBe('450');
  const [terms, none] = own.rows.map((row) => row.terms.replaceAll('\u00A0', ' '));
  expect(terms).toBe('1 unit × P 10.00 × 0.85 · paid at 50% of the odds');
  expect(none).toBe('');
  expect(spokenTicket(own)).toContain('paid at 50% of the odds');
});

test('the spoken ticket has all that is drawn', () => {
  const spoken = spokenTicket(ticket());
  for (const part of ['Baize', 'Thai 5 Minutes', '20261123-0072', 'o-77', 'A1B2-C3D4', '456'])
    expect(spoken).toContain(part);
});

test('the check text changes with any number, amount or odds', async () => {
  const first = await checkText(order);
  expect(first).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/u);
  expect(await checkText({ ...order })).toBe(first);
  const [one, ...others] = order.slips;
  for (const change of [{ selection: '457' }, { stake: '11.0000' }, { odds: ['901.0000'] }]) {
    const changed = { ...order, slips: [{ ...one!, ...change }, ...others] };
    expect(await checkText(changed)).not.toBe(first);
  }
});

/** A pen whose letters are all as wide as half their size. */
function createPen() {
  const written: string[] = [];
  const pen: Pen = {
    font: '',
    fillStyle: '',
    textAlign: 'start',
    direction: 'ltr',
    fillRect: () => undefined,
    fillText: (text) => void written.push(text),
    measureText: (text) => ({ width: text.length * 15 }) as TextMetrics,
  };
  return { pen, written };
}

test('the picture grows with the rows and has every text of the ticket', () => {
  const { pen, written } = createPen();
  const height = drawTicket(pen, ticket(), 'ltr');
  const longer = { ...order, slips: [...order.slips, ...order.slips] };
  expect(drawTicket(createPen().pen, ticket(longer), 'rtl')).toBeGreaterThan(height);
  expect(height).toBeGreaterThan(400);
  for (const text of ['Baize', '456', '3 tod × 300', 'o-77']) expect(written).toContain(text);
});

test('a long selection is wrapped between its numbers', () => {
  const { pen } = createPen();
  const lines = wrapped(pen, Array.from({ length: 40 }, () => '456').join(' '), pictureWidth);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every((line) => line.length * 15 <= pictureWidth)).toBe(true);
  expect(lines.join(' ').split(' ')).toHaveLength(40);
  const thai = wrapped(pen, 'รายการในแอปแสดงรหัสตรวจเดียวกัน'.repeat(3), 300);
  expect(thai.every((line) => line.length * 15 <= 300)).toBe(true);
});
