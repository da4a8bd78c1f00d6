// An order as a ticket that may be shown to others: what was bet, at which odds, for which draw.
// Nothing on it names the player.
import { unitsOf } from '@baize/client';
import { playsOf, readSelection, wholePrice, type KindCode } from '@baize/engines';
import { formatDateTime, formatDecimal, type Translator } from '@baize/i18n';
import type { Units } from '@baize/money';
import type { WholeOrder } from '../desk/lottery-terms.ts';
import { kindOfGame } from '../games-list.ts';
import { termsText, type TermsStyle } from '../cart/terms-text.ts';
import { playText, wordText } from '../plays/play-text.ts';

export interface TicketRow {
  readonly play: string;
  readonly numbers: string;
  /** The odds as they were struck, of each prize; empty where prizes follow a price. */
  readonly odds: string;
  readonly stake: string;
  /** Where a unit costs a part of its amount, or is paid at a part of its odds; else empty. */
  readonly terms: string;
}

export interface Ticket {
  readonly brand: string;
  readonly game: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly rows: readonly TicketRow[];
  readonly total: readonly [name: string, value: string];
  readonly note: string;
}

export interface TicketAsked {
  readonly t: Translator;
  readonly money: (amount: Units) => string;
  readonly symbol: string;
  readonly order: WholeOrder;
  readonly brand: string;
  readonly check: string;
}

export function ticketOf({ t, money, symbol, order, brand, check }: TicketAsked): Ticket {
  const kind = kindOfGame(order.gameCode) ?? '';
  const date = (at: number) => formatDateTime(at, { tag: t.tag });
  return {
    brand,
    game: t.named(`lottery.${order.gameCode}`) ?? order.gameCode,
    facts: [
      [t('lottery-play.issue-name'), `${order.issue} · ${date(order.drawsAt)}`],
      [t('lottery-play.ticket-order'), order.orderId],
      [t('lottery-play.ticket-placed'), date(order.placedAt)],
      [t('lottery-play.ticket-check'), check],
    ],
    rows: order.slips.map((slip) => ({
      play: playText(t, kind, slip.play),
      numbers: numbersText(t, slip.selection),
      odds: oddsText(t, kind, slip),
      stake: money(unitsOf(slip.stake)),
      terms: ownTerms(slip, { t, symbol }),
    })),
    total: [t('lottery-play.total'), money(unitsOf(order.stake))],
    note: t('lottery-play.ticket-note'),
  };
}

type Slip = WholeOrder['slips'][number];

function numbersText(t: Translator, selection: string): string {
  return selection
    .replaceAll('\n', ' ')
    .replaceAll(/[a-z][a-z0-9-]*/gu, (word) => wordText(t, word))
    .replaceAll('|', ' | ')
    .replaceAll(',', ' ');
}

function ownTerms(slip: Slip, style: TermsStyle): string {
  const { amount, price, rate } = slip;
  if (amount === null || price === null) return '';
  const asked = { ...slip, amount: unitsOf(amount), price: unitsOf(price) };
  return rate === null && asked.price === wholePrice ? '' : termsText(asked, style);
}

/** Only of the kinds of units that the slip has, each figure once. */
function oddsText(t: Translator, kind: string, { play: code, selection, odds }: Slip): string {
  const play = playsOf(kind as KindCode).get(code);
  const read = play && readSelection(play, selection);
  if (play === undefined || read === undefined || 'refusal' in read) return '';
  const counts = play.count(read.value);
  const own = odds.filter((_, tier) => (counts[play.tiers[tier]?.bet ?? 0] ?? 0) > 0);
  const written = own.map((one) => formatDecimal(one.replace(/\.?0+$/u, ''), t.tag));
  return [...new Set(written)].join(' / ');
}

/** The whole ticket as a sentence, for those who cannot see the picture. */
export function spokenTicket(ticket: Ticket): string {
  const rows = ticket.rows.map(({ play, numbers, odds, stake, terms }) =>
    [play, numbers, odds === '' ? '' : `× ${odds}`, stake, terms]
      .filter((part) => part !== '')
      .join(' '),
  );
  const facts = ticket.facts.map(([name, value]) => `${name}: ${value}`);
  return [ticket.brand, ticket.game, ...facts, ...rows, ticket.total.join(': ')].join('. ');
}
