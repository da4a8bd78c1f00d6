// Lists who does what next in the wallet's world, and how often. Mostly somebody goes on with what
// waits for them; else somebody begins something. Weighed so that some hundred steps see
// everything.
import type { Chance } from '../chance.ts';
import { laySlip, playAtVendor, playRounds } from './bets.ts';
import { cancel, decideProposed, forfeit, grant } from './bonuses.ts';
import { answerReport, correct, refuseDeposit } from './corrections.ts';
import { bankDown, decideDeposit, isUndecided, planReversal } from './deposits/news.ts';
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
import { answer, decide, isAsked, isUnanswered } from './withdrawals/receipts.ts';
import type { WalletWorld } from './world.ts';

type OfMember = (world: WalletWorld, member: Member, chance: Chance) => Promise<void>;
type OfHouse = (world: WalletWorld, chance: Chance) => Promise<void>;
type Act = () => Promise<void>;

interface Waiting {
  readonly weight: number;
  readonly isThere: (world: WalletWorld) => boolean;
  readonly act: OfHouse;
}

const some = <T>(of: Iterable<T>, is: (one: T) => boolean): boolean => {
  for (const one of of) if (is(one)) return true;
  return false;
};

/** What waits for somebody, while it does. */
const waiting: Readonly<Record<string, Waiting>> = {
  deposit: {
    weight: 30,
    isThere: (world) => some(world.company.payments.values(), (one) => isUndecided(world, one)),
    act: decideDeposit,
  },
  payout: {
    weight: 16,
    isThere: ({ company }) =>
      some(company.payments.values(), ({ kind, news }) => kind === 'payout' && news.length === 0),
    act: decidePayout,
  },
  judge: {
    weight: 22,
    isThere: ({ withdrawals }) =>
      some(withdrawals.values(), ({ state }) => state !== 'paid' && state !== 'refused'),
    act: judge,
  },
  decide: {
    weight: 8,
    isThere: ({ withdrawals, parts }) =>
      some(withdrawals.values(), ({ receipt }) => receipt === 'disputed') ||
      some(parts.values(), ({ state }) => state === 'disputed'),
    act: decide,
  },
  answer: {
    weight: 14,
    isThere: (world) => whoAnswers(world).length > 0,
    act: (world, chance) => answer(world, chance.pick(whoAnswers(world)), chance),
  },
  payer: {
    weight: 26,
    isThere: ({ parts }) =>
      some(parts.values(), ({ way, state }) => way === 'c2c' && isPayable.has(state)),
    act: (world, chance) => payMember(world, chance.pick(world.members), chance),
  },
  correct: { weight: 6, isThere: ({ corrections }) => corrections.length > 0, act: correct },
  proposed: {
    weight: 5,
    isThere: ({ members }) =>
      some(members, ({ bonuses }) => bonuses.some(({ state }) => state === 'proposed')),
    act: decideProposed,
  },
  report: {
    weight: 3,
    isThere: ({ deposits }) => some(deposits.values(), ({ reportId }) => reportId !== undefined),
    act: answerReport,
  },
  lift: {
    weight: 2,
    isThere: ({ members }) => some(members, ({ blocks }) => blocks.length > 0),
    act: liftBlocks,
  },
};

const isPayable: ReadonlySet<string> = new Set(['open', 'matched', 'disputed']);

const whoAnswers = (world: WalletWorld): Member[] => [
  ...[...world.withdrawals.values()].filter(isUnanswered).map(({ member }) => member),
  ...[...world.parts.values()].filter(isAsked).map(({ withdrawal }) => withdrawal.member),
];

const habits = {
  payIn: 17,
  rounds: 18,
  vendor: 12,
  slip: 7,
  askOut: 20,
  send: 9,
  cancel: 3,
  prove: 4,
  report: 3,
  limit: 1,
  bankDown: 1,
} as const;

const members: Readonly<Record<keyof typeof habits, OfMember>> = {
  payIn,
  rounds: playRounds,
  vendor: playAtVendor,
  slip: laySlip,
  askOut,
  send,
  cancel,
  prove: proveDeposit,
  report: reportMissing,
  limit: limitOneself,
  bankDown,
};

const works = {
  correct: 6,
  grant: 7,
  forfeit: 2,
  reverse: 6,
  refuse: 2,
  limit: 2,
  reversal: 5,
  time: 9,
} as const;

const houses: Readonly<Record<keyof typeof works, OfHouse>> = {
  correct,
  grant,
  forfeit,
  reverse: reverseTransfer,
  refuse: refuseDeposit,
  limit: limitMember,
  reversal: async (world, chance) => planReversal(world, chance),
  time: leap,
};

export function chooseAct(world: WalletWorld, chance: Chance): Act {
  const there = Object.entries(waiting).filter(([, { isThere }]) => isThere(world));
  if (there.length > 0 && chance.percent(52)) {
    const weights = Object.fromEntries(there.map(([name, { weight }]) => [name, weight]));
    const act = waiting[chance.weighted(weights)]?.act ?? leap;
    return () => act(world, chance);
  }
  if (chance.percent(26)) {
    const work = chance.weighted(works);
    return () => houses[work](world, chance);
  }
  const member = chance.pick(world.members);
  const habit = habitOf(member, chance);
  return () => members[habit](world, member, chance);
}

/** Who has to wager plays more, who owes wants out or wins, and who has nothing pays in. */
function habitOf(member: Member, chance: Chance): keyof typeof habits {
  const { cash, bonusMoney, debt } = member;
  if (cash + bonusMoney < 500_000n && chance.percent(50)) return 'payIn';
  const owes = leftToWager(member) > 0n;
  if (debt > 0n && !owes && chance.percent(40)) return chance.pick(['askOut', 'slip']);
  const isBound = owes || activeOf(member) !== undefined;
  if (isBound && chance.percent(45)) return chance.pick(['rounds', 'vendor', 'slip', 'rounds']);
  return chance.weighted(habits);
}
