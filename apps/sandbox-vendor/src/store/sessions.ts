// Sessions of players: the game and whose money it is played with. A ticket opens a session once;
// it is exchanged for a key that the page shows from then on. Only digests of both are kept.
import { createHash, randomBytes } from 'node:crypto';
import { vendorCodes, type VendorCode } from '../games/game.ts';
import type { Row, Store } from './open-store.ts';

/** Whether stakes are asked of the platform, taken from money it moved here, or only play. */
export type Money = 'platform' | 'moved' | 'play';

export interface Session {
  readonly id: number;
  readonly vendor: VendorCode;
  readonly player: string;
  /** The platform's name of the session. */
  readonly token: string;
  readonly game: string;
  readonly currency: string;
  readonly language: string;
  /** Where players meet at stakes of their own; empty in other games. */
  readonly room: string;
  readonly backUrl: string;
  readonly money: Money;
}

const secretBytes = 24;
const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Gives the ticket. */
export function addSession(store: Store, session: Omit<Session, 'id'>, now: number): string {
  const ticket = randomBytes(secretBytes).toString('base64url');
  store.run(
    `insert into session (ticket, vendor, player, token, game, currency, language, room, back_url,
      money, opened_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      digestOf(ticket),
      session.vendor,
      session.player,
      session.token,
      session.game,
      session.currency,
      session.language,
      session.room,
      session.backUrl,
      session.money,
      now,
    ],
  );
  return ticket;
}

/** Changes the ticket for a key, once. */
export function openSession(store: Store, ticket: string): string | undefined {
  const key = randomBytes(secretBytes).toString('base64url');
  const opened = store.run('update session set ticket = null, key = ? where ticket = ?', [
    digestOf(key),
    digestOf(ticket),
  ]);
  return opened === 1 ? key : undefined;
}

export function sessionOfKey(store: Store, key: string): Session | undefined {
  const row = store.one('select * from session where key = ?', digestOf(key));
  return row && sessionOf(row);
}

export function sessionOfId(store: Store, id: number): Session {
  const row = store.one('select * from session where id = ?', id);
  if (row === undefined) throw new Error(`There is no session ${id}.`);
  return sessionOf(row);
}

const moneys: readonly Money[] = ['platform', 'moved', 'play'];

function sessionOf(row: Row): Session {
  const vendor = vendorCodes.find((code) => code === row['vendor']);
  const money = moneys.find((one) => one === row['money']);
  if (vendor === undefined || money === undefined) throw new Error('A session of nobody.');
  return {
    id: Number(row['id']),
    vendor,
    money,
    player: String(row['player']),
    token: String(row['token']),
    game: String(row['game']),
    currency: String(row['currency']),
    language: String(row['language']),
    room: String(row['room']),
    backUrl: String(row['back_url']),
  };
}
