// Promotions: what the house offers as data, what members reach by it, and the rewards that follow,
// each due once and paid once, within its budget.
import type { promotions, PromotionTrigger } from '@baize/contract';
import { debounce } from '../../platform/counting/index.ts';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { none, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import type { CountedRange, HourPlay } from '../wagering/index.ts';
import { createActions } from './actions.ts';
import { feedBoards } from './boards/feed.ts';
import { keepBoards } from './boards/jobs/keep-boards.ts';
import { judgeWaiting } from './boards/judge.ts';
import { createBoardNews } from './boards/news.ts';
import { readOpenings } from './draws/store/openings.ts';
import { createEnvelopes } from './envelopes/envelopes.ts';
import { readPacketsOf } from './envelopes/store/packets.ts';
import { keepOffers, type OfferKeeper } from './offers/keep-offers.ts';
import { lookAtFriends } from './invitations/look-at-friends.ts';
import { markMoved } from './offers/store/facts.ts';
import type { PromotionsPorts } from './ports.ts';
import { endFreeRounds } from './rewards/end-free-rounds.ts';
import { hearTriggers } from './rewards/hear.ts';
import { callMembers } from './rewards/jobs/call-members.ts';
import { closePeriods } from './rewards/jobs/close-periods.ts';
import { dueRewards, lookAtMoved } from './rewards/jobs/due-rewards.ts';
import { endFreeRoundsJob } from './rewards/jobs/end-free-rounds.ts';
import { lookAtLucky, noteLucky } from './rewards/lucky.ts';
import { claimableOf } from './rewards/claimable.ts';
import { loseRewards } from './rewards/lose-rewards.ts';
import { readClaims } from './rewards/store/claims.ts';
import { expireTicketsJob } from './tickets/jobs/expire-tickets.ts';
import { readGiven } from './tickets/store/tickets.ts';
import { readUsedBy } from './vouchers/store/vouchers.ts';

export type { AudienceMember, PromotedMember, PromotionsPorts } from './ports.ts';

/** Triggers that look at what members play and deposit. */
const readsMoves: ReadonlySet<PromotionTrigger> = new Set(['play', 'invitation']);

export function createPromotions(ports: PromotionsPorts) {
  const offers = keepOffers(ports);
  const boardNews = createBoardNews(ports);
  const lookBeside = lookAtFriends({ ...ports, offers });
  const soon = debounce(async () => {
    const isMore = [await lookAtMoved(ports, offers, lookBeside), await lookAtLucky(ports, offers)];
    isMore.push(await endFreeRounds(ports));
    boardNews.moved(await judgeWaiting(ports, offers));
    return !isMore.includes(true);
  }, ports.log);
  hearTriggers(ports, offers);
  const envelopes = createEnvelopes(ports);
  return {
    actions: { ...createActions({ ...ports, offers }), ...envelopes.actions },
    /** Play was counted: the rewards of these members are looked at in a moment. */
    async hoursCounted(tx: Tx, added: readonly HourPlay[], range: CountedRange): Promise<void> {
      if (await noteLucky(ports, offers, tx, range)) soon.call();
      const ranked = await feedBoards(ports, offers, tx, added, range);
      boardNews.moved(ranked);
      if (ranked.length > 0) soon.call();
      const isAsked = offers.all().some(({ written }) => readsMoves.has(written.spec.trigger));
      if (isAsked && (await markPlayers(ports, tx, added))) soon.call();
    },
    /** A free round was closed: it may have been the last. */
    freeRoundClosed: () => soon.call(),
    start: async () => {
      await offers.start();
      await envelopes.start();
    },
    stop: async () => {
      await soon.stop();
      await envelopes.stop();
      boardNews.stop();
      await offers.stop();
    },
    /** How many rewards the member can claim now. */
    claimableOf: (playerId: string) => claimableOf(ports, playerId),
    jobs: [...jobsOf(ports, offers, lookBeside), envelopes.job],
    sealed: [envelopes.sealed],
    forgetOld: none,
    copyOf: ({ playerId }: Member) => copyOfMember(ports.database.kysely, playerId),
    closing: { standing: async () => ({}), payOut: loseRewards },
  } satisfies ModuleDoor<typeof promotions>;
}

const jobsOf = (
  ports: PromotionsPorts,
  offers: OfferKeeper,
  lookBeside: ReturnType<typeof lookAtFriends>,
) => [
  dueRewards(ports, offers, lookBeside),
  closePeriods(ports, offers),
  callMembers(ports, offers),
  expireTicketsJob(ports),
  endFreeRoundsJob(ports),
  keepBoards(ports, offers),
];

/** Their rewards are to be looked at; false: nobody's. */
async function markPlayers(
  { currency: own, clock }: PromotionsPorts,
  tx: Tx,
  added: readonly HourPlay[],
): Promise<boolean> {
  const ofOwn = added.filter(({ currency }) => currency === own);
  const playerIds = [...new Set(ofOwn.map(({ playerId }) => playerId))];
  if (playerIds.length > 0) await markMoved(tx, playerIds, clock.now());
  return playerIds.length > 0;
}

async function copyOfMember(on: Queryable, playerId: string) {
  const { claims } = await readClaims(on, { playerId, pageNo: 1, pageSize: 10_000 });
  return {
    rewards: claims.map(
      ({ decidedBy: _by, proposedBy: _first, friendId: _of, heldFor: _for, ...claim }) => claim,
    ),
    tickets: await readGiven(on, playerId),
    openings: await readOpenings(on, { playerId, count: 10_000 }),
    envelopes: await readPacketsOf(on, playerId),
    vouchers: await readUsedBy(on, playerId, 10_000),
  };
}

export type Promotions = ReturnType<typeof createPromotions>;
