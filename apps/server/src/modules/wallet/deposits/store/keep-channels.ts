// The ways to pay in kept in memory, with how long each takes: a page that lists them costs no
// query, and a change by staff is heard by every process.
import type { Bus } from '../../../../platform/bus/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { keep } from '../../../../platform/kept/index.ts';
import type { Log } from '../../../../platform/log/index.ts';
import type { Metrics } from '../../../../platform/metrics/index.ts';
import type { DepositChannel } from '../rules/deposit-channel.ts';
import { readChannels, readExpected } from './channels.ts';

interface KeptChannels {
  readonly all: readonly DepositChannel[];
  /** Seconds, by code. */
  readonly expected: ReadonlyMap<string, number>;
}

export interface ChannelPorts {
  readonly database: Database;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'watch'> | undefined;
}

export type ChannelKeeper = ReturnType<typeof keepChannels>;

export function keepChannels({ database, bus, log, metrics }: ChannelPorts) {
  const fresh: KeptChannels = { all: [], expected: new Map() };
  const read = async () => {
    const [all, expected] = await Promise.all([
      readChannels(database.kysely),
      readExpected(database.kysely),
    ]);
    return { all, expected };
  };
  const { current, ...kept } = keep({ name: 'deposit_channels', bus, log, metrics, fresh, read });
  let first: Promise<void> | undefined;
  return {
    ...kept,
    /** Reads them once where nothing has started them, as in the tests of other modules. */
    ready: () => (first ??= kept.refresh()),
    start: () => (first = kept.start()),
    all: () => current().all,
    find: (code: string) => current().all.find((channel) => channel.code === code),
    /** In whole minutes, at least one; null while too few deposits are known. */
    expectedMinutes: (code: string): number | null => {
      const seconds = current().expected.get(code);
      return seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60));
    },
  };
}
