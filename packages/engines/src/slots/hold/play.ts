// A spin of a hold-and-win game. Coins that begin the hold are valued reel by reel from top to
// bottom; on a respin every free cell draws in that order whether a coin lands, then those that
// landed are valued. The hold ends when its respins are used up or no cell is free.
import type { Draws } from '../../kit/draws.ts';
import type { Cell, HeldCoin } from '../events.ts';
import { scoreLines } from '../lines/rules.ts';
import type { Mechanic, SpinAsked } from '../mechanic.ts';
import { cellsOf, drawStops, spinWindow } from '../reels.ts';
import type { HoldGame } from './definition.ts';

export const playHold: Mechanic<HoldGame> = {
  begin: (game, draws) => {
    const drawCoin = coinDrawing(game, draws);
    return ({ tell }) => {
      const stops = drawStops(game, draws);
      const window = spinWindow(game, stops);
      const wins = scoreLines(game, window);
      const coins = cellsOf(window, game.scatter);
      const lineCredits = wins.reduce((sum, win) => sum + win.credits, 0);
      const scatter = { count: coins.length, cells: coins, credits: 0 };
      const won = { multiplier: 1, winCredits: lineCredits };
      tell({ kind: 'spin-landed', stops, window, wins, scatter, ...won });
      if (coins.length < game.hold.coinsMin) return { winCredits: lineCredits, awarded: 0 };
      const holdCredits = playRespins({ game, draws, tell, held: coins.map(drawCoin), drawCoin });
      return { winCredits: lineCredits + holdCredits, awarded: 0 };
    };
  },
};

interface RespinsAsked extends Pick<SpinAsked, 'tell'> {
  readonly game: HoldGame;
  readonly draws: Draws;
  readonly held: readonly HeldCoin[];
  readonly drawCoin: DrawCoin;
}

type DrawCoin = (cell: Cell) => HeldCoin;

function playRespins({ game, draws, tell, held: first, drawCoin }: RespinsAsked): number {
  const { respins, coinOneIn, fullStakes } = game.hold;
  const held = [...first];
  tell({ kind: 'hold-started', held: first, respins });
  let free = freeCells(game, held);
  let respinsLeft = respins;
  while (respinsLeft > 0 && free.length > 0) {
    const landed = free.filter(() => draws.chance(1, coinOneIn)).map(drawCoin);
    held.push(...landed);
    free = freeCells(game, held);
    respinsLeft = landed.length > 0 ? respins : respinsLeft - 1;
    tell({ kind: 'hold-respun', landed, respinsLeft });
  }
  const full = free.length === 0;
  const coinCredits = held.reduce((sum, { credits }) => sum + credits, 0);
  const winCredits = coinCredits + (full ? fullStakes * game.stakeCredits : 0);
  tell({ kind: 'hold-ended', full, winCredits });
  return winCredits;
}

function freeCells({ strips, rows }: HoldGame, held: readonly Cell[]): Cell[] {
  const taken = new Set(held.map(({ reel, row }) => reel * rows + row));
  return strips
    .flatMap((_, reel) => Array.from({ length: rows }, (__, row) => ({ reel, row })))
    .filter(({ reel, row }) => !taken.has(reel * rows + row));
}

function coinDrawing({ hold, stakeCredits }: HoldGame, draws: Draws): DrawCoin {
  const total = hold.coins.reduce((sum, { weight }) => sum + weight, 0);
  return (cell) => {
    let left = draws.int(total);
    const kind = hold.coins.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    const { stakes = 0, label } = kind ?? {};
    const coin = { ...cell, credits: stakes * stakeCredits };
    return label === undefined ? coin : { ...coin, label };
  };
}
