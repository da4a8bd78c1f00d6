// The reserve: what must be kept for players. It is their balances, their money on games (open
// stakes, and what lies in vendors' wallets), and withdrawals that are asked for and not yet at
// their bank. What a player owes takes nothing off it.
import { isPlayMoney, printUnits, type Units } from '@baize/money';

export interface AccountSum {
  readonly currency: string;
  readonly kind: string;
  readonly balance: Units;
}

export interface Reserve {
  readonly currency: string;
  readonly balances: string;
  readonly onGames: string;
  readonly pendingWithdrawals: string;
  readonly heldReturns: string;
  readonly reserve: string;
}

export function reserveOf(sums: readonly AccountSum[]): readonly Reserve[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  return currencies.filter((one) => !isPlayMoney(one)).map((currency) => reserveIn(currency, sums));
}

function reserveIn(currency: string, sums: readonly AccountSum[]): Reserve {
  const of = (...kinds: readonly string[]) =>
    sums
      .filter((one) => one.currency === currency && kinds.includes(one.kind))
      .reduce((sum, { balance }) => sum + balance, 0n);
  const balances = of('player-cash');
  // A vendor's wallet may owe players less than nothing only by its own wins.
  const atVendors = of('vendor-clearing');
  const onGames = of('player-in-play') + (atVendors > 0n ? atVendors : 0n);
  const pending = of('player-held', 'payout-in-transit');
  const held = of('return-held');
  return {
    currency,
    balances: printUnits(balances),
    onGames: printUnits(onGames),
    pendingWithdrawals: printUnits(pending),
    heldReturns: printUnits(held),
    reserve: printUnits(balances + onGames + pending + held),
  };
}
