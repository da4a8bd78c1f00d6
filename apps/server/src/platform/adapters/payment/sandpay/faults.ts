// Faults that a real provider shows now and then, on demand: each is asked for a number of times
// and used up by the next calls it fits.
import type { Store } from './store.ts';

export const faultKinds = [
  /** The call is refused with 503 and nothing is made. */
  'refuse',
  /** The payment is made, but no answer comes back. */
  'no-answer',
  /** The next payment is refused by the bank. */
  'refusal',
  /** The next webhook is sent twice. */
  'duplicate-webhook',
  /** The next webhook carries a wrong signature once. */
  'wrong-signature',
  /** The next webhook fails on its way once and is sent again later. */
  'lost-webhook',
  /** The webhooks of the next payment leave a minute late. */
  'delay-webhook',
  /** An earlier step of the next payment is told after a later one. */
  'reorder-webhooks',
  /** More arrives for the next payment than was asked for. */
  'wrong-amount',
  /** Half of the next payment arrives. */
  'partial',
  /** The next payment is taken back after it was paid. */
  'reversal',
  /** Nothing is ever told of the next payment or payout, whatever became of it. */
  'silence',
  /** The next payout fails. */
  'payout-fails',
  /** The next daily file leaves out a payment and tells a wrong amount of another. */
  'settlement-wrong',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export function isFaultKind(word: unknown): word is FaultKind {
  return faultKinds.some((kind) => kind === word);
}

export function askForFault(store: Store, kind: FaultKind, times: number): void {
  store.run(
    `insert into fault (kind, times_left) values (?, ?)
    on conflict (kind) do update set times_left = excluded.times_left`,
    kind,
    times,
  );
}

export function clearFaults(store: Store): void {
  store.run('delete from fault');
}

export function listFaults(store: Store): { kind: string; timesLeft: number }[] {
  return store.all('select kind, times_left as "timesLeft" from fault order by kind');
}

/** True when such a fault was asked for; it is then used up by one. */
export function useFault(store: Store, kind: FaultKind): boolean {
  if (store.run('delete from fault where kind = ? and times_left = 1', kind) === 1) return true;
  return store.run('update fault set times_left = times_left - 1 where kind = ?', kind) === 1;
}

/** Of these kinds, those that were asked for, each used up by one. */
export function useFaults(store: Store, ...kinds: readonly FaultKind[]): ReadonlySet<FaultKind> {
  return new Set(kinds.filter((kind) => useFault(store, kind)));
}

/** `delay-webhook:3,silence`, as the environment names them. */
export function readFaults(text: string): readonly (readonly [FaultKind, number])[] {
  const named = text.split(',').filter((part) => part.trim() !== '');
  return named.map((part) => {
    const [kind = '', times = '1'] = part.trim().split(':');
    const count = Number(times);
    if (!isFaultKind(kind) || !Number.isInteger(count) || count < 1) {
      throw new Error(`"${part}" is no fault: name some of ${faultKinds.join(', ')}.`);
    }
    return [kind, count] as const;
  });
}
