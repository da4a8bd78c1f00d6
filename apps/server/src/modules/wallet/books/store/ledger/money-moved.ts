// The movements of money that figures of members count beside play: of which member, of what kind,
// how much. A movement that takes back what was counted is below zero.
import type { AccountKind, AccountRef, LedgerEvent, Posting } from '@baize/ledger';
import type { Units } from '@baize/money';

export type MovedKind =
  | 'deposit'
  | 'withdrawal'
  | 'bonus'
  | 'rebate'
  | 'lottery-rebate'
  | 'team-rebate'
  | 'commission'
  | 'wage'
  | 'house-wage'
  | 'dividend';

export interface MoneyMoved {
  readonly playerId: string;
  readonly currency: string;
  readonly kind: MovedKind;
  readonly amount: Units;
  readonly event: LedgerEvent;
  readonly reference: string;
}

/** The account whose change is the movement, and whether it gains what the member gains. */
interface Counted {
  readonly kind: MovedKind;
  readonly account: AccountKind;
  readonly sign: 1n | -1n;
}

const deposit: Counted = { kind: 'deposit', account: 'payment-clearing', sign: -1n };
const withdrawal: Counted = { kind: 'withdrawal', account: 'player-held', sign: -1n };
const bonus: Counted = { kind: 'bonus', account: 'bonus-funding', sign: -1n };
const rebate: Counted = { kind: 'rebate', account: 'player-cash', sign: 1n };
/** Of the wages those that the house pays: no agent's cash. */
const houseWage: Counted = { kind: 'house-wage', account: 'house-gaming', sign: -1n };
const none: readonly Counted[] = [];

const counted: Readonly<Record<LedgerEvent, readonly Counted[]>> = {
  'deposit-settled': [deposit],
  'deposit-reversed': [deposit],
  'c2c-settled': [withdrawal, { kind: 'deposit', account: 'player-cash', sign: 1n }],
  'withdrawal-paid': [withdrawal],
  'withdrawal-fee-taken': [withdrawal],
  'withdrawal-returned': [withdrawal],
  'withdrawal-requested': none,
  'withdrawal-refused': none,
  'withdrawal-received': none,
  'lottery-rebate': [rebate, { ...rebate, kind: 'lottery-rebate' }],
  'team-rebate': [{ kind: 'team-rebate', account: 'player-cash', sign: 1n }],
  'category-rebate': [rebate],
  'category-team-rebate': [{ kind: 'team-rebate', account: 'player-cash', sign: 1n }],
  'commission-paid': [{ kind: 'commission', account: 'player-cash', sign: 1n }],
  // Also the payer's side: a team pays within itself what nobody else gave it.
  'dividend-paid': [{ kind: 'dividend', account: 'player-cash', sign: 1n }],
  'salary-paid': [{ kind: 'wage', account: 'player-cash', sign: 1n }, houseWage],
  'bonus-granted': [bonus],
  'bonus-released': [bonus],
  'bonus-expired': [bonus],
  'bonus-cancelled': [bonus],
  'bonus-forfeited': [bonus],
  'reward-paid': [bonus],
  'reward-taken': [bonus],
  'packet-paid': [bonus],
  'goods-paid': none,
  'goods-returned': none,
  'envelope-filled': none,
  'envelope-returned': none,
  'packet-freed': none,
  'adjustment-credited': none,
  'adjustment-debited': none,
  'stake-opened': none,
  'round-settled': none,
  'stake-voided': none,
  'payout-reversed': none,
  'debt-settled': none,
  'jackpot-won': none,
  'jackpot-seeded': none,
  'demo-funded': none,
  'transfer-asked': none,
  'transfer-done': none,
  'transfer-failed': none,
  'transfer-returned': none,
  'return-released': none,
  'return-rejected': none,
  'team-transferred': none,
  'team-transfer-reversed': none,
};

export function moneyMovedBy({ event, reference, legs }: Posting): readonly MoneyMoved[] {
  return counted[event].flatMap(({ kind, account, sign }) => {
    const moved = legs.filter((leg) => leg.account.kind === account);
    return moved.map((leg) => ({
      playerId: ownerOf(leg.account, legs),
      currency: leg.account.currency,
      kind,
      amount: sign * leg.amount,
      event,
      reference,
    }));
  });
}

/** What the house gives or takes goes to the one member of the posting. */
function ownerOf({ owner, kind }: AccountRef, legs: Posting['legs']): string {
  const isMembers = kind.startsWith('player-');
  const member = legs.find((leg) => leg.account.kind.startsWith('player-'));
  return isMembers || member === undefined ? owner : member.account.owner;
}
