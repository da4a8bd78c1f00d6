// Promotions: what the house offers as data, what members reach by it, and the rewards that follow,
// each due once and paid once, within its budget.
import type { promotions, PromotionTrigger } from '@baize/contract';
import { debounce } from '../../platform/counting/index.ts';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { none, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import type { CountedRange, HourPlay } from '../wagering/index.ts';
import { createActions } from './actions.ts';
import { readOpenings } from './draws/store/openings.ts';
import { createEnvelopes } from './envelopes/envelopes.ts';
import { readPacketsOf } from './envelopes/store/packets.ts';
import { keepOffers } from './offers/keep-offers.ts';
import { lookAtFriends } from './invitations/look-at-friends.ts';
import { markMoved } from './offers/store/facts.ts';
import type { PromotionsPorts } from './ports.ts';
import { hearTriggers } from './rewards/hear.ts';
import { callMembers } from './rewards/jobs/call-members.ts';
import { closePeriods } from './rewards/jobs/close-periods.ts';
import { dueRewards, lookAtMoved } from './rewards/jobs/due-rewards.ts';
import { lookAtLucky, noteLucky } from './rewards/lucky.ts';
import { readClaims } from './rewards/store/claims.ts';
import { expireTicketsJob } from './tickets/jobs/expire-tickets.ts';
import { readGiven } from './tickets/store/tickets.ts';

export type { AudienceMember, PromotedMember, PromotionsPorts } from './ports.ts';

/** Triggers that look at what members play and deposit. */
const readsMoves: ReadonlySet<PromotionTrigger> = new Set(['play', 'invitation']);

export function createPromotions(ports: PromotionsPorts) {
  const offers = keepOffers(ports);
  const lookBeside = lookAtFriends({ ...ports, offers });
  const soon = debounce(async () => {
    const isMore = [await lookAtMoved(ports, offers, lookBeside), await lookAtLucky(ports, offers)];
    return !isMore.includes(true);
  }, ports.log);
  hearTriggers(ports, offers);
  const envelopes = createEnvelopes(ports);
  return {
    actions: { ...createActions({ ...ports, offers }), ...envelopes.actions },
    /** Play was counted: the rewards of these members are looked at in a moment. */
    async hoursCounted(tx: Tx, added: readonly HourPlay[], range: CountedRange): Promise<void> {
      if (await noteLucky(ports, offers, tx, range)) soon.call();
      const own = added.filter(({ currency }) => currency === ports.currency);
      const playerIds = [...new Set(own.map(({ playerId }) => playerId))];
      const isAsked = offers.all().some(({ written }) => readsMoves.has(written.spec.trigger));
      if (playerIds.length === 0 || !isAsked) return;
      await markMoved(tx, playerIds, ports.clock.now());
      soon.call();
    },
    start: async () => {
      await offers.start();
      await envelopes.start();
    },
    stop: async () => {
      await soon.stop();
      await envelopes.stop();
      await offers.stop();
    },
    jobs: [
      dueRewards(ports, offers, lookBeside),
      closePeriods(ports, offers),
      callMembers(ports, offers),
      expireTicketsJob(ports),
      envelopes.job,
    ],
    sealed: [envelopes.sealed],
    forgetOld: none,
    copyOf: ({ playerId }: Member) => copyOfMember(ports.database.kysely, playerId),
    closing: none,
  } satisfies ModuleDoor<typeof promotions>;
}

async function copyOfMember(on: Queryable, playerId: string) {
  const { claims } = await readClaims(on, { playerId, pageNo: 1, pageSize: 10_000 });
  return {
    rewards: claims.map(({ decidedBy: _by, friendId: _of, heldFor: _for, ...claim }) => claim),
    tickets: await readGiven(on, playerId),
    openings: await readOpenings(on, { playerId, count: 10_000 }),
    envelopes: await readPacketsOf(on, playerId),
  };
}

export type Promotions = ReturnType<typeof createPromotions>;
