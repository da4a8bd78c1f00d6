// The moves of slips, which lie open until an event decides them. What wins is a posting a slip;
// what loses, and what is returned, is one for a player's slips together. A correction reverses the
// old payout and posts the new one, each by itself: where cash does not reach, a debt is left.
import { houseAccount, playerAccount } from '../accounts.ts';
import type { Units } from '@baize/money';
import { allCash, playerLegs, type Split } from '../funding.ts';
import { moving, type Posting } from '../posting.ts';

interface OfPlayer {
  readonly playerId: string;
  readonly currency: string;
}

export interface SlipDecided extends OfPlayer {
  readonly roundId: string;
  /** Of the event's result. */
  readonly version: number;
  readonly stake: Units;
  readonly payout: Units;
  /** To whom the payout belongs, where a bonus paid for the stake. */
  readonly split?: Split | undefined;
}

export function slipWon({ roundId, version, stake, payout, split, ...of }: SlipDecided): Posting {
  return {
    key: `slip:${roundId}:${version}`,
    event: 'round-settled',
    reference: roundId,
    legs: moving(
      { account: inPlay(of), amount: -stake },
      { account: gaming(of), amount: stake - payout },
      ...playerLegs(of, payout, split),
    ),
  };
}

export interface SlipsMoved extends OfPlayer {
  /** Unique among what is moved for the same reason, e.g. the first of the slips. */
  readonly name: string;
  /** An event or an order. */
  readonly reference: string;
  readonly stake: Units;
}

export function slipsLost({ name, reference, stake, ...of }: SlipsMoved): Posting {
  return {
    key: `lost:${name}`,
    event: 'round-settled',
    reference,
    legs: [
      { account: inPlay(of), amount: -stake },
      { account: gaming(of), amount: stake },
    ],
  };
}

export function slipsReturned({
  name,
  reference,
  stake,
  split,
  ...of
}: SlipsMoved & { readonly split?: Split | undefined }): Posting {
  const [home, ...others] = playerLegs(of, stake, split);
  return {
    key: `returned:${name}`,
    event: 'stake-voided',
    reference,
    legs: moving({ account: inPlay(of), amount: -stake }, home, ...others),
  };
}

type Corrected = Omit<SlipDecided, 'stake'>;

export function payoutCorrected({ roundId, version, payout, split, ...of }: Corrected): Posting {
  const [home, ...others] = playerLegs(of, payout, split);
  return {
    key: `slip:${roundId}:${version}`,
    event: 'round-settled',
    reference: roundId,
    legs: moving(home, { account: gaming(of), amount: -payout }, ...others),
  };
}

/**
 * Takes a payout back: from the cash there is, and for the rest the player owes it. The part of a
 * bonus is taken from its purse as far as that reaches; nobody owes bonus money.
 */
export function payoutReversed(
  reversed: Corrected & { readonly cash: Units; readonly bonus?: Units },
): Posting {
  const { roundId, version, payout, cash: there, split = allCash, bonus = 0n, ...of } = reversed;
  const own = payout - split.bonus - split.gone;
  const taken = there < own ? there : own;
  const ofBonus = bonus < split.bonus ? bonus : split.bonus;
  return {
    key: `slip:${roundId}:${version}:reversed`,
    event: 'payout-reversed',
    reference: roundId,
    legs: moving(
      { account: cash(of), amount: -taken },
      { account: gaming(of), amount: payout },
      { account: debt(of), amount: taken - own },
      { account: playerAccount('player-bonus', of.playerId, of.currency), amount: -ofBonus },
      {
        account: houseAccount('bonus-funding', of.currency),
        amount: ofBonus - split.bonus - split.gone,
      },
    ),
  };
}

export interface DebtSettled extends OfPlayer {
  readonly name: string;
  readonly reference: string;
  readonly amount: Units;
}

export function debtSettled({ name, reference, amount, ...of }: DebtSettled): Posting {
  return {
    key: `debt:${name}`,
    event: 'debt-settled',
    reference,
    legs: [
      { account: cash(of), amount: -amount },
      { account: debt(of), amount },
    ],
  };
}

const cash = ({ playerId, currency }: OfPlayer) => playerAccount('player-cash', playerId, currency);
const inPlay = ({ playerId, currency }: OfPlayer) =>
  playerAccount('player-in-play', playerId, currency);
const debt = ({ playerId, currency }: OfPlayer) => playerAccount('player-debt', playerId, currency);
const gaming = ({ currency }: OfPlayer) => houseAccount('house-gaming', currency);
