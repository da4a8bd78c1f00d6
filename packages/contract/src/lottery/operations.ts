// Staff's side of the lotteries: games with their terms, schedules, issues with what lies on them,
// results from outside, corrections and cancellations. What one person must not decide alone waits
// as a proposal until a second one agrees to it.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import {
  gameCode,
  issueName,
  lotteryDrawers,
  lotteryIssueStates,
  lotteryKinds,
  moment,
  orNull,
  proof,
} from './schema.ts';
import {
  exposedPlay,
  gameFacts,
  gameSettings,
  issueOfStaff,
  lotteryProposalKinds,
  lotteryProposalStates,
  outcome,
  playOfStaff,
  proposal,
  resultOfStaff,
  schedule,
  standing,
} from './operations-schema.ts';
import { lotteryResults } from './results.ts';

const forStaff = { wire: 'own', who: 'staff' } as const;
const views = { ...forStaff, method: 'GET', permission: 'lottery.view' } as const;
const sets = { ...forStaff, permission: 'lottery.settings', confirmed: true } as const;

const ofGame = { params: Type.Object({ gameCode: gameCode() }) };
const ofIssue = { params: Type.Object({ gameCode: gameCode(), issue: issueName() }) };
const ofProposal = { params: Type.Object({ proposalId: id() }) };

export const lotteryOperations = {
  listLotteryGames: endpoint({
    ...views,
    summary: 'Every lottery with its terms, its next issue and whether its results are late',
    path: '/ops/lottery/games',
    gives: Type.Object({ now: moment(), beacon: standing, list: Type.Array(gameFacts) }),
    refusals: [],
  }),
  getLotterySettings: endpoint({
    ...views,
    summary: 'One lottery: terms with their bounds, plays with odds and returns, schedule',
    path: '/ops/lottery/games/:gameCode',
    ...ofGame,
    gives: Type.Object({
      ...gameFacts.properties,
      settings: gameSettings,
      /** What the game has where nobody set anything. */
      own: gameSettings,
      /** Between these lies every return, in percent. */
      returnLeast: text(12),
      returnMost: text(12),
      /** A return that moves by more, in percent, needs a second person. */
      returnAlone: text(12),
      plays: Type.Array(playOfStaff),
      schedule,
      /** Somebody set another schedule than the game's own. */
      scheduleSet: Type.Boolean(),
      proposals: Type.Array(proposal),
    }),
    refusals: ['game-unknown'],
  }),
  changeLotterySettings: endpoint({
    ...sets,
    summary: 'Sets the terms of a lottery; a return that moves far waits for a second person',
    method: 'PUT',
    path: '/ops/lottery/games/:gameCode',
    ...ofGame,
    body: gameSettings,
    gives: outcome,
    refusals: ['game-unknown', 'lottery-terms-invalid', 'return-out-of-range', 'proposal-waits'],
  }),
  changeLotteryPlay: endpoint({
    ...sets,
    summary: 'Switches a play, or sets its odds; odds that move a return far wait',
    method: 'PUT',
    path: '/ops/lottery/games/:gameCode/plays/:play',
    params: Type.Object({ gameCode: gameCode(), play: id() }),
    body: Type.Object({
      on: Type.Boolean(),
      /** By tier, in the order of `tiers`; null: as the game's return gives them. */
      odds: orNull(Type.Array(amount(), { maxItems: 100 })),
      /** What one outcome of the play may cost in an issue; null: as the game says. */
      exposureMost: orNull(amount()),
    }),
    gives: Type.Object({ ...outcome.properties, play: playOfStaff }),
    refusals: [
      'game-unknown',
      'play-unknown',
      'lottery-terms-invalid',
      'return-out-of-range',
      'proposal-waits',
    ],
  }),
  changeLotterySchedule: endpoint({
    ...sets,
    summary: 'Sets when a lottery draws; planned issues without slips are planned anew',
    method: 'PUT',
    path: '/ops/lottery/games/:gameCode/schedule',
    ...ofGame,
    /** Null: the game's own schedule again. */
    body: Type.Object({ schedule: orNull(schedule) }),
    gives: Type.Object({
      schedule,
      /** Issues with slips, which stay as they are. */
      kept: Type.Integer(),
      removed: Type.Integer(),
      planned: Type.Integer(),
      /** Not planned, because a kept issue takes slips at the same time, or has the name. */
      overlapping: Type.Integer(),
    }),
    refusals: ['game-unknown', 'schedule-invalid'],
  }),
  listLotteryChanges: endpoint({
    ...views,
    summary: 'What waits for a second person, and what became of earlier proposals',
    path: '/ops/lottery/proposals',
    query: Type.Object({
      ...pageQuery,
      gameCode: Type.Optional(gameCode()),
      kind: Type.Optional(oneOf(lotteryProposalKinds)),
      state: Type.Optional(oneOf(lotteryProposalStates)),
    }),
    gives: Type.Object({ list: Type.Array(proposal), total: Type.Integer() }),
    refusals: [],
  }),
  confirmLotteryChange: endpoint({
    ...sets,
    summary: 'The second person agrees to terms or odds that wait',
    method: 'POST',
    path: '/ops/lottery/changes/:proposalId/confirm',
    ...ofProposal,
    gives: proposal,
    refusals: [
      'proposal-unknown',
      'proposal-closed',
      'second-person-needed',
      'return-out-of-range',
      'lottery-terms-invalid',
    ],
  }),
  withdrawLotteryChange: endpoint({
    ...sets,
    summary: 'Withdraws terms or odds that wait',
    method: 'POST',
    path: '/ops/lottery/changes/:proposalId/withdraw',
    ...ofProposal,
    gives: proposal,
    refusals: ['proposal-unknown', 'proposal-closed'],
  }),
  findLotteryIssues: endpoint({
    ...views,
    summary: 'Issues of all lotteries or one, newest first, with what lies on them',
    path: '/ops/lottery/issues',
    query: Type.Object({
      ...pageQuery,
      gameCode: Type.Optional(gameCode()),
      state: Type.Optional(oneOf(lotteryIssueStates)),
      /** A lottery day, `YYYY-MM-DD`. */
      day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    }),
    gives: Type.Object({ now: moment(), list: Type.Array(issueOfStaff), total: Type.Integer() }),
    refusals: [],
  }),
  getLotteryIssue: endpoint({
    ...views,
    summary: 'One issue: its moments, results and proposals, and what lies on it',
    path: '/ops/lottery/games/:gameCode/issues/:issue',
    ...ofIssue,
    gives: Type.Object({
      ...issueOfStaff.properties,
      now: moment(),
      kind: oneOf(lotteryKinds),
      drawnBy: oneOf(lotteryDrawers),
      /** As everybody may read it. */
      proof,
      results: Type.Array(resultOfStaff),
      proposals: Type.Array(proposal),
      /** More staked than this, and a cancellation needs a second person. */
      cancelAlone: amount(),
    }),
    refusals: ['game-unknown', 'issue-unknown'],
  }),
  getLotteryExposure: endpoint({
    ...views,
    summary: 'What each outcome of an issue would cost, the dearest first, by play',
    path: '/ops/lottery/games/:gameCode/issues/:issue/exposure',
    ...ofIssue,
    query: Type.Object({
      play: Type.Optional(text(40)),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    gives: Type.Object({
      now: moment(),
      slips: Type.Integer(),
      stake: amount(),
      most: amount(),
      plays: Type.Array(exposedPlay),
    }),
    refusals: ['game-unknown', 'issue-unknown'],
  }),
  ...lotteryResults,
};
