// Reads and writes many rounds in one statement each, inside the group's transaction.
import {
  columnsText,
  prepared,
  textsText,
  type Saving,
  type Tx,
} from '../../../../platform/database/index.ts';
import { orderNowText } from './order.ts';
import type { Round } from '../rules/round.ts';
import { roundColumns, roundOf, type RoundRow } from './rows.ts';

export interface RoundKey {
  readonly playerId: string;
  readonly roundId: string;
}

export const keyOf = ({ playerId, roundId }: RoundKey) => `${playerId} ${roundId}`;

/** The rounds of these keys that exist, locked. */
export async function loadRounds(tx: Tx, keys: readonly RoundKey[]): Promise<Map<string, Round>> {
  const found = await prepared<RoundRow>(
    tx,
    {
      name: 'wagering-load-rounds',
      text: `select ${columnsText(roundColumns, 'r')} from wagering_round as r
      join (select distinct * from unnest($1::text[], $2::text[])) as k(player_id, round_id)
        using (player_id, round_id)
      order by player_id, round_id for update of r`,
    },
    [
      textsText(keys.map(({ playerId }) => playerId)),
      textsText(keys.map(({ roundId }) => roundId)),
    ],
  );
  return new Map(found.map(roundOf).map((round) => [keyOf(round), round]));
}

interface OpenRow {
  readonly player_id: string;
  readonly family: string;
  readonly game_code: string;
  readonly currency: string;
}

/** Where these players have an open round of ours: by `familyKeyOf`, and by `gameKeyOf`. */
export async function loadOpenPlaces(tx: Tx, playerIds: readonly string[]): Promise<Set<string>> {
  const found = await prepared<OpenRow>(
    tx,
    {
      name: 'wagering-load-open-places',
      text: `select distinct player_id, family, game_code, currency from wagering_round
        where state = 'open' and vendor is null and event_id is null and player_id = any($1)`,
    },
    [[...new Set(playerIds)]],
  );
  return new Set(
    found.flatMap(({ player_id: playerId, family, game_code: gameCode, currency }) => [
      familyKeyOf({ playerId, family }),
      gameKeyOf({ playerId, gameCode, currency }),
    ]),
  );
}

export const familyKeyOf = (of: { readonly playerId: string; readonly family: string }) =>
  `${of.playerId} ${of.family}`;

/** In a game real money and play money stand beside each other. */
export const gameKeyOf = (of: {
  readonly playerId: string;
  readonly gameCode: string;
  readonly currency: string;
}) => `${of.playerId} game ${of.gameCode} ${of.currency}`;

const insertText = `insert into wagering_round (player_id, round_id, family, game_code,
    game_version, bet, currency, state,
    stake, commitment, seed_id, client_seed, nonce, opened_at, struck, bonus_id, bonus_stake,
    free_id, free_kind, free_pays, valid_stake)
  select player_id, round_id, family, game_code, game_version, bet, currency, 'open',
    stake, commitment, seed_id, client_seed, nonce, opened_at, struck, bonus_id, bonus_stake,
    free_id, free_kind, free_pays, case when free_id is not null then 0 end
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::bigint[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::timestamptz[],
    $14::jsonb[], $15::text[], $16::bigint[], $17::text[], $18::text[], $19::text[])
    as n(player_id, round_id, family, game_code, game_version, bet, currency, stake, commitment,
      seed_id, client_seed, nonce, opened_at, struck, bonus_id, bonus_stake, free_id, free_kind,
      free_pays)`;

export function insertRounds(rounds: readonly Round[]): readonly Saving[] {
  if (rounds.length === 0) return [];
  const values = [
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.roundId),
    rounds.map((round) => round.family),
    rounds.map((round) => round.gameCode),
    rounds.map((round) => round.gameVersion),
    rounds.map((round) => round.bet),
    rounds.map((round) => round.currency),
    rounds.map((round) => round.stake),
    rounds.map((round) => round.commitment),
    rounds.map((round) => round.seedId),
    rounds.map((round) => round.clientSeed),
    rounds.map((round) => round.nonce),
    rounds.map((round) => new Date(round.openedAt)),
    rounds.map(({ choice }) => (choice === undefined ? null : JSON.stringify(choice))),
    rounds.map(({ bonus }) => bonus?.id ?? null),
    rounds.map(({ bonus }) => bonus?.stake ?? null),
    rounds.map(({ free }) => free?.id ?? null),
    rounds.map(({ free }) => free?.kind ?? null),
    rounds.map(({ free }) => free?.pays ?? null),
  ];
  return [{ name: 'wagering-insert-rounds', text: insertText, values }];
}

const closeText = `update wagering_round as r set state = n.state, payout = n.payout,
    draws = n.draws,
    outcome = n.outcome, balance_after = n.balance_after, settled_at = n.settled_at,
    closed_in = ${orderNowText},
    jackpot_fed = n.jackpot_fed, jackpot_won = n.jackpot_won
  from unnest($1::text[], $2::text[], $3::text[], $4::bigint[],
    $5::jsonb[], $6::jsonb[], $7::bigint[],
    $8::timestamptz[], $9::bigint[], $10::bigint[])
    as n(player_id, round_id, state, payout, draws, outcome, balance_after, settled_at,
      jackpot_fed, jackpot_won)
  where r.player_id = n.player_id and r.round_id = n.round_id and r.state = 'open'`;

export function closeRounds(rounds: readonly Round[]): readonly Saving[] {
  if (rounds.length === 0) return [];
  const values = [
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.roundId),
    rounds.map((round) => round.state),
    rounds.map((round) => round.payout),
    rounds.map((round) => JSON.stringify(round.draws)),
    rounds.map((round) => JSON.stringify(round.outcome ?? null)),
    rounds.map((round) => round.balanceAfter),
    rounds.map((round) => new Date(round.settledAt ?? 0)),
    rounds.map((round) => round.jackpotFed),
    rounds.map((round) => round.jackpotWon),
  ];
  return [{ name: 'wagering-close-rounds', text: closeText, values }];
}
