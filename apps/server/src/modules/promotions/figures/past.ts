// Members of the past, some at a time, with what they played, deposited and when they signed in.
import { readsPlay } from '../offers/rules/facts.ts';
import type { Period } from '../offers/rules/period.ts';
import type { Spec } from '../offers/rules/spec.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { Past, Window } from './rules/trial.ts';
import { readActive, readDepositsOf, readSignInsOf } from './store/past.ts';

export interface PastMember extends Omit<Past, 'level' | 'registeredAt'> {
  readonly playerId: string;
}

export interface PastAsked extends Window {
  readonly spec: Spec;
  readonly periods: readonly Period[];
  readonly after: string;
  readonly count: number;
}

export async function readPast(ports: PromotionsPorts, asked: PastAsked): Promise<PastMember[]> {
  const { database, wagering, currency, categoryOf } = ports;
  const { spec, periods, from, until } = asked;
  const on = database.kysely;
  const playerIds = await membersOf(ports, asked);
  const starts = periods.map((period) => period.from);
  const [played, deposits, signIns] = await Promise.all([
    readsPlay(spec) ? wagering.playedPeriods({ playerIds, currency, starts, until }) : [],
    readDepositsOf(on, playerIds, { from, until }),
    readSignInsOf(on, playerIds, { from, until }),
  ]);
  const [playedOf, depositsOf, daysOf] = [byPlayer(played), byPlayer(deposits), byPlayer(signIns)];
  return playerIds.map((playerId) => ({
    playerId,
    played: playedOf(playerId).map((one) => {
      const vendor = one.vendor === '' ? null : one.vendor;
      return { ...one, category: categoryOf({ vendor, gameCode: one.gameCode }) };
    }),
    deposits: depositsOf(playerId),
    signInDays: daysOf(playerId).map(({ day }) => day),
  }));
}

/** Who played, deposited or signed in. */
async function membersOf(
  { database, wagering, currency }: PromotionsPorts,
  { from, until, after, count }: PastAsked,
): Promise<readonly string[]> {
  const search = { from, until, after, count };
  const players = await wagering.playersIn({ ...search, currency });
  return readActive(database.kysely, { ...search, players });
}

function byPlayer<T extends { readonly playerId: string }>(rows: readonly T[]) {
  const found = Map.groupBy(rows, ({ playerId }) => playerId);
  return (playerId: string): readonly T[] => found.get(playerId) ?? [];
}
