// Calls of the wallet's world: as the gateway hands them to the modules of a process, sometimes
// twice at once, once more after an answer that was lost, or to a server that dies meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isRefusal, type Refusal } from '@baize/contract';
import { callOf, type Modules, type StaffCaller, type Which } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Tally } from '../tally.ts';
import type { WalletWorld } from './world.ts';

type AskHappening =
  | 'call repeated after its answer'
  | 'call sent twice at once'
  | 'server crashed'
  | 'two cashiers at one record';

/** What a world needs to be asked in; other worlds than the wallet's are asked alike. */
export interface AskedWorld extends Pick<
  WalletWorld,
  'house' | 'chance' | 'trouble' | 'clock' | 'staff' | 'dies'
> {
  readonly tally: Pick<Tally<AskHappening>, 'add'>;
}

export type CallTo<C> = <I>(input: I) => ReturnType<typeof callOf<C, I>>;
type Act<C, A> = (modules: Modules, call: CallTo<C>) => Promise<A>;
export type Given<A> = Exclude<A, Refusal>;

export interface Asked<A> {
  readonly answer: A;
  /** The server died over it: it may have been done before it was asked again. */
  readonly isUnsure: boolean;
}

const triesMax = 6;

/** One click, however often it has to be sent. `keyed`: its repetition is answered alike. */
export async function ask<C, A>(
  world: AskedWorld,
  caller: C,
  act: Act<C, A>,
  kind: 'keyed' | 'once' = 'keyed',
): Promise<Asked<A>> {
  const intent = newIntent(world);
  const send = async (of: Which = 'first') => {
    const { modules } = await world.house.modules(of);
    return act(modules, (input) => callOf(caller, input, world.clock.now(), { intent }));
  };
  if (world.dies()) return askDying(world, send);
  const fault = world.trouble.weighted({ none: 90, lost: 5, twice: 5 });
  if (fault === 'none') return { answer: await send(), isUnsure: false };
  const second = world.trouble.percent(50) ? 'first' : 'second';
  const [one, other] =
    fault === 'twice'
      ? await Promise.all([send(), send(second)])
      : [await send(), await send(second)];
  world.tally.add(fault === 'twice' ? 'call sent twice at once' : 'call repeated after its answer');
  const isBoth = !isRefusal(one) && !isRefusal(other);
  const isAlike = kind === 'once' || !isBoth || isDeepStrictEqual(one, other);
  must(isAlike, 'one click has one answer', [one, other]);
  // The one that succeeded counts: the other may have been refused because this one was done.
  return { answer: isRefusal(one) ? other : one, isUnsure: false };
}

/** The same where nothing goes wrong. */
export async function calmly<C, A>(
  world: AskedWorld,
  caller: C,
  act: Act<C, A>,
): Promise<Given<A>> {
  const intent = newIntent(world);
  const { modules } = await world.house.modules('first');
  const answer = await act(modules, (input) =>
    callOf(caller, input, world.clock.now(), { intent }),
  );
  must(!isRefusal(answer), 'nothing is refused without a reason', answer);
  return answer as Given<A>;
}

async function askDying<A>(world: AskedWorld, send: () => Promise<A>): Promise<Asked<A>> {
  const { died } = await world.house.modules('first');
  const dead = new Promise<'dead'>((resolve) => {
    died.addEventListener('abort', () => resolve('dead'), { once: true });
  });
  const work = send().then(
    (answer) => ({ answer }),
    () => 'dead' as const,
  );
  await sleep(world.trouble.int(12));
  await world.house.crash();
  world.tally.add('server crashed');
  const first = await Promise.race([work, dead]);
  if (first !== 'dead') return { ...first, isUnsure: false };
  for (let tries = 1; ; tries += 1) {
    try {
      return { answer: await send(), isUnsure: true };
    } catch (error) {
      must(tries < triesMax, 'a call is answered in the end', String(error));
    }
  }
}

export const newIntent = ({ chance }: Pick<WalletWorld, 'chance'>): string =>
  Buffer.from(chance.bytes(16)).toString('hex');

/** The answer, or undefined when one of the refusals that may be given here was given. */
export function givenOr<A>(
  { answer }: Pick<Asked<A>, 'answer'>,
  mayBe: readonly string[],
  what: string,
): Given<A> | undefined {
  if (!isRefusal(answer)) return answer as Given<A>;
  must(mayBe.includes(answer.refused), `${what} is not refused with ${answer.refused}`, answer);
  return undefined;
}

export const refusalOf = (answer: unknown): string =>
  isRefusal(answer as Refusal) ? (answer as Refusal).refused : '';

/**
 * Whether an action of staff was carried out: a server that died over it may have done it, and then
 * refuses it as done already.
 */
export function isDone<A>(asked: Asked<A>, already: string, what: string): boolean {
  const refused = refusalOf(asked.answer);
  if (refused === '') return true;
  must(asked.isUnsure && refused === already, `${what} is not refused with ${refused}`, asked);
  return true;
}

type StaffAct<A> = Act<StaffCaller, A>;

/** Two members of staff act at one record at the same moment, in two processes. */
export async function duel<A, B>(
  world: AskedWorld,
  [one, other]: readonly [StaffAct<A>, StaffAct<B>],
): Promise<readonly [A, B]> {
  const [ana, ben] = world.staff;
  const call =
    (caller: StaffCaller): CallTo<StaffCaller> =>
    (input) =>
      callOf(caller, input, world.clock.now(), { intent: newIntent(world) });
  const [first, second] = await Promise.all(
    (['first', 'second'] as const).map((of) => world.house.modules(of)),
  );
  must(first !== undefined && second !== undefined, 'there are two processes');
  const [left, right] = [call(ana), call(ben)];
  const both = await Promise.all([one(first.modules, left), other(second.modules, right)]);
  world.tally.add('two cashiers at one record');
  return both;
}

/** Exactly one of the two was carried out; gives which. */
export function winnerOf(both: readonly [unknown, unknown], already: readonly string[]): 0 | 1 {
  const refused = both.map(refusalOf);
  const done = refused.filter((name) => name === '').length;
  must(done === 1, 'of two cashiers at one record exactly one has an effect', both);
  const lost = refused.find((name) => name !== '') ?? '';
  must(already.includes(lost), 'the later of two cashiers is told why', both);
  return refused[0] === '' ? 0 : 1;
}
