// The operators' actions: approve, refuse and pay withdrawals, sometimes two operators at the same
// time, and check the books.
import { createClient, type Client } from '@baize/client';
import { commitment } from '@baize/engines';
import { must } from './broken.ts';
import { needsSignIn } from './calls.ts';
import type { Chance } from './chance.ts';
import { answerOr, untilAnswered, type KnownWithdrawal, type Player } from './player.ts';
import type { World } from './world.ts';

export interface Operator {
  readonly client: Client;
  readonly chance: Chance;
  readonly credentials: { readonly username: string; readonly password: string };
  token: string | undefined;
}

const pausesMs: readonly number[] = Array.from({ length: 12 }, () => 0);

export function createOperator(
  credentials: Operator['credentials'],
  chance: Chance,
  fetch: typeof globalThis.fetch,
): Operator {
  const token = () => operator.token;
  const client = createClient({ baseUrl: '', fetch, token, language: () => 'EN', pausesMs });
  const operator: Operator = { client, chance, credentials, token: undefined };
  return operator;
}

/** A call with the operator's session, signed in anew when it has run out or must be confirmed. */
export async function asOperator<T>(
  operator: Operator,
  asked: (client: Client) => ReturnType<Parameters<typeof untilAnswered<T>>[0]>,
) {
  for (let tried = 1; ; tried += 1) {
    if (operator.token === undefined) await signIn(operator);
    const result = await untilAnswered(() => asked(operator.client));
    if (result.ok || !needsSignIn.has(result.refused) || tried > 3) return result;
    operator.token = undefined;
  }
}

async function signIn(operator: Operator): Promise<void> {
  const { client, credentials } = operator;
  const ask = (more: { workProof?: string } = {}) =>
    untilAnswered(() => client.operator.signInStaff({ ...credentials, ...more }));
  let result = await ask();
  // A request that came twice, or whose answer was lost, is a second try of this name.
  while (!result.ok && result.refused === 'work-missing')
    result = await ask({ workProof: workProofOf(result.value['work'] as Work) });
  must(result.ok, 'staff can sign in', result);
  operator.token = result.value.token;
}

interface Work {
  readonly algorithm: string;
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
}

function workProofOf({ algorithm, challenge, salt, signature }: Work): string {
  let number = 0;
  while (commitment(`${salt}${number}`) !== challenge) number += 1;
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

interface Found {
  readonly player: Player;
  readonly withdrawal: KnownWithdrawal;
}

function withdrawalsIn(world: World, states: readonly KnownWithdrawal['state'][]): Found[] {
  return world.players.flatMap((player) =>
    [...player.withdrawals.values()]
      .filter(({ state }) => states.includes(state))
      .map((withdrawal) => ({ player, withdrawal })),
  );
}

/** One judgement of one withdrawal. */
export async function judge(world: World, operator: Operator): Promise<void> {
  const found = withdrawalsIn(world, ['pending', 'approved']);
  if (found.length === 0) return;
  const one = operator.chance.pick(found);
  if (operator.chance.percent(15)) return refuseIt(world, operator, one);
  return one.withdrawal.state === 'pending'
    ? approve(world, operator, one)
    : pay(world, operator, one);
}

/** Somebody else may have judged it at the same time, but nobody else acts in a quiet step. */
function mayBeDone(world: World, refusal: string): string[] {
  return world.isQuiet() ? [] : [refusal];
}

function intentOf({ chance }: Operator): string {
  return Buffer.from(chance.bytes(16)).toString('hex');
}

async function approve(world: World, operator: Operator, found: Found): Promise<void> {
  const intent = intentOf(operator);
  const id = found.withdrawal.refId;
  const result = await asOperator(operator, ({ wallet }) =>
    wallet.approveWithdrawal({ id }, { intent }),
  );
  const approved = answerOr(result, mayBeDone(world, 'withdrawal-not-pending'), 'an approval');
  if (!approved) return learn(world, found);
  become(found, 'approved');
  world.tally.add('withdrawal approved');
}

async function refuseIt(world: World, operator: Operator, found: Found): Promise<void> {
  const { withdrawal } = found;
  const intent = intentOf(operator);
  const asked = { id: withdrawal.refId, remark: 'the name on the card is another' };
  const result = await asOperator(operator, ({ wallet }) =>
    wallet.refuseWithdrawal(asked, { intent }),
  );
  const onItsWay = withdrawal.asked ? ['withdrawal-not-pending'] : [];
  const may = [...onItsWay, ...mayBeDone(world, 'withdrawal-not-pending')];
  if (!answerOr(result, may, 'a refusal')) return learn(world, found);
  become(found, 'refused');
  world.tally.add('withdrawal refused by the operator');
}

/** Takes note of a judgement, once. */
function become({ player, withdrawal }: Found, state: 'approved' | 'refused'): void {
  if (withdrawal.state === 'refused') return;
  if (state === 'approved' && withdrawal.state !== 'pending') return;
  withdrawal.state = state;
  if (state === 'approved') return;
  player.held -= withdrawal.amount;
  player.cash += withdrawal.amount;
}

/**
 * Somebody else judged it, or this judgement was carried out by a server that died before it could
 * say so: the operator looks again.
 */
async function learn(world: World, found: Found): Promise<void> {
  const seen = await world.house.pool.query<{ state: string }>(
    'select state from wallet_withdrawal where id = $1',
    [found.withdrawal.refId],
  );
  const state = seen.rows[0]?.state;
  if (state === 'approved' || state === 'refused') become(found, state);
}

async function pay(world: World, operator: Operator, { withdrawal }: Found): Promise<void> {
  const intent = intentOf(operator);
  const id = withdrawal.refId;
  // A provider that gives no answer may have got the request: the money counts as on its way until
  // told otherwise.
  withdrawal.asked = true;
  const result = await asOperator(operator, ({ wallet }) =>
    wallet.payWithdrawal({ id }, { intent }),
  );
  const may = ['provider-unavailable', ...mayBeDone(world, 'withdrawal-not-approved')];
  const sent = answerOr(result, may, 'a payment');
  if (sent) world.tally.add('withdrawal sent to the provider');
}

/** The operator's own view of the books must agree with itself. */
export async function lookAtBooks(operator: Operator): Promise<void> {
  const result = await asOperator(operator, ({ wallet }) => wallet.getTrialBalance({}));
  const books = answerOr(result, [], 'the trial balance');
  must(books?.balanced === true, 'the trial balance is balanced', books);
}

/** Turns how often a deposit must be staked before money can leave; it counts from now on. */
export async function turnPolicy(world: World, operator: Operator): Promise<void> {
  const value = operator.chance.weighted({ '0': 75, '1': 25 });
  const result = await asOperator(operator, ({ settings }) =>
    settings.setPolicy({ name: 'depositTurnoverTimes', value: Number(value) }),
  );
  answerOr(result, [], 'a policy');
  world.turnoverTimes = BigInt(value);
}
