// The ways to pay in that a player is offered: switched on, with a connected provider, for people
// like them. Level and tags are looked up only where some way asks for them.
import { houseProvider } from '@baize/contract';
import type { PlayerCaller } from '../../../platform/call/index.ts';
import type { PaymentProvider } from '../../../platform/adapters/payment/index.ts';
import { policyUnits } from '../books/actions/policy-units.ts';
import type { DepositPorts } from './deposit-ports.ts';
import { isSeenBy, type DepositChannel, type Limits } from './rules/deposit-channel.ts';
import { readTags } from './store/channels.ts';

export interface Asking {
  readonly caller: PlayerCaller;
  readonly country: string;
}

export async function offeredTo(
  ports: DepositPorts,
  { caller, country }: Asking,
): Promise<readonly DepositChannel[]> {
  await ports.channels.ready();
  const offered = ports.channels
    .all()
    .filter((channel) => channel.enabled && isConnected(ports, channel));
  const isAsked = (asks: (channel: DepositChannel) => boolean) => offered.some(asks);
  const { playerId, currency } = caller;
  const [level, tags] = await Promise.all([
    isAsked(({ audience }) => audience.levelMinimum > 0) ? ports.levelNumberOf(playerId) : 0,
    isAsked(({ audience }) => audience.tags.length > 0)
      ? readTags(ports.database.kysely, playerId)
      : [],
  ]);
  return offered.filter((channel) => isSeenBy(channel, { level, country, currency, tags }));
}

export const providerOf = (
  { providers }: Pick<DepositPorts, 'providers'>,
  name: string,
): PaymentProvider | undefined => providers.find((provider) => provider.name === name);

export function isConnected(
  ports: Pick<DepositPorts, 'providers'>,
  { kind, provider, method }: DepositChannel,
): boolean {
  if (kind === 'manual') return provider === houseProvider;
  return providerOf(ports, provider)?.methods.includes(method) === true;
}

/** The brand's own limits. */
export function brandLimits({ policy }: Pick<DepositPorts, 'policy'>): Limits {
  const { depositMinimum, depositMaximum } = policy();
  return { minimum: policyUnits(depositMinimum), maximum: policyUnits(depositMaximum) };
}
