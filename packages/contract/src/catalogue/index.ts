// Catalogue: the lobby, what a player does with its games, the lotteries, and the work of staff.
import { catalogueOfLobby } from './lobby.ts';
import { catalogueLottery } from './lottery.ts';
import { catalogueOperations } from './operations.ts';
import { cataloguePlayer } from './player.ts';

export const catalogue = {
  ...catalogueOfLobby,
  ...cataloguePlayer,
  ...catalogueLottery,
  ...catalogueOperations,
};
