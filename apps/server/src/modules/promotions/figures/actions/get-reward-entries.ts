// Entries of a reward: of the member's and the house's accounts, and of the member's points.
import { refuse, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readClaim } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readTicketsOf, type Ticket } from '../../tickets/store/tickets.ts';

export const getRewardEntries =
  (ports: WithOffers): Action<typeof promotions.getRewardEntries> =>
  async ({ input: { id } }) => {
    const claim = await readClaim(ports.database.kysely, id);
    if (claim === undefined) return refuse('reward-not-found');
    const { playerId, currency, rewards } = claim;
    const rewardIds = rewards.map((_, place) => `${id}-${place}`);
    const [moved, points, tickets] = await Promise.all([
      ports.wallet.rewardEntries({ playerId, currency, rewardIds }),
      ports.points.entriesOf(rewardIds),
      readTicketsOf(ports.database.kysely, rewardIds),
    ]);
    const list = [
      ...moved.map(({ amount, after, ...entry }) => ({
        ...entry,
        amount: printUnits(amount),
        after: printUnits(after),
      })),
      ...points.map(({ kind, points: amount, balance, at }) => ({
        event: kind === 'reward' ? 'points-given' : 'points-taken',
        account: 'points',
        ofMember: true,
        amount: String(amount),
        after: String(balance),
        at: at.getTime(),
      })),
      ...[...tickets.values()].flatMap(entriesOfTicket),
    ];
    return { currency, list };
  };

/** Given, and taken back: those that were opened stay with the member. */
function entriesOfTicket({ given, givenAt, cancelled, cancelledAt }: Ticket) {
  const of = { account: 'tickets', ofMember: true };
  const first = { ...of, event: 'tickets-given', amount: String(given), after: String(given) };
  const back = { ...of, event: 'tickets-cancelled', amount: String(-cancelled), after: '0' };
  return [
    { ...first, at: givenAt },
    ...(cancelledAt === null ? [] : [{ ...back, at: cancelledAt }]),
  ];
}
