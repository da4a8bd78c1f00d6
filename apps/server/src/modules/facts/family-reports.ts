// Figures as older clients of the family name them: the lottery, tables of players, and slots with
// fishing.
import { unitsToNumber, type Units } from '@baize/money';
import { noPlay, type Play, type Sums } from './rules/sums.ts';

const lotteries: readonly string[] = ['LOTT', 'ELOTT'];
const tables: readonly string[] = ['PVP'];
const machines: readonly string[] = ['RNG', 'FISH'];

export const isLottery = (category: string): boolean => lotteries.includes(category);

function playIn({ play }: Sums, categories: readonly string[]): Play {
  const found = categories.map((category) => play.get(category) ?? noPlay);
  const sumOf = (of: (one: Play) => Units) => found.reduce((sum, one) => sum + of(one), 0n);
  return {
    rounds: found.reduce((sum, { rounds }) => sum + rounds, 0),
    staked: sumOf(({ staked }) => staked),
    valid: sumOf(({ valid }) => valid),
    paid: sumOf(({ paid }) => paid),
  };
}

/** What a member won of the lotteries, with their rebates, and promotions of all games. */
function lottoOf(sums: Sums) {
  const { staked, paid } = playIn(sums, lotteries);
  const { bonus, 'lottery-rebate': rebate } = sums.money;
  return { staked, paid, rebate, bonus, result: paid + rebate + bonus - staked };
}

export function printLotto(sums: Sums) {
  const { staked, paid, rebate, bonus, result } = lottoOf(sums);
  return {
    total_deposit: unitsToNumber(sums.money.deposit),
    total_withdraw: unitsToNumber(sums.money.withdrawal),
    total_lott_game_bettings: unitsToNumber(staked),
    total_lott_game_rebates: unitsToNumber(rebate),
    total_lott_game_winnings: unitsToNumber(paid),
    total_lott_promotions: unitsToNumber(bonus),
    total_lott_pnl: unitsToNumber(result),
  };
}

export function printLottoDay(sums: Sums) {
  const { staked, paid, rebate, bonus, result } = lottoOf(sums);
  return {
    deposit: unitsToNumber(sums.money.deposit),
    withdraw: unitsToNumber(sums.money.withdrawal),
    lottGameBetting: unitsToNumber(staked),
    lottGameRebate: unitsToNumber(rebate),
    lottGameWinning: unitsToNumber(paid),
    lottPromotion: unitsToNumber(bonus),
    profitLoss: unitsToNumber(result),
  };
}

export function printGames(sums: Sums) {
  const pvp = playIn(sums, tables);
  const rng = playIn(sums, machines);
  return {
    total_pvp_bettings: unitsToNumber(pvp.staked),
    total_pvp_winnings: unitsToNumber(pvp.paid),
    total_pvp_pnl: unitsToNumber(pvp.paid - pvp.staked),
    total_rng_bettings: unitsToNumber(rng.staked),
    total_rng_winnings: unitsToNumber(rng.paid),
    total_rng_pnl: unitsToNumber(rng.paid - rng.staked),
  };
}

/** What was staked, paid and won of one category, or of several. */
export const printResult = ({ staked, paid }: Play) => ({
  gameLoses: unitsToNumber(staked),
  gameWinnings: unitsToNumber(paid),
  netProfit: unitsToNumber(paid - staked),
});
