// The net result of a round for the player: return less stake, in exact cents.
export interface RoundMoney {
  readonly payout?: string | undefined;
  readonly stake: string;
}

export interface Net {
  readonly look: 'gain' | 'even' | 'loss';
  /** A decimal text without its sign. */
  readonly amount: string;
}

export function netOf({ payout = '0.00', stake }: RoundMoney): Net {
  const net = cents(payout) - cents(stake);
  const size = net < 0n ? -net : net;
  const amount = `${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
  if (net === 0n) return { look: 'even', amount };
  return { look: net > 0n ? 'gain' : 'loss', amount };
}

/** The net with its sign, written by the page's own rule of amounts. */
export function netText(net: Net, write: (amount: string) => string): string {
  const sign = { gain: '+', even: '', loss: '−' }[net.look];
  return `${sign}${write(net.amount)}`;
}

const cents = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
};
