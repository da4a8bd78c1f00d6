// Joins members to the world of promotions, some by the invitation of another.
import { playerCaller } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Rewarded } from './known.ts';
import type { PromotionsWorld } from './world.ts';

export const paymentPassword = '246813';
const password = 'Quietriver2468';

interface Invited {
  readonly inviter: Rewarded | undefined;
  /** They are the member who invited them, under another name. */
  readonly isInviter: boolean;
}

const byNobody: Invited = { inviter: undefined, isInviter: false };

export async function join(world: PromotionsWorld, invited: Invited = byNobody): Promise<void> {
  const { modules } = await world.house.modules('first');
  const number = world.members.length + 1;
  const username = `winner${number}`;
  const { inviter, isInviter } = invited;
  const payeeName = isInviter && inviter ? inviter.payeeName : `Maria ${names[number]}`;
  const facts = { username, password, paymentPassword, type: 0, payeeName };
  const id = await modules.identity.enrol({
    ...facts,
    ...(inviter === undefined ? {} : { referrerId: inviter.id }),
  });
  must(id !== undefined, 'anybody can be enrolled');
  world.members.push(memberOf(world, { id, username, payeeName, ...invited }));
}

const names = ['', 'Santos', 'Reyes', 'Cruz', 'Ramos', 'Torres', 'Garcia', 'Lopez', 'Rivera'];

type Who = Pick<Rewarded, 'id' | 'username' | 'payeeName' | 'inviter' | 'isInviter'>;

const memberOf = (world: PromotionsWorld, who: Who): Rewarded => ({
  ...who,
  type: 0,
  upline: undefined,
  chance: world.chance.fork(who.username),
  caller: () => playerCaller(who.id, { username: who.username, type: 0, since: world.clock.now() }),
  cash: 0n,
  bonusMoney: 0n,
  held: 0n,
  transit: 0n,
  inPlay: 0n,
  debt: 0n,
  cardId: undefined,
  items: [],
  bonuses: [],
  bets: new Map(),
  isPoor: false,
  dropped: [],
  ownLimit: null,
  operatorLimit: null,
  failures: [],
  blocks: [],
  unpaidInRow: 0,
  blockedUntil: 0,
  plays: [],
  deposited: 0n,
  pointsMoved: 0n,
  joins: new Map(),
  rounds: new Map(),
  tickets: [],
  freeRounds: [],
  openFree: undefined,
  breakUntil: 0,
});
