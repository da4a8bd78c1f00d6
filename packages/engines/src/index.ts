// The door of the engines: fair draws, the games we deal, and how each scores a round. No clock, no
// network and no randomness of their own: the server draws, and a browser can check every round
// with the same code.
export { scriptedDraws, type Draw, type Draws } from './kit/draws.ts';
export {
  commitment,
  draws,
  drawSeed,
  issueDraws,
  openSeed,
  type IssueSeeds,
  type OpenSeed,
  type RoundSeeds,
} from './kit/fairness.ts';
export { gameOf, games, type Game } from './registry.ts';
export type { LineGame } from './slots/definition.ts';
export type {
  CapReached,
  Cell,
  FeatureEnded,
  FreeSpinsAwarded,
  FreeSpinStarted,
  LineWin,
  ScatterWin,
  SlotEvent,
  SpinLanded,
} from './slots/events.ts';
export { parSheet, type ParSheet } from './slots/par-sheet.ts';
export {
  creditsToUnits,
  playRound,
  stakesOf,
  type RoundAsked,
  type SlotRound,
} from './slots/round.ts';
export { spinWindow, type Window } from './slots/rules.ts';
export { viewRound, type SlotRoundView } from './slots/view.ts';
