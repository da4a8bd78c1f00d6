// A member's level for lower modules: its label, and its benefits at the cashier.
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { VipPorts } from './ports.ts';
import { amountOf, nameOf, printPast, printStep } from './print.ts';
import { levelAt, placeOf, type Level } from './rules/level.ts';
import { monthAt } from '@baize/money';
import { levelIdAt } from './rules/standing.ts';
import { countedIn } from './store/counting.ts';
import { readScheme } from './store/scheme.ts';
import {
  readMember,
  readMembers,
  readRanked,
  readSteps,
  type RankedSearch,
} from './store/standings.ts';

/** The member's VIP benefits for withdrawals. */
export interface WithdrawalFavour {
  readonly maximum: Units | null;
  readonly first: boolean;
  /** Withdrawals a day, and their sum; without a fee. */
  readonly daily: number | null;
  readonly dailySum: Units | null;
  readonly free: number | null;
}

const copiedSteps = 1000;

async function levelOf(
  { database, clock }: VipPorts,
  playerId: string,
  on: Queryable | Tx = database.kysely,
) {
  const now = clock.now();
  const member = await readMember(on, playerId, monthAt(now));
  const levelId = levelIdAt(member, now);
  if (levelId === null) return undefined;
  const { levels } = await readScheme(on);
  return levelAt(levels, placeOf(levels, levelId));
}

export async function favourOf(ports: VipPorts, playerId: string): Promise<WithdrawalFavour> {
  const level = ports.isOn('VIP3') ? await levelOf(ports, playerId) : undefined;
  return {
    maximum: level?.withdrawalMaximum ?? null,
    first: level?.withdrawsFirst ?? false,
    daily: level?.withdrawalsDaily ?? null,
    dailySum: level?.withdrawalDailySum ?? null,
    free: level?.withdrawalsFree ?? null,
  };
}

export async function levelIdOf(
  ports: VipPorts,
  playerId: string,
  on?: Queryable | Tx,
): Promise<string | undefined> {
  return ports.isOn('VIP3') ? (await levelOf(ports, playerId, on))?.levelId : undefined;
}

export async function isLevel({ database }: VipPorts, levelId: string): Promise<boolean> {
  const { levels } = await readScheme(database.kysely);
  return levels.some((level) => level.levelId === levelId);
}

/** The place of the member's level, counted from 1; 0 without one. */
export async function levelNumberOf(ports: VipPorts, playerId: string): Promise<number> {
  if (!ports.isOn('VIP3')) return 0;
  const now = ports.clock.now();
  const on = ports.database.kysely;
  const levelId = levelIdAt(await readMember(on, playerId, monthAt(now)), now);
  return levelId === null ? 0 : placeOf((await readScheme(on)).levels, levelId);
}

/** The same of some members; those without a level are left out. */
export async function levelNumbersOf(
  ports: VipPorts,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!ports.isOn('VIP3')) return new Map();
  const on = ports.database.kysely;
  const [members, { levels }] = await Promise.all([readMembers(on, playerIds), readScheme(on)]);
  const now = ports.clock.now();
  return new Map(
    members.flatMap((member) => {
      const levelId = levelIdAt(member, now);
      return levelId === null ? [] : [[member.playerId, placeOf(levels, levelId)] as const];
    }),
  );
}

export const membersWithLevel = async (ports: VipPorts, search: RankedSearch) =>
  ports.isOn('VIP3') ? readRanked(ports.database.kysely, search) : [];

/** As the family shows it beside a member's name: none or one. */
export async function labelsOf(ports: VipPorts, playerId: string, locale: string) {
  const level: Level | undefined = ports.isOn('VIP3') ? await levelOf(ports, playerId) : undefined;
  if (!level) return [];
  const { colour: labelColor, emblem } = level;
  return [{ labelName: nameOf(level, locale), labelColor, emblem }];
}

/** For the copy of their data that members may take. */
export async function copyOf(ports: VipPorts, playerId: string) {
  const on = ports.database.kysely;
  const month = monthAt(ports.clock.now());
  const [level, { turnover, deposits, total }, steps] = await Promise.all([
    levelOf(ports, playerId),
    countedIn(on, playerId, month),
    readSteps(on, playerId, { pageNo: 1, pageSize: copiedSteps }),
  ]);
  return {
    level: printPast(level, 'en'),
    thisMonth: { turnover: amountOf(turnover), deposits: amountOf(deposits) },
    turnoverCounted: amountOf(total),
    steps: steps.list.map((step) => printStep(step, 'en')),
  };
}
