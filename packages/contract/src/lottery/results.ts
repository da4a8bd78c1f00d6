// Results of draws held elsewhere, their corrections, and issues that are cancelled: what staff
// decide two by two.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, text } from '../kit/schema.ts';
import { correctionEffect, outcome, proposal } from './operations-schema.ts';
import { gameCode, issueName, numbers } from './schema.ts';

const results = {
  method: 'POST',
  wire: 'own',
  who: 'staff',
  permission: 'lottery.results',
} as const;

const ofIssue = { params: Type.Object({ gameCode: gameCode(), issue: issueName() }) };
const ofProposal = { params: Type.Object({ proposalId: id() }) };
const reason = () => text(200, 3);

export const lotteryResults = {
  enterLotteryResult: endpoint({
    ...results,
    summary: 'Enters a result from outside; it counts when two persons entered the same numbers',
    path: '/ops/lottery/games/:gameCode/issues/:issue/result',
    ...ofIssue,
    body: Type.Object({ numbers: numbers() }),
    gives: outcome,
    refusals: [
      'game-unknown',
      'issue-unknown',
      'drawn-by-us',
      'result-too-early',
      'issue-cancelled',
      'result-known',
      'result-invalid',
      'proposal-waits',
      'second-person-needed',
      'numbers-differ',
    ],
  }),
  previewLotteryCorrection: endpoint({
    ...results,
    summary: 'What other numbers would change: slips, payouts and debts. Nothing happens yet',
    path: '/ops/lottery/games/:gameCode/issues/:issue/correction/preview',
    ...ofIssue,
    body: Type.Object({ numbers: numbers() }),
    gives: correctionEffect,
    refusals: [
      'game-unknown',
      'issue-unknown',
      'drawn-by-us',
      'issue-not-drawn',
      'issue-settling',
      'result-invalid',
      'result-same',
    ],
  }),
  proposeLotteryCorrection: endpoint({
    ...results,
    summary: 'Proposes other numbers for a drawn issue; a second person decides',
    confirmed: true,
    path: '/ops/lottery/games/:gameCode/issues/:issue/correction',
    ...ofIssue,
    body: Type.Object({ numbers: numbers(), reason: reason() }),
    gives: Type.Object({ ...outcome.properties, effect: correctionEffect }),
    refusals: [
      'game-unknown',
      'issue-unknown',
      'drawn-by-us',
      'issue-not-drawn',
      'issue-settling',
      'result-invalid',
      'result-same',
      'proposal-waits',
    ],
  }),
  cancelLotteryIssue: endpoint({
    ...results,
    summary: 'Cancels an issue and refunds it; much staked waits for a second person',
    confirmed: true,
    path: '/ops/lottery/games/:gameCode/issues/:issue/cancellation',
    ...ofIssue,
    body: Type.Object({ reason: reason() }),
    gives: Type.Object({ ...outcome.properties, slips: Type.Integer(), stake: amount() }),
    refusals: ['game-unknown', 'issue-unknown', 'issue-drawn', 'issue-cancelled', 'proposal-waits'],
  }),
  confirmLotteryStep: endpoint({
    ...results,
    summary: 'The second person agrees to a correction, with its numbers, or to a cancellation',
    confirmed: true,
    path: '/ops/lottery/steps/:proposalId/confirm',
    ...ofProposal,
    body: Type.Object({ numbers: Type.Optional(numbers()) }),
    gives: proposal,
    refusals: [
      'proposal-unknown',
      'proposal-closed',
      'second-person-needed',
      'numbers-differ',
      'issue-drawn',
      'issue-cancelled',
      'issue-not-drawn',
      'issue-settling',
    ],
  }),
  withdrawLotteryStep: endpoint({
    ...results,
    summary: 'Withdraws a result, a correction or a cancellation that waits',
    path: '/ops/lottery/steps/:proposalId/withdraw',
    ...ofProposal,
    gives: proposal,
    refusals: ['proposal-unknown', 'proposal-closed'],
  }),
};
