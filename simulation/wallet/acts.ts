// Who does what next in the wallet's world, and how often. Weighed so that a run of some hundred
// steps sees everything at least once.
import type { Chance } from '../chance.ts';
import { laySlip, playAtVendor, playRounds } from './bets.ts';
import { cancel, decideProposed, forfeit, grant } from './bonuses.ts';
import { answerReport, correct, refuseDeposit } from './corrections.ts';
import { decideDeposit, planReversal } from './deposits/news.ts';
import {
  liftBlocks,
  limitMember,
  limitOneself,
  payIn,
  proveDeposit,
  reportMissing,
} from './deposits/pay-in.ts';
import { activeOf, leftToWager, type Member } from './known.ts';
import { leap } from './time.ts';
import { reverseTransfer, send } from './transfers.ts';
import { askOut } from './withdrawals/ask-out.ts';
import { judge } from './withdrawals/judge.ts';
import { payMember } from './withdrawals/parts.ts';
import { decidePayout } from './withdrawals/payouts.ts';
import { answer, decide } from './withdrawals/receipts.ts';
import type { WalletWorld } from './world.ts';

type OfMember = (world: WalletWorld, member: Member, chance: Chance) => Promise<void>;
type OfHouse = (world: WalletWorld, chance: Chance) => Promise<void>;

const habits = {
  payIn: 14,
  rounds: 16,
  vendor: 11,
  slip: 6,
  askOut: 15,
  answer: 12,
  payMember: 16,
  send: 7,
  cancel: 2,
  prove: 3,
  report: 2,
  limit: 0.2,
} as const;

const members: Readonly<Record<keyof typeof habits, OfMember>> = {
  payIn,
  rounds: playRounds,
  vendor: playAtVendor,
  slip: laySlip,
  askOut,
  answer,
  payMember,
  send,
  cancel,
  prove: proveDeposit,
  report: reportMissing,
  limit: limitOneself,
};

const works = {
  deposit: 24,
  payout: 14,
  judge: 26,
  decide: 8,
  correct: 7,
  grant: 5,
  proposed: 4,
  forfeit: 1,
  reverse: 3,
  report: 2,
  refuse: 1.5,
  limit: 1.5,
  lift: 1.5,
  reversal: 3,
  time: 9,
} as const;

const houses: Readonly<Record<keyof typeof works, OfHouse>> = {
  deposit: decideDeposit,
  payout: decidePayout,
  judge,
  decide,
  correct,
  grant,
  proposed: decideProposed,
  forfeit,
  reverse: reverseTransfer,
  report: answerReport,
  refuse: refuseDeposit,
  limit: limitMember,
  lift: liftBlocks,
  reversal: async (world, chance) => planReversal(world, chance),
  time: leap,
};

export function chooseAct(world: WalletWorld, chance: Chance): () => Promise<void> {
  if (chance.percent(44)) {
    const work = chance.weighted(works);
    return () => houses[work](world, chance);
  }
  const member = chance.pick(world.members);
  const habit = habitOf(member, chance);
  return () => members[habit](world, member, chance);
}

/** Who has to wager plays more, and who has nothing pays in. */
function habitOf(member: Member, chance: Chance): keyof typeof habits {
  const { cash, bonusMoney } = member;
  if (cash + bonusMoney < 500_000n && chance.percent(50)) return 'payIn';
  const owes = leftToWager(member) > 0n || activeOf(member) !== undefined;
  if (owes && chance.percent(45)) return chance.pick(['rounds', 'vendor', 'slip', 'rounds']);
  return chance.weighted(habits);
}
