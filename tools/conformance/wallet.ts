// The wallet of an operator as the suite meets it: one player, names that are never used twice, and
// the balance that must be there after every message.
import { randomUUID } from 'node:crypto';
import { parseUnits, printUnits, type Units } from '@baize/money';
import { refused, same, taken } from './cases.ts';
import { sendMessage, type Answer, type Fields, type Sender, type Spoil } from './wire.ts';

export interface WalletSuite {
  readonly sender: Sender;
  readonly token: string;
  readonly player: string;
  readonly game: string;
  readonly currency: string;
  /** A token whose session is over, where one was given. */
  readonly expiredToken: string | undefined;
  /** The balance the player must have now. */
  balance: Units;
}

export const units = (text: unknown): Units => {
  const read = typeof text === 'string' ? parseUnits(text, { decimalsMax: 2 }) : undefined;
  if (read === undefined) throw new Error(`${JSON.stringify(text)} is no amount`);
  return read;
};
export const newName = (): string => randomUUID();

export async function openWallet(
  sender: Sender,
  token: string,
  expiredToken: string | undefined,
): Promise<WalletSuite> {
  const json = taken(await sendMessage(sender, 'balance', { token }));
  const text = (name: string) => String(json[name]);
  const balance = units(json['balance']);
  if (balance < units('100.00')) throw new Error('The player needs 100.00 to be tested with.');
  const named = { player: text('player'), game: text('game'), currency: text('currency') };
  return { sender, token, expiredToken, ...named, balance };
}

export interface Betting {
  readonly id: string;
  readonly round: string;
  readonly fields: Fields;
}

/** A bet that is not sent yet. */
export function newBet(
  { token, game, currency }: WalletSuite,
  amount: string,
  more: Fields = {},
): Betting {
  const [id, round] = [newName(), newName()];
  const fields = { requestId: id, token, game, round, currency, amount, ...more };
  return { id, round: String(fields.round), fields };
}

export const send = (
  { sender }: WalletSuite,
  message: string,
  fields: Fields,
  spoil?: Spoil,
): Promise<Answer> => sendMessage(sender, message, fields, spoil);

/** The fields of what follows a bet. */
export function after({ player, currency }: WalletSuite, { round }: { round: string }, more = {}) {
  return { requestId: newName(), player, round, currency, ...more };
}

/** Bets, and sees that exactly that is gone. */
export async function bet(suite: WalletSuite, amount: string, more: Fields = {}) {
  const betting = newBet(suite, amount, more);
  const answer = await send(suite, 'bet', betting.fields);
  moved(suite, -units(amount), taken(answer, { late: false, round: betting.round, amount }));
  return { ...betting, answer };
}

/** The answer names the balance after this change. */
export function moved(suite: WalletSuite, change: Units, answer: Fields): void {
  suite.balance += change;
  same(answer['balance'], printUnits(suite.balance, 2), '"balance"');
}

/** A refusal, with nothing moved. */
export async function refusedWith(
  suite: WalletSuite,
  [message, fields]: readonly [string, Fields],
  [error, status]: readonly [string, number],
): Promise<Fields> {
  const json = refused(await send(suite, message, fields), error, status);
  await still(suite);
  return json;
}

/** Nothing has moved that should not have. */
export async function still(suite: WalletSuite): Promise<void> {
  const { json } = await send(suite, 'balance', { token: suite.token });
  same(json['balance'], printUnits(suite.balance, 2), 'the balance');
}
