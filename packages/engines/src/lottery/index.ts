// The door of the lottery: kinds of draws, plays and games, slips from their text to their payout,
// issues, chases and rebates. Pure: draws, slips and moments come in as arguments.
export {
  animalTails,
  numbersInSteps,
  numbersOfHalf,
  type NumberHalf,
} from './boards/number-sets.ts';
export { prizesOf, type PrizeAt, type PrizeName } from './boards/prizes.ts';
export { absenceOf, headsTable, tailsTable } from './boards/tails.ts';
export { chaseState, cancelChildren, settleChild, startChase, voidChild } from './chase/course.ts';
export type { Chase, ChaseChild, ChaseState, ChaseStep, ChaseStop } from './chase/course.ts';
export { planChase, type ChasePlan, type ChaseRefusal, type Planned } from './chase/plan.ts';
export { checkDraw } from './check-draw.ts';
export { compilePlay } from './compile.ts';
export type { PlayDefinition, PlaySet } from './definition.ts';
export { lottery } from './family.ts';
export { dealtLotteries, dealtLotteryOf, statedTerms } from './games/dealt-games.ts';
export type { DealtLottery } from './games/dealt-games.ts';
export type { KindCode, LotteryArea, LotteryGame } from './games/definition.ts';
export { lotteryGroupOf, lotteryGroups, type LotteryGroup } from './games/groups.ts';
export { provinces, type Province } from './games/vn-provinces.ts';
export { lotteryIds, lotteryOfId } from './games/game-ids.ts';
export { limitsOf, lotteryGames, playsByKind, statedOdds } from './games/games.ts';
export { issuesFrom, issuesOf, scheduleFault } from './issues/schedule.ts';
export type { Issue, Schedule } from './issues/schedule.ts';
export { isLate, mayFollow, stateByClock, takesChase, takesSlips } from './issues/states.ts';
export { issueStates, type IssueState } from './issues/states.ts';
export { drawKinds, drawNumbers, printDraw, printNumber, resultRefusal } from './kinds.ts';
export type { DrawKind } from './kinds.ts';
export { permutationsOf } from './mechanics/numbers.ts';
export { colours } from './lhc/answers.ts';
export { elementNumbers, elements, lunarYear, zodiacNumbers, zodiacs } from './lhc/calendar.ts';
export { digitsOfKeno } from './pcb/plays.ts';
export type { Pays, Play, Tier } from './play.ts';
export { playSets } from './play-sets.ts';
export { leastPrice, priceOf, pricedGroup, pricedGroups, type PriceRules } from './prices.ts';
export { placeLetters, printSelection, readSelection } from './reading/native.ts';
export { playsOf } from './plays-of.ts';
export { readWireContent, readWireSlips, type WireSlip } from './reading/wire.ts';
export { groupRefusal, lineRebates, rebateOf, type GroupRules } from './rebates.ts';
export { checkForm, linesMost, type RowForm, type Selection } from './selection.ts';
export type { LineForm, SelectionForm, SlipRefusal } from './selection.ts';
export { readSlang, slangMost, slangNumbersMost } from './slang/index.ts';
export type { SlangKind, SlangLine, SlangOptions, SlangPlay } from './slang/index.ts';
export type { SlangQuestion, SlangQuestionName } from './slang/index.ts';
export type { SlangRefusal, SlangSlip } from './slang/index.ts';
export { checkSlip, groupStep, type Slip, type SlipAsked, type SlipLimits } from './slips/check.ts';
export { describePlay, type PlayFacts } from './slips/describe.ts';
export { exposure, type Exposure } from './slips/exposure.ts';
export { describePick, type PickFacts } from './slips/describe-pick.ts';
export { betReturns, houseLeast, playPromises, type PlayPromise } from './slips/promise.ts';
export { limitableDigits, limitSlip, type LimitedRates } from './slips/limited.ts';
export { randomPick } from './slips/random-pick.ts';
export { payoutMost, settle, windowOf, type Settled } from './slips/settle.ts';
export {
  fairGroup,
  houseReturn,
  tierPays,
  unitPrice,
  wholePrice,
  type Mode,
  type OddsTerms,
  type SlipTerms,
} from './slips/terms.ts';
export { readStruck, strike, type StruckSlip } from './slips/struck.ts';
