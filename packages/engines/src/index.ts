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
export { envelopePackets, type EnvelopePart, type EnvelopeTerms } from './envelope/packets.ts';
export type { DrawProof, DrawStep } from './kit/check-draw.ts';
export { beaconHolds } from './kit/beacon.ts';
export {
  jackpotNumber,
  jackpotNumbers,
  jackpotRange,
  mysteryAmount,
  winsJackpot,
  type JackpotRound,
} from './jackpot/draw.ts';
export {
  feedingOf,
  jackpotReturnPpm,
  jackpotTiers,
  prizeRange,
  type Feeding,
  type JackpotTerms,
  type JackpotTier,
} from './jackpot/terms.ts';
export {
  categoryOf,
  onlyBet,
  type BetPromise,
  type DrawnResult,
  type DrawReceipt,
  type DrawVerified,
  type Family,
  type FamilyGame,
  type LobbyCategory,
  type Outcomes,
  type RoundAsked,
  type RoundFamily,
  type RoundPlayed,
  type RoundReceipt,
  type RoundVerified,
  type SlipExposure,
  type SlipFamily,
  type SlipSettled,
  type Struck,
} from './kit/family.ts';
export type { Json } from './kit/canonical-json.ts';
export {
  families,
  familyOf,
  gameOf,
  games,
  registered,
  roundFamilyOf,
  slipFamilyOf,
  type FamilyCode,
  type Game,
} from './registry.ts';
export { freeBetGameOf, freeBetGames, type FreeBetGame } from './free-bets.ts';
export { printPercent, ratio, subtract, type Ratio } from './kit/ratio.ts';
export * from './instant/index.ts';
export * from './crash/index.ts';
export * from './lottery/index.ts';
export { drawPrize, drawRange, segmentAt, type PrizeDrawn } from './prize/prize-draw.ts';
export { slotGameOf, slotGames, type DealtSlot } from './slots/games.ts';
export { stakesOf } from './slots/stakes.ts';
export {
  gridOf,
  type PayByCount,
  type ReelGame,
  type SlotGame,
  type SlotMechanic,
  type StatedReturn,
} from './slots/definition.ts';
export type { CascadeGame } from './slots/cascade/definition.ts';
export type { ClusterGame } from './slots/cluster/definition.ts';
export type * from './slots/events.ts';
export type { ExpandingGame } from './slots/expanding/definition.ts';
export type { CoinKind, HoldGame } from './slots/hold/definition.ts';
export type { LineGame } from './slots/lines/definition.ts';
export type { ShiftingWayGame } from './slots/shifting-ways/definition.ts';
export type { TumbleGame } from './slots/tumble/definition.ts';
export type { WayGame } from './slots/ways/definition.ts';
export {
  parSheet,
  type Band,
  type CycleCount,
  type ParSheet,
  type PayLine,
} from './slots/par-sheet.ts';
export { spinWindow } from './slots/reels.ts';
export { creditsToUnits, playRound, type SlotRound, type SlotRoundAsked } from './slots/round.ts';
export { viewRound, type SlotRoundView } from './slots/view.ts';
