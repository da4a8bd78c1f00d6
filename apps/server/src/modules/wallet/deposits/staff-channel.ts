// A way to pay in as staff see and write it, and the change that all their edits share: under one
// lock, with an audit note before and after, heard by every process and open page.
import { offerTopic, type InputOf, type wallet } from '@baize/contract';
import { parseUnits, printUnits, type Units } from '@baize/money';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { tellLive } from '../books/actions/tell.ts';
import type { DepositPorts } from './deposit-ports.ts';
import { isConnected } from './offered-channels.ts';
import type { DepositChannel } from './rules/deposit-channel.ts';
import { lockChannels, readChannels, type ChannelUse } from './store/channels.ts';

type Written = Omit<InputOf<typeof wallet.saveDepositChannel>, 'id' | 'version'>;

const unitsOf = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const limitOf = (text: string | null): Units | null => (text === null ? null : unitsOf(text));
const printed = (units: Units | null) => (units === null ? null : printUnits(units));

export function channelWritten(code: string, version: number, written: Written): DepositChannel {
  const { minimum, maximum, quickAmounts, fee, ...rest } = written;
  return {
    ...rest,
    code,
    version,
    minimum: limitOf(minimum),
    maximum: limitOf(maximum),
    quickAmounts: quickAmounts.map(unitsOf),
    fee: { ...fee, fixed: unitsOf(fee.fixed) },
  };
}

export function printChannel(channel: DepositChannel) {
  const { audience, fee, houseAccounts, quickAmounts, bankCodes } = channel;
  return {
    ...channel,
    bankCodes: [...bankCodes],
    minimum: printed(channel.minimum),
    maximum: printed(channel.maximum),
    quickAmounts: quickAmounts.map((units) => printUnits(units)),
    fee: { ...fee, fixed: printUnits(fee.fixed) },
    audience: {
      levelMinimum: audience.levelMinimum,
      countries: [...audience.countries],
      currencies: [...audience.currencies],
      tags: [...audience.tags],
    },
    houseAccounts: houseAccounts.map((account) => ({ ...account })),
  };
}

const unused: ChannelUse = { credited: 0, failed: 0 };

export const staffChannel = (ports: DepositPorts, channel: DepositChannel, use = unused) => ({
  ...printChannel(channel),
  isConnected: isConnected(ports, channel),
  expectedMinutes: ports.channels.expectedMinutes(channel.code),
  ...use,
});

export interface ChannelEdit<R> {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  /** Changes something, or says why not; `all` are the ways as they stand. */
  readonly change: (
    tx: Tx,
    all: readonly DepositChannel[],
  ) => Promise<{ readonly before: unknown; readonly after: unknown; readonly gives: R } | R>;
}

/** Gives what the change gives; a refusal changes nothing. */
export async function editChannels<R extends object>(
  ports: DepositPorts,
  { staff, action, subject, change }: ChannelEdit<R>,
): Promise<R> {
  const outcome = await ports.database.transaction(async (tx) => {
    await lockChannels(tx);
    const changed = await change(tx, await readChannels(tx));
    if (!('gives' in changed)) return { gives: changed, isChanged: false };
    const { before, after, gives } = changed;
    await ports.audit(tx, { staff, action, subject, before, after });
    await tellLive(ports, tx, offerTopic, { event: 'deposit-channels-changed', payload: {} });
    return { gives, isChanged: true };
  });
  if (outcome.isChanged) await ports.channels.changed();
  return outcome.gives;
}
