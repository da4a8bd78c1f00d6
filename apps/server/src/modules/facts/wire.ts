// Figures and pages of facts as the family writes them.
import { unitsToNumber } from '@baize/money';
import { netLossOf, playOf, type Play, type Sums } from './rules/sums.ts';

export const printPlay = ({ rounds, staked, valid, paid }: Play) => ({
  rounds,
  stake: unitsToNumber(staked),
  validBet: unitsToNumber(valid),
  payout: unitsToNumber(paid),
  netProfit: unitsToNumber(paid - staked),
});

export const printMoney = ({ money }: Sums) => ({
  deposit: unitsToNumber(money.deposit),
  withdraw: unitsToNumber(money.withdrawal),
  bonus: unitsToNumber(money.bonus),
  rebate: unitsToNumber(money.rebate),
  agentRebate: unitsToNumber(money['team-rebate']),
  commission: unitsToNumber(money.commission),
  salary: unitsToNumber(money.wage),
  dividend: unitsToNumber(money.dividend),
});

export const printSums = (sums: Sums) => ({ ...printPlay(playOf(sums)), ...printMoney(sums) });

export const printWhole = (sums: Sums) => ({
  ...printSums(sums),
  netLoss: unitsToNumber(netLossOf(sums)),
});

/** With the most turnover first. */
export const printCategories = ({ play }: Sums) =>
  [...play]
    .toSorted(([, one], [, other]) => Number(other.valid - one.valid))
    .map(([gameType, figures]) => ({ gameType, ...printPlay(figures) }));

/** Only play of one category; an empty one leaves all. Money is of no category. */
export const within = (sums: Sums, category: string): Sums =>
  category === ''
    ? sums
    : { ...sums, play: new Map([...sums.play].filter(([kind]) => kind === category)) };

export const printPerson = ({
  id,
  username,
}: {
  readonly id: string;
  readonly username: string;
}) => ({
  customerId: id,
  customerName: username,
});

export interface AskedPage {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

const sizeUnlessAsked = 20;

export function pageOf({ pageNo = 1, pageSize = sizeUnlessAsked }: AskedPage) {
  return {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    told: (total: number) => ({ pageNo, totalPage: Math.ceil(total / pageSize) }),
    /** As older clients read it. */
    page: (total: number) => ({ pageSize, currentPage: pageNo, total }),
  };
}

/** A name as names are compared. */
export const nameOf = (text = ''): string => text.trim().normalize('NFKC').toLowerCase();
