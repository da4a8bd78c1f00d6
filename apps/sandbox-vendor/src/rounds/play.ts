// Begins a round: checks the stake, draws from a fresh secret seed, writes the round with all its
// messages and has it carried. With money that lies here the round is settled in that same
// transaction. The same intent of a player is the same round for ever, also in another session.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { parseUnits, type Units } from '@baize/money';
import { drawsOf } from '../games/draws.ts';
import { payoutOf, type Game } from '../games/game.ts';
import type { Store } from '../store/open-store.ts';
import { move, ownerOf, textOf } from '../store/purses.ts';
import * as books from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { courseOf } from './course.ts';
import type { Courier } from './courier.ts';
import { chooseFault, type FaultPlan } from './misfortune.ts';
import { stakesOf } from './stakes.ts';

export interface PlayPorts {
  readonly store: Store;
  readonly courier: Courier;
  readonly faults: FaultPlan;
  readonly now: () => number;
  /** How long the round waits for its player before it goes on. */
  readonly waitMsMax: number;
}

export interface Asked {
  readonly intent: string;
  readonly choice: string;
  readonly stake: string;
}

export type PlayRefusal = 'choice-unknown' | 'stake-out-of-bounds' | 'balance-too-low';

export async function play(
  ports: PlayPorts,
  { session, game }: { session: Session; game: Game },
  asked: Asked,
): Promise<books.Round | PlayRefusal> {
  const { store } = ports;
  const known = books.roundOfIntent(store, session, asked.intent);
  if (known === undefined) {
    if (!game.takes(asked.choice)) return 'choice-unknown';
    const stake = parseUnits(asked.stake, { decimalsMax: 2 });
    const { least, most } = stakesOf(session);
    if (stake === undefined || stake < least || stake > most) return 'stake-out-of-bounds';
    const begun = begin(ports, { session, game, stake }, asked);
    if (begun !== undefined) return begun;
  }
  const round = books.roundOfIntent(store, session, asked.intent);
  if (round === undefined) throw new Error('A round that was written is gone.');
  if (round.state === 'open') await inTime(ports.courier.carry(round.id), ports.waitMsMax);
  return books.findRound(store, round.id) ?? round;
}

function begin(
  { store, faults, now }: PlayPorts,
  { session, game, stake }: { session: Session; game: Game; stake: Units },
  asked: Asked,
): PlayRefusal | undefined {
  const seed = randomBytes(32).toString('hex');
  const { outcome, hundredths } = game.play(asked.choice, drawsOf(seed));
  const payout = payoutOf(stake, hundredths);
  const isAsked = session.money === 'platform';
  const fault = isAsked ? chooseFault(faults, (below) => randomInt(below)) : '';
  const id = randomUUID();
  const course = isAsked ? courseOf(fault, payout > 0n) : [];
  return store.whole(() => {
    books.addRound(store, {
      whose: books.whoseRounds(session),
      id,
      session: session.id,
      intent: asked.intent,
      choice: asked.choice,
      stake: textOf(stake),
      seed,
      outcome: JSON.stringify(outcome),
      payout: textOf(payout),
      fault,
      at: now(),
      messages: course.map((kind, place) => ({
        id: `${id}-${place}`,
        kind,
        amount: amountOf(kind, { stake, payout }),
      })),
    });
    if (isAsked) return undefined;
    return settleHere(store, { id, owner: ownerOf(session), stake, payout });
  });
}

/** A win that must be refused asks for the stake where nothing was won. */
const amountOf = (kind: string, { stake, payout }: { stake: Units; payout: Units }): string => {
  if (kind === 'end') return '0.00';
  return textOf(kind === 'win' && payout > 0n ? payout : stake);
};

interface Here {
  readonly id: string;
  readonly owner: string;
  readonly stake: Units;
  readonly payout: Units;
}

function settleHere(store: Store, { id, owner, stake, payout }: Here): undefined {
  const paid = move(store, owner, -stake) !== undefined;
  const after = paid ? move(store, owner, payout) : undefined;
  const reason = paid ? '' : 'balance-too-low';
  const balance = after === undefined ? undefined : textOf(after);
  books.writeRound(store, id, { state: paid ? 'settled' : 'refused', reason, balance });
}

async function inTime(work: Promise<void>, msMax: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, msMax);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
