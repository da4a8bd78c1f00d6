// Strikes all slips of an order, on each of its issues as the issue and its player have them now;
// what forbids one is a refusal in the caller's language.
import { refuse, type Refusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { SharedEvent } from '../../wagering/index.ts';
import type { OfferedGame } from '../draws/terms.ts';
import { lunarYearOf, offerOf } from './offers.ts';
import type { OrdersPorts } from './ports.ts';
import { chaseRefused, reasonText } from './reasons.ts';
import type { ReadSlip } from './rules/asked-slips.ts';
import type { Offer } from './rules/offer.ts';
import {
  strikeOrder,
  type OrderRefused,
  type PhaseAsked,
  type StruckOrder,
} from './rules/struck-order.ts';

export interface Striking {
  readonly game: OfferedGame;
  readonly group: number;
  readonly events: readonly SharedEvent[];
  readonly ports: Pick<OrdersPorts, 'issueCapOf' | 'limitedOf' | 'groupDefault'>;
}

export interface StrikeAsked {
  readonly slips: readonly ReadSlip[];
  readonly chase?: { readonly multiples: readonly number[] } | undefined;
  readonly locale: string;
}

type StrikeRefusal = Refusal<'chase-refused' | 'play-off' | 'number-closed' | 'slip-refused'>;

export function strikeAll(
  { game, group, events, ports }: Striking,
  { slips, chase, locale }: StrikeAsked,
): StruckOrder | StrikeRefusal {
  const { code, area, issuePayoutCap, chaseMost } = game.game;
  const groupDefault = ports.groupDefault();
  const offers = new Map<number | undefined, Offer>();
  const phases = events.map((event, index): PhaseAsked => {
    const lunarYear = lunarYearOf(game, event.drawsAt);
    const offer = offers.get(lunarYear) ?? offerOf({ game, group, groupDefault, lunarYear });
    offers.set(lunarYear, offer);
    const { eventId, name: issue, closesAt, drawsAt } = event;
    const multiple = chase?.multiples[index] ?? 1;
    const issueCap = leastOf(issuePayoutCap, ports.issueCapOf(eventId));
    const limitedNumbers = area === 'CN' ? undefined : ports.limitedOf(code, issue);
    const at = { eventId, issue, closesAt, drawsAt, multiple, issueCap };
    return { ...at, offer, lunarYear, limitedNumbers };
  });
  const order = strikeOrder(slips, phases);
  if (!('phases' in order)) return refusalOf(order, locale);
  const issues = chase?.multiples.length ?? 1;
  const most = Math.min(chaseMost, phases.length);
  return issues > most ? chaseRefused(locale, 'issues-out-of-range') : order;
}

const leastOf = (cap: Units, other: Units | null): Units =>
  other === null || cap < other ? cap : other;

function refusalOf(order: OrderRefused, locale: string): StrikeRefusal {
  if (order.refused === 'chase-refused') return chaseRefused(locale, order.reason);
  if (order.refused === 'play-off') {
    const { slip, play } = order;
    return refuse('play-off', { value: { slip, play } });
  }
  if (order.refused === 'number-closed') {
    const { refused, ...value } = order;
    return refuse(refused, { facts: value, value });
  }
  const { slip, reason } = order;
  const facts = { slip, reason: reasonText(locale, reason) };
  return refuse('slip-refused', { facts, value: { slip, reason } });
}
