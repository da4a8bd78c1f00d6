// VIP: levels that members reach by their turnover, kept month by month, and the benefits of each
// level. Rounds are counted beside play, each exactly once.
import type { vip } from '@baize/contract';
import { debounce } from '../../platform/counting/index.ts';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { everyMinute, none, type Member, type ModuleDoor } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import {
  copyOf,
  favourOf,
  isLevel,
  labelsOf,
  levelIdOf,
  levelNumberOf,
  levelNumbersOf,
  membersWithLevel,
} from './benefits.ts';
import { countRounds, hearDeposits } from './count.ts';
import { keepLevels } from './keep-levels.ts';
import type { VipPorts } from './ports.ts';
import { readMark } from './store/counting.ts';
import type { RankedSearch } from './store/standings.ts';

export type { WithdrawalFavour } from './benefits.ts';
export type { VipPorts } from './ports.ts';
export { nameOf } from './print.ts';
export type { PastLevel } from './store/standings.ts';

export function createVip(ports: VipPorts) {
  const counting = debounce(() => countRounds(ports), ports.log);
  const raising = debounce(async () => {
    await keepLevels(ports);
    return true;
  }, ports.log);
  hearDeposits(ports);
  return {
    actions: createActions(ports, raising.call),
    /** A round was closed: it is counted in a moment. */
    roundClosed: ({ currency }: { readonly currency: string }) => {
      if (currency === ports.currency) counting.call();
    },
    /** Counts now what was settled; false when somebody else does. */
    count: () => countRounds(ports),
    /** The place in the order of rounds up to which turnover is counted. */
    countedUntil: () => readMark(ports.database.kysely),
    /** Timed work: counts, raises, ends what staff set, and judges months that are over. */
    keepLevels: () => keepLevels(ports),
    favourOf: (playerId: string) => favourOf(ports, playerId),
    /** The level's id, for modules that keep something by level; undefined: no level. */
    levelOf: (playerId: string, on?: Queryable | Tx) => levelIdOf(ports, playerId, on),
    isLevel: (levelId: string) => isLevel(ports, levelId),
    levelNumberOf: (playerId: string) => levelNumberOf(ports, playerId),
    levelNumbersOf: (playerIds: readonly string[]) => levelNumbersOf(ports, playerIds),
    /** Members with a level, some at a time in the order of their ids. */
    membersWithLevel: (search: RankedSearch) => membersWithLevel(ports, search),
    labelsOf: (playerId: string, locale: string) => labelsOf(ports, playerId, locale),
    start: none,
    stop: async () => {
      await raising.stop();
      await counting.stop();
    },
    jobs: [{ name: 'vip-keep-levels', cron: everyMinute, run: () => keepLevels(ports) }],
    forgetOld: none,
    copyOf: ({ playerId }: Member) => copyOf(ports, playerId),
    closing: none,
  } satisfies ModuleDoor<typeof vip>;
}

export type Vip = ReturnType<typeof createVip>;
