// Rounds and the messages they send. A round is written whole, with every message it will send, in
// one transaction before the first is sent; what is answered is written before the next is sent.
import type { Kind, RoundState } from '../rounds/course.ts';
import type { Row, Store } from './open-store.ts';
import type { Session } from './sessions.ts';

export interface Round {
  readonly id: string;
  readonly session: number;
  readonly choice: string;
  readonly stake: string;
  readonly outcome: string;
  readonly payout: string;
  readonly state: RoundState;
  /** Why it was refused, if it was. */
  readonly reason: string;
  readonly fault: string;
  /** The player's balance after the last answer that told it. */
  readonly balance: string | undefined;
  readonly at: number;
}

export interface Message {
  readonly id: string;
  readonly round: string;
  readonly place: number;
  readonly kind: Kind;
  readonly amount: string;
  readonly state: 'waiting' | 'taken' | 'refused' | 'dropped';
  readonly tries: number;
}

export interface NewRound extends Omit<Round, 'state' | 'reason' | 'balance'> {
  readonly whose: string;
  readonly intent: string;
  readonly seed: string;
  readonly messages: readonly Pick<Message, 'id' | 'kind' | 'amount'>[];
}

/** The one history that a session's rounds belong to: the player's of that game, else its own. */
export const whoseRounds = ({ id, vendor, game, player }: Session): string =>
  player === '' ? String(id) : `${vendor} ${game} ${player}`;

export function addRound(store: Store, round: NewRound): void {
  store.run(`insert into round values (?, ?, ?, ?, ?, ?, ?, ?, 'open', '', ?, null, ?, ?)`, [
    round.id,
    round.session,
    round.intent,
    round.choice,
    round.stake,
    round.seed,
    round.outcome,
    round.payout,
    round.fault,
    round.at,
    round.whose,
  ]);
  for (const [place, { id, kind, amount }] of round.messages.entries())
    addMessage(store, { id, round: round.id, place, kind, amount });
}

export function addMessage(store: Store, message: Omit<Message, 'state' | 'tries'>): void {
  const { id, round, place, kind, amount } = message;
  store.run(`insert into message values (?, ?, ?, ?, ?, 'waiting', 0, '')`, [
    id,
    round,
    place,
    kind,
    amount,
  ]);
}

export const findRound = (store: Store, id: string): Round | undefined =>
  roundOf(store.one('select * from round where id = ?', id));

/** Rounds of this session and of the player's other sessions; a trial player has no name. */
const ofThePlayer = `select round.* from round join session on session.id = round.session
  where (session.id = ? or (vendor = ? and player = ? and player <> ''))`;

type Whose = Pick<Session, 'vendor' | 'id' | 'player'>;

/** A click that was not answered is known again in a later session of the player's. */
export const roundOfIntent = (store: Store, whose: Whose, intent: string): Round | undefined =>
  roundOf(store.one(`${ofThePlayer} and intent = ?`, whose.id, whose.vendor, whose.player, intent));

export const roundOfPlayer = (store: Store, whose: Whose, round: string): Round | undefined =>
  roundOf(
    store.one(`${ofThePlayer} and round.id = ?`, whose.id, whose.vendor, whose.player, round),
  );

export const openRounds = (store: Store): string[] =>
  store.all("select id from round where state = 'open' order by at").map(({ id }) => String(id));

/** The last rounds of a game, also of the player's earlier sessions: one may have been cut off. */
export const historyOf = (store: Store, session: Session, count: number): Round[] =>
  store
    .all(
      'select * from round where whose = ? order by at desc, id desc limit ?',
      whoseRounds(session),
      count,
    )
    .flatMap((row) => roundOf(row) ?? []);

export const messagesOf = (store: Store, round: string): Message[] =>
  store.all('select * from message where round = ? order by place', round).map(messageOf);

export function writeMessage(
  store: Store,
  { id, state, tries }: Pick<Message, 'id' | 'state' | 'tries'>,
  error = '',
): void {
  store.run('update message set state = ?, tries = ?, error = ? where id = ?', [
    state,
    tries,
    error,
    id,
  ]);
}

export const dropWaiting = (store: Store, round: string): number =>
  store.run("update message set state = 'dropped' where round = ? and state = 'waiting'", [round]);

export function writeRound(
  store: Store,
  id: string,
  { state, reason, balance }: { state: RoundState; reason: string; balance: string | undefined },
): void {
  store.run('update round set state = ?, reason = ?, balance = coalesce(?, balance) where id = ?', [
    state,
    reason,
    balance ?? null,
    id,
  ]);
}

export const addSurprise = (store: Store, round: string, what: string, now: number): void =>
  void store.run('insert or ignore into surprise values (?, ?, ?)', [round, what, now]);

function roundOf(row: Row | undefined): Round | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row['id']),
    session: Number(row['session']),
    choice: String(row['choice']),
    stake: String(row['stake']),
    outcome: String(row['outcome']),
    payout: String(row['payout']),
    state: String(row['state']) as RoundState,
    reason: String(row['reason']),
    fault: String(row['fault']),
    balance: row['balance'] === null ? undefined : String(row['balance']),
    at: Number(row['at']),
  };
}

const messageOf = (row: Row): Message => ({
  id: String(row['id']),
  round: String(row['round']),
  place: Number(row['place']),
  kind: String(row['kind']) as Kind,
  amount: String(row['amount']),
  state: String(row['state']) as Message['state'],
  tries: Number(row['tries']),
});
