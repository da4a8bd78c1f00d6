// Reports of a team and a member under the paths and names of older clients of the family.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { id, pageQuery, text, wireSignedAmount } from '../kit/schema.ts';
import { calling, days, whose } from './schema.ts';

const listed = { ...pageQuery, ...days, ...whose };
const page = Type.Object({
  pageSize: Type.Integer(),
  currentPage: Type.Integer(),
  total: Type.Integer(),
});
const amount = () => wireSignedAmount();

const lotto = {
  total_deposit: amount(),
  total_withdraw: amount(),
  total_lott_game_bettings: amount(),
  total_lott_game_rebates: amount(),
  total_lott_game_winnings: amount(),
  total_lott_promotions: amount(),
  total_lott_pnl: amount(),
};
const kinds = {
  total_pvp_bettings: amount(),
  total_pvp_winnings: amount(),
  total_pvp_pnl: amount(),
  total_rng_bettings: amount(),
  total_rng_winnings: amount(),
  total_rng_pnl: amount(),
};
const person = { customer_name: text(64), customer_id: text(64) };

export const factsOfFamily = {
  listDownlineLottoProfit: endpoint({
    ...calling,
    summary: 'Deposits, withdrawals and lottery results of a team’s lines or members',
    path: '/wps/report/downlineLottoPNL',
    query: Type.Object({
      ...listed,
      customerName: Type.Optional(text(64)),
      /** `M`: every member alone; else each line. */
      summaryType: Type.Optional(text(5)),
    }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...person, ...lotto })),
      footer: Type.Object(lotto),
      page,
    }),
    refusals: ['member-not-found'],
  }),
  listTeamGamesProfit: endpoint({
    ...calling,
    summary: 'Results of a team’s lines or members at tables of players and at slots and fishing',
    path: '/wps/report/teamPVPFishingPNL',
    query: Type.Object({
      ...listed,
      customerName: Type.Optional(text(64)),
      /** `M`: every member alone; else each line. Clients send either. */
      summaryType: Type.Optional(text(5)),
      group_type: Type.Optional(text(5)),
      gameType: Type.Optional(text(20)),
    }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...person, ...kinds })),
      footer: Type.Object(kinds),
      page,
    }),
    refusals: ['member-not-found'],
  }),
  listLottoDays: endpoint({
    ...calling,
    summary: 'A member’s days: deposits, withdrawals and lottery results',
    path: '/wps/report/detailedLottoPNL',
    query: Type.Object({ ...pageQuery, ...days, customerId: id() }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          balanceDate: text(10),
          deposit: amount(),
          withdraw: amount(),
          lottGameBetting: amount(),
          lottGameRebate: amount(),
          lottGameWinning: amount(),
          lottPromotion: amount(),
          profitLoss: amount(),
        }),
      ),
      page,
    }),
    refusals: ['member-not-found'],
  }),
  listMemberGamesProfit: endpoint({
    ...calling,
    summary: 'A member’s results by category of games beside the lottery',
    path: '/wps/report/personalPVPFishingPNL',
    query: Type.Object({
      ...pageQuery,
      ...days,
      customerId: id(),
      gameType: Type.Optional(text(20)),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          gameType: text(20),
          gameName: text(120),
          gameLoses: amount(),
          gameWinnings: amount(),
          netProfit: amount(),
        }),
      ),
      footer: Type.Object({ gameLoses: amount(), gameWinnings: amount(), netProfit: amount() }),
      page,
    }),
    refusals: ['member-not-found'],
  }),
};
