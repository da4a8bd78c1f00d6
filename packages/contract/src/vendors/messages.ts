// The calls of the servers of game vendors: five messages over one wallet. Each has three paths,
// one a style of signature; docs/vendors.md says how each is signed, written and answered.
import { Type, type TProperties } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { balanceGiven, hashFields, messageFields, messageGiven } from './schema.ts';

const stylesOf = (message: string) => ({
  path: `/vendor/v1/${message}`,
  aliases: [`/vendor/hash/${message}`, `/vendor/rsa/${message}`],
});
/** Money that is owed is taken down in maintenance too: only bets are refused then. */
const call = {
  method: 'POST',
  wire: 'vendor',
  who: 'vendor',
  evenClosed: true,
  alsoForm: true,
  unknownFields: 'ignore',
} as const;
const body = <const F extends TProperties>(fields: F) => Type.Object({ ...fields, ...hashFields });

export const vendorMessages = {
  tellBalance: endpoint({
    ...call,
    summary: 'Who a launch token belongs to and what they can stake',
    ...stylesOf('balance'),
    body: body(messageFields.balance),
    gives: balanceGiven,
    refusals: ['token-unknown', 'token-expired'],
  }),
  takeBet: endpoint({
    ...call,
    summary: 'Takes a stake for a round; the first one opens the round',
    ...stylesOf('bet'),
    body: body(messageFields.bet),
    gives: messageGiven,
    refusals: [
      'token-unknown',
      'currency-differs',
      'amount-invalid',
      'game-unknown',
      'idempotency-key-reused',
      'bet-rolled-back',
      'round-closed',
      'token-expired',
      'game-off',
      'game-maintenance',
      'game-open-elsewhere',
      'stake-too-high',
      'player-on-break',
      'self-excluded',
      'session-budget-due',
      'reality-check-due',
      'stake-limit-reached',
      'spend-limit-reached',
      'loss-limit-reached',
      'session-limit-reached',
      'bonus-stake-too-high',
      'balance-too-low',
    ],
  }),
  payWin: endpoint({
    ...call,
    summary: 'Pays a win of a round',
    ...stylesOf('win'),
    body: body(messageFields.win),
    gives: messageGiven,
    refusals: [
      'player-unknown',
      'currency-differs',
      'amount-invalid',
      'idempotency-key-reused',
      'bet-unknown',
      'bet-rolled-back',
    ],
  }),
  rollBackBet: endpoint({
    ...call,
    summary: 'Gives a bet back, or refuses in advance one that has not come',
    ...stylesOf('rollback'),
    body: body(messageFields.rollback),
    gives: messageGiven,
    refusals: [
      'player-unknown',
      'currency-differs',
      'idempotency-key-reused',
      'bet-unknown',
      'round-paid',
    ],
  }),
  endRound: endpoint({
    ...call,
    summary: 'Ends a round: stakes that were not rolled back are lost',
    ...stylesOf('end'),
    body: body(messageFields.end),
    gives: messageGiven,
    refusals: ['player-unknown', 'currency-differs', 'idempotency-key-reused', 'bet-unknown'],
  }),
};
