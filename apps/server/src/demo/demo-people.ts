// Members of the demo world: enrolled with what they sign in by, paid in through the sandbox
// provider, and at play in the first game.
import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '@baize/engines';
import { isRefusal } from '@baize/contract';
import type { Modules } from '../compose/modules.ts';
import type { PlayerCaller } from '../platform/call/index.ts';
import { demoLogins } from './demo-logins.ts';
import { houseCall } from './house-call.ts';

/** The first player's phone: codes to it lie in the console's outbox. */
const demoMobile = '+639171234567';
const depositAmount = 10_000;
const stakes = ['2.00', '5.00', '10.00', '20.00'];
const settledWithinMs = 60_000;

export interface EnrolledPlayer {
  readonly username: string;
  readonly uplineId?: string;
  readonly referrerId?: string;
  readonly payeeName?: string;
}

/** The id of the account; undefined: there was one of this name. */
export function enrolPlayer(modules: Modules, enrolled: EnrolledPlayer) {
  const { username, payeeName = 'Demo Player', uplineId, referrerId } = enrolled;
  const [player] = demoLogins;
  return modules.identity.enrol({
    username,
    password: player.password,
    paymentPassword: player.paymentPassword,
    type: 0,
    payeeName,
    email: `${username}@example.com`,
    ...(username === player.username ? { mobile: demoMobile } : {}),
    ...(uplineId ? { uplineId } : {}),
    ...(referrerId ? { referrerId } : {}),
  });
}

export interface SeededPlayer {
  readonly username: string;
  readonly playerId: string;
  readonly now: () => number;
}

export const demoCaller = ({ username, playerId, now }: SeededPlayer): PlayerCaller => ({
  kind: 'player',
  playerId,
  username,
  type: 0,
  demo: false,
  currency: 'PHP',
  sessionId: 'seed',
  confirmedUntil: now(),
  since: now(),
});

/** Lets a player deposit and open the first game. */
export async function seedPlayer(
  modules: Modules,
  siteUrl: string,
  seeded: SeededPlayer,
): Promise<PlayerCaller> {
  const { now } = seeded;
  const caller = demoCaller(seeded);
  await deposit(modules, caller, siteUrl, now());
  await launch(modules, caller, siteUrl, now());
  return caller;
}

async function deposit(modules: Modules, caller: PlayerCaller, siteUrl: string, now: number) {
  const started = await modules.wallet.actions.depositByLaunchUrl({
    ...houseCall(siteUrl, now, `seed-deposit-${caller.username}`),
    caller,
    input: { amount: depositAmount, vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' },
  });
  if (isRefusal(started)) throw new Error(`the demo deposit was refused: ${started.refused}`);
  const page = new URL(started.redirectUrl);
  page.search = '';
  await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=pay',
  });
  for (let waited = 0; waited < settledWithinMs; waited += 100) {
    const { cash } = await modules.wallet.balance(caller.playerId, caller.currency);
    if (cash > 0n) return;
    await sleep(100);
  }
  throw new Error('the sandbox provider did not settle the demo deposit');
}

/** The game is opened as by a player, so that the shelf knows what is played. */
async function launch(modules: Modules, caller: PlayerCaller, siteUrl: string, now: number) {
  const [game] = games;
  if (!game) return;
  const launched = await modules.catalogue.actions.launchGame({
    ...houseCall(siteUrl, now, `seed-launch-${caller.username}`),
    caller,
    input: { launchMode: 'GLS', gameId: game.code },
  });
  if (isRefusal(launched)) throw new Error(`a demo launch was refused: ${launched.refused}`);
}

export async function play(modules: Modules, player: PlayerCaller, now: number, round: number) {
  const intent = `seed-${player.username}-${round}`;
  const [game] = games;
  if (!game) return;
  const spun = await modules.slots.actions.spin({
    ...houseCall('', now, intent),
    caller: {
      kind: 'game',
      player: { ...player, since: now },
      gameCode: game.code,
      opening: 'demo',
    },
    input: { gameCode: game.code, stake: stakes[round % stakes.length] ?? '2.00' },
  });
  if (isRefusal(spun)) throw new Error(`a demo spin was refused: ${spun.refused}`);
}
