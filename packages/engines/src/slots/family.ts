// Slots as a family: one stake, one kind of bet, and a round that is drawn at once.
import type { RoundFamily } from '../kit/family.ts';
import { verifyRound } from '../kit/verify-round.ts';
import { slotGames, type DealtSlot } from './games.ts';
import { playRound } from './round.ts';

export const slots: RoundFamily<'slots', DealtSlot> = {
  decides: 'round',
  code: 'slots',
  category: 'RNG',
  games: slotGames,
  play({ definition: game }, { stake, draws }) {
    const { payout, events } = playRound({ game, stake, draws });
    return { payout, outcome: { events } };
  },
  verify: (game, receipt) => verifyRound(receipt, (asked) => slots.play(game, asked)),
  describe: ({ definition }) => definition,
};
