// The simulated players, and the odds of what each does next.
import { addCard, answerReceipt, deposit, isUnanswered, withdraw } from './cashier.ts';
import { must } from './broken.ts';
import { asPlayer } from './calls.ts';
import { drawAgain } from './fairness.ts';
import { limit, lookAtBalance, newIntentOf, play, repeat, rotate, takeBreak } from './play.ts';
import { playDice } from './dice.ts';
import { playHand } from './hands.ts';
import { cancel, lookAtOrders, order, orderLate } from './lottery/orders.ts';
import { createPlayer, untilAnswered, type Player } from './player.ts';
import type { World } from './world.ts';

const poorUnits = 200_000n;

/** Somebody new registers and is signed in. */
export async function join(world: World): Promise<void> {
  const number = world.players.length + 1;
  const chance = world.chance.fork(`player ${number}`);
  const player = createPlayer(`walker${number}`, chance, world.network('site'));
  const { username, password } = player;
  const terms = await untilAnswered(() => player.client.settings.getTerms());
  must(terms.ok, 'anybody can read the terms', terms);
  const { version } = terms.value;
  // Every other one comes by the invitation of the first.
  const { invitation } = world;
  const isInvited = invitation !== undefined && number % 2 === 0;
  const form = {
    username,
    password,
    confirmPassword: password,
    birthday: '1990-05-17',
    termsVersion: version,
    privacyVersion: version,
    login: true,
    ...(isInvited ? { affiliateCode: invitation } : {}),
  };
  player.upline = isInvited ? world.players[0] : undefined;
  const intent = newIntentOf(player);
  const result = await untilAnswered(() => player.client.identity.register(form, { intent }));
  must(result.ok, 'anybody of age can register', result);
  player.playerId = result.value.customerId;
  player.token = result.value.token;
  const chosen = await untilAnswered(() => player.client.wagering.setRealityCheck({ minutes: 15 }));
  must(chosen.ok, 'anybody may ask for a reality check', chosen);
  world.players.push(player);
  world.tally.add('player joined');
}

const habits = {
  play: 32,
  dice: 5,
  hand: 10,
  order: 13,
  orderLate: 11,
  cancel: 8,
  orders: 7,
  deposit: 13,
  withdraw: 13,
  receipt: 16,
  card: 2,
  rotate: 5,
  draw: 8,
  limit: 2,
  rest: 1,
  repeat: 8,
  balance: 4,
  leave: 1,
} as const;

const actions: Readonly<
  Record<keyof typeof habits, (world: World, player: Player) => Promise<void>>
> = {
  play,
  dice: playDice,
  hand: playHand,
  order,
  orderLate,
  cancel,
  orders: lookAtOrders,
  deposit,
  withdraw,
  receipt: answerReceipt,
  card: addCard,
  rotate,
  draw: drawAgain,
  limit,
  rest: takeBreak,
  repeat,
  balance: lookAtBalance,
  leave,
};

export async function actPlayer(world: World, player: Player): Promise<void> {
  const habit = habitOf(player);
  await actions[habit](world, player);
}

function habitOf(player: Player): keyof typeof habits {
  const { chance, withdrawals, cash } = player;
  if ([...withdrawals.values()].some(isUnanswered) && chance.percent(50)) return 'receipt';
  if (cash < poorUnits && chance.percent(60)) return 'deposit';
  return chance.weighted(habits);
}

/** Signs out; the next call signs in again. */
async function leave(world: World, player: Player): Promise<void> {
  await asPlayer(world, player, ({ identity }) => identity.logout({}));
  player.token = undefined;
  player.gameTokens.clear();
}
