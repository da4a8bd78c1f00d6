// Money that lies with the vendor: what a platform moved here for a player, and play money. A purse
// is never negative, and a transfer is carried out once, however often it is asked for.
import { parseUnits, printUnits, type Units } from '@baize/money';
import type { Row, Store } from './open-store.ts';
import type { Session } from './sessions.ts';

const playMoney = 100_000_000n;

export const unitsOf = (text: string): Units => {
  const units = parseUnits(text, { decimalsMax: 2 });
  if (units === undefined) throw new RangeError(`${text} is no amount.`);
  return units;
};

export const textOf = (units: Units): string => printUnits(units, 2);

export const movedOwner = (vendor: string, player: string, currency: string): string =>
  `${vendor} ${player} ${currency}`;

export const ownerOf = (session: Session): string =>
  session.money === 'play'
    ? `play ${session.id}`
    : movedOwner(session.vendor, session.player, session.currency);

export function balanceOf(store: Store, owner: string): Units {
  const row = store.one('select balance from purse where owner = ?', owner);
  if (row !== undefined) return unitsOf(String(row['balance']));
  return owner.startsWith('play ') ? playMoney : 0n;
}

/** Gives the balance after it, or nothing when the purse holds too little. */
export function move(store: Store, owner: string, change: Units): Units | undefined {
  const after = balanceOf(store, owner) + change;
  if (after < 0n) return undefined;
  store.run(
    'insert into purse values (?, ?) on conflict (owner) do update set balance = excluded.balance',
    [owner, textOf(after)],
  );
  return after;
}

export interface Transfer {
  readonly vendor: string;
  readonly requestId: string;
  readonly player: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
}

export interface TransferDone {
  readonly state: 'done' | 'failed' | 'unknown';
  readonly error: string;
  readonly balance: string;
}

/** Carries it out, or gives what was answered before; another transfer's id is refused. */
export function transfer(
  store: Store,
  asked: Transfer,
  now: number,
): TransferDone | 'request-id-reused' {
  const { vendor, requestId, player, currency, direction, amount } = asked;
  return store.whole(() => {
    const row = find(store, vendor, requestId);
    if (row?.['state'] === 'unknown') return { ...doneOf(row), state: 'failed' };
    if (row !== undefined) {
      const same =
        row['player'] === player &&
        row['currency'] === currency &&
        row['direction'] === direction &&
        row['amount'] === amount;
      return same ? doneOf(row) : 'request-id-reused';
    }
    const owner = movedOwner(vendor, player, currency);
    const change = direction === 'in' ? unitsOf(amount) : -unitsOf(amount);
    const after = move(store, owner, change);
    const done: TransferDone = {
      state: after === undefined ? 'failed' : 'done',
      error: after === undefined ? 'balance-too-low' : '',
      balance: textOf(after ?? balanceOf(store, owner)),
    };
    write(store, asked, done, now);
    return done;
  });
}

/** The outcome of a transfer. One that has not come is refused from now on, should it come. */
export function checkTransfer(
  store: Store,
  { vendor, requestId }: Pick<Transfer, 'vendor' | 'requestId'>,
  now: number,
): TransferDone {
  return store.whole(() => {
    const row = find(store, vendor, requestId);
    if (row !== undefined) return doneOf(row);
    const done: TransferDone = { state: 'unknown', error: '', balance: '0.00' };
    const nobody = { player: '', currency: '', direction: 'in', amount: '' } as const;
    write(store, { vendor, requestId, ...nobody }, done, now);
    return done;
  });
}

const find = (store: Store, vendor: string, requestId: string): Row | undefined =>
  store.one('select * from transfer where vendor = ? and request_id = ?', vendor, requestId);

function write(store: Store, asked: Transfer, done: TransferDone, now: number): void {
  const { vendor, requestId, player, currency, direction, amount } = asked;
  store.run('insert into transfer values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
    vendor,
    requestId,
    player,
    currency,
    direction,
    amount,
    done.state,
    done.error,
    done.balance,
    now,
  ]);
}

const states = ['done', 'failed', 'unknown'] as const;

const doneOf = (row: Row): TransferDone => ({
  state: states.find((state) => state === row['state']) ?? 'failed',
  error: String(row['error']),
  balance: String(row['balance']),
});
