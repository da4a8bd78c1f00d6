// A bonus with its whole arithmetic, for its member and for staff: what was granted, what has
// counted by category and weight, what is left, and what would be released.
import type { AnswerOf, Refusal, wallet } from '@baize/contract';
import { releasable } from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { turnoverOf } from '../../books/rules/turnover.ts';
import { readPurses } from '../../books/store/purses.ts';
import { wireWeights } from '../../requirements/actions/wire-weights.ts';
import {
  readBonusRequirements,
  readRequirements,
  type Requirement,
} from '../../requirements/store/reader.ts';
import { readWeights, type WeightsVersion } from '../../requirements/store/weights.ts';
import type { Bonus } from '../store/bonus-row.ts';

export type WireBonus = Exclude<AnswerOf<typeof wallet.cancelBonus>, Refusal>;

interface Facts {
  readonly purse: Units;
  readonly items: ReadonlyMap<string, Requirement>;
  readonly open: readonly Requirement[];
  readonly weights: ReadonlyMap<bigint, WeightsVersion>;
}

/** Bonuses of one member in one currency. */
export async function wireBonuses(
  on: Queryable | Tx,
  bonuses: readonly Bonus[],
  locale: string,
): Promise<WireBonus[]> {
  const [first] = bonuses;
  if (first === undefined) return [];
  const { playerId, currency } = first;
  const ids = bonuses.map(({ id }) => id);
  const items = await readBonusRequirements(on, { playerId, currency, ids });
  const facts = {
    purse: (await readPurses(on, playerId, currency)).get('player-bonus') ?? 0n,
    items: new Map(items.map((item) => [item.sourceId, item])),
    open: await readRequirements(on, playerId, currency),
    weights: await readWeights(
      on,
      bonuses.map(({ weightsId }) => weightsId),
    ),
  };
  return bonuses.map((bonus) => wireBonus(bonus, facts, locale));
}

export const nameIn = ({ names }: Pick<Bonus, 'names'>, locale: string): string =>
  names[locale] ?? names['en'] ?? Object.values(names)[0] ?? '';

const amountOrNone = (units: Units | null) => (units === null ? null : printUnits(units));

function wireBonus(bonus: Bonus, facts: Facts, locale: string): WireBonus {
  const item = facts.items.get(bonus.id);
  const required = item?.required ?? turnoverOf(bonus.base, bonus.times);
  const counted = item?.done ?? 0n;
  const balance = bonus.state === 'active' ? facts.purse : 0n;
  const weights = facts.weights.get(bonus.weightsId);
  if (weights === undefined) throw new Error(`The weights of the bonus ${bonus.id} are gone`);
  const { activeAt, expiresAt, endedAt, grantedAt, version, days, times, state, id } = bonus;
  return {
    id,
    name: nameIn(bonus, locale),
    amount: printUnits(bonus.amount),
    currency: bonus.currency,
    state,
    funding: bonus.funding,
    sticky: bonus.isSticky,
    stakeMax: amountOrNone(bonus.stakeMax),
    releaseMax: amountOrNone(bonus.releaseMax),
    balance: printUnits(balance),
    inPlay: printUnits(bonus.inPlay),
    base: printUnits(bonus.base),
    times,
    required: printUnits(required),
    counted: printUnits(counted),
    left: printUnits(required - counted),
    ahead: printUnits(aheadOf(item, facts.open)),
    releasable: printUnits(releasable(bonus, balance)),
    sums: (item?.sums ?? []).map((sum) => ({
      category: sum.category,
      percent: sum.weight,
      bets: sum.bets,
      stake: printUnits(sum.stake),
      counted: printUnits(sum.counted),
    })),
    weights: wireWeights(weights),
    days,
    grantedAt,
    activeAt,
    expiresAt,
    endedAt,
    released: printUnits(bonus.released),
    lost: printUnits(bonus.lost),
    version,
  };
}

/** What older items still need: bets reduce them first. */
function aheadOf(item: Requirement | undefined, open: readonly Requirement[]): Units {
  if (item?.state !== 'open') return 0n;
  return open
    .filter(({ id }) => id < item.id)
    .reduce((sum, { required, done }) => sum + required - done, 0n);
}
