// Opens a draw by one named ticket: the first of its look that is open to the member. A ticket that
// was used tells what it opened, again and again.
import {
  isRefusal,
  refuse,
  type OutputOf,
  type promotions,
  type Refusal,
  type TicketKind,
} from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import { digestOf } from '../../../platform/secrets/index.ts';
import { drawOf } from '../draws/may-open.ts';
import { openOnce, type OpenRefusal } from '../draws/open.ts';
import { readOpeningByTicket, type Opening } from '../draws/store/openings.ts';
import { isRunning } from '../offers/rules/offer.ts';
import { unitsOf } from '../offers/rules/spec.ts';
import type { WithOffers } from '../rewards/with-offers.ts';
import { readTicketsOf } from '../tickets/store/tickets.ts';
import { ticketNamed } from './rules/ticket-type.ts';

export interface TicketAsked {
  readonly transactionId: string;
  readonly playerId: string;
  readonly now: number;
}

type Shown = OutputOf<typeof promotions.claimTicket>;
type Refused = Refusal<
  | 'ticket-unknown'
  | Exclude<
      OpenRefusal['refused'],
      'promotion-not-found' | 'promotion-changed' | 'idempotency-key-reused'
    >
>;

/** Of these looks; a draw that is not for the member is passed over while another one is. */
export async function openTicket(
  ports: WithOffers,
  { transactionId, playerId, now }: TicketAsked,
  kinds: readonly TicketKind[],
): Promise<Shown | Refused> {
  const on = ports.database.kysely;
  const ticket = ticketNamed(transactionId);
  const given = ticket && (await readTicketsOf(on, [ticket.ticketId])).get(ticket.ticketId);
  if (!ticket || given?.playerId !== playerId || !kinds.includes(given.kind))
    return refuse('ticket-unknown');
  const known = await readOpeningByTicket(on, ticket);
  if (known) return shown(known, transactionId);
  const openingId = digestOf(`ticket ${transactionId}`).slice(0, 32);
  let refused: Refused = refuse('promotion-closed');
  for (const offer of ports.offers.all().filter((one) => isRunning(one, now))) {
    const draw = drawOf(offer)?.draw;
    if (draw?.look !== given.kind || !draw.tickets) continue;
    const { id: promotionId, version } = offer;
    const asked = { promotionId, version, playerId, openingId, ticket, now };
    const done = await openOnce(ports, asked);
    if (!isRefusal(done)) return shown(done, transactionId);
    refused = named(done);
    if (!passedOver.has(refused.refused)) return refused;
  }
  return refused;
}

const passedOver: ReadonlySet<string> = new Set<OpenRefusal['refused']>([
  'promotion-closed',
  'promotion-not-for-you',
  'promotion-mobile-missing',
  'promotion-group-taken',
  'draw-used-up',
]);

/** Published anew or stopped between the look and the opening. */
function named(refusal: OpenRefusal): Refused {
  switch (refusal.refused) {
    case 'promotion-not-found':
    case 'promotion-changed':
    case 'idempotency-key-reused':
      return refuse('promotion-closed');
    default:
      return { ...refusal, refused: refusal.refused };
  }
}

function shown({ promotionId, segment, rewards }: Opening, transactionId: string): Shown {
  const [first] = rewards;
  const rewardAmount = unitsToNumber(unitsOf(first?.amount ?? '0'));
  return { transactionId, promotionId, segment, rewardType: first?.kind ?? '', rewardAmount };
}
