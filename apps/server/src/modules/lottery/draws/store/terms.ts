// Stores the terms that staff set for lotteries.
import type { Odds, Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { KeptSchedule, ScheduleData } from '../rules/schedules.ts';
import type { Facts } from './proposals.ts';
import type { GameTerms, PlayTerms } from '../rules/terms.ts';

export interface SetSchedule<Data = KeptSchedule> {
  readonly data: Data;
  /** The first lottery day that it holds for. */
  readonly fromDay: string;
}

export interface SetTerms {
  readonly terms: GameTerms | undefined;
  readonly schedule: SetSchedule | undefined;
  readonly plays: ReadonlyMap<string, PlayTerms>;
}

interface GameRow {
  readonly game_code: string;
  readonly terms: TermsText | null;
  readonly schedule: KeptSchedule | null;
  readonly schedule_from: string | null;
}

interface PlayRow {
  readonly game_code: string;
  readonly play: string;
  readonly is_on: boolean;
  readonly odds: readonly Odds[] | null;
  readonly exposure_max: Units | null;
}

/** By game. */
export async function readTerms(on: Queryable): Promise<ReadonlyMap<string, SetTerms>> {
  const games = await sql<GameRow>`select game_code, terms, schedule,
    to_char(schedule_from, 'YYYY-MM-DD') as schedule_from from lottery_game`.execute(on);
  const plays = await sql<PlayRow>`select * from lottery_play`.execute(on);
  const byGame = Map.groupBy(plays.rows, ({ game_code }) => game_code);
  const codes = new Set([...games.rows.map((row) => row.game_code), ...byGame.keys()]);
  return new Map(
    [...codes].map((code) => {
      const row = games.rows.find((one) => one.game_code === code);
      return [code, setTerms(row, byGame.get(code) ?? [])] as const;
    }),
  );
}

function setTerms(row: GameRow | undefined, plays: readonly PlayRow[]): SetTerms {
  const { schedule = null, schedule_from: fromDay = null } = row ?? {};
  return {
    terms: row?.terms ? termsOf(row.terms) : undefined,
    schedule: schedule && fromDay !== null ? { data: schedule, fromDay } : undefined,
    plays: new Map(
      plays.map(({ play, is_on: on, odds, exposure_max: exposureMost }) => [
        play,
        { on, odds, exposureMost },
      ]),
    ),
  };
}

type AmountName = 'amountMost' | 'payoutCap' | 'issuePayoutCap' | 'exposureMost';
/** Amounts as texts of whole units, as JSON keeps them. */
export type TermsText = Omit<GameTerms, AmountName | 'pricePercent'> &
  Readonly<Record<AmountName, string>> & {
    /** Terms that were set before prices followed groups have none. */
    readonly pricePercent?: number;
  };

export const textOf = (terms: GameTerms): TermsText & Facts => ({
  ...terms,
  amountMost: `${terms.amountMost}`,
  payoutCap: `${terms.payoutCap}`,
  issuePayoutCap: `${terms.issuePayoutCap}`,
  exposureMost: `${terms.exposureMost}`,
});

export const termsOf = (text: TermsText): GameTerms => ({
  ...text,
  pricePercent: text.pricePercent ?? 100,
  amountMost: BigInt(text.amountMost),
  payoutCap: BigInt(text.payoutCap),
  issuePayoutCap: BigInt(text.issuePayoutCap),
  exposureMost: BigInt(text.exposureMost),
});

/** As JSON keeps them. */
export interface PlayText {
  readonly on: boolean;
  readonly odds: readonly string[] | null;
  readonly exposureMost: string | null;
}

export const playText = ({ on, odds, exposureMost }: PlayTerms): PlayText & Facts => ({
  on,
  odds: odds === null ? null : odds.map(String),
  exposureMost: exposureMost === null ? null : `${exposureMost}`,
});

export const playOfText = ({ on, odds, exposureMost }: PlayText): PlayTerms => ({
  on,
  odds: odds === null ? null : odds.map(BigInt),
  exposureMost: exposureMost === null ? null : BigInt(exposureMost),
});

/** Changes of one game stand in one line from here to the end of the transaction. */
export async function lockGame(tx: Tx, gameCode: string): Promise<void> {
  await sql`insert into lottery_game (game_code) values (${gameCode})
    on conflict do nothing`.execute(tx);
  await sql`select 1 from lottery_game where game_code = ${gameCode} for update`.execute(tx);
}

export async function writeTerms(tx: Tx, gameCode: string, terms: GameTerms): Promise<void> {
  await sql`update lottery_game set terms = ${JSON.stringify(textOf(terms))}::jsonb
    where game_code = ${gameCode}`.execute(tx);
}

export async function writeSchedule(
  tx: Tx,
  gameCode: string,
  schedule: SetSchedule<ScheduleData>,
): Promise<void> {
  await sql`update lottery_game set schedule = ${JSON.stringify(schedule.data)}::jsonb,
    schedule_from = ${schedule.fromDay} where game_code = ${gameCode}`.execute(tx);
}

export interface PlayOfGame {
  readonly gameCode: string;
  readonly play: string;
}

export async function writePlay(
  tx: Tx,
  { gameCode, play }: PlayOfGame,
  { on, odds, exposureMost }: PlayTerms,
): Promise<void> {
  const list = odds === null ? null : `{${odds.join(',')}}`;
  await sql`insert into lottery_play (game_code, play, is_on, odds, exposure_max)
    values (${gameCode}, ${play}, ${on}, ${list}::bigint[], ${exposureMost})
    on conflict (game_code, play) do update
      set is_on = excluded.is_on, odds = excluded.odds,
        exposure_max = excluded.exposure_max`.execute(tx);
}
