// Gathers what is known of a member who had a promotion, each along few rows of an index, and tells
// the signs of abuse in it.
import type { OutputOf, promotions } from '@baize/contract';
import type { PromotionsPorts } from '../ports.ts';
import { signalsOf, type Signal } from './rules/signals.ts';
import { readHad } from './store/had.ts';

export interface Had {
  readonly promotionId: string;
  readonly playerId: string;
  readonly now: number;
}

export type ShownSignal = OutputOf<typeof promotions.getRewardSignals>['signals'][number];

const lookedMs = 30 * 86_400_000;
const noLinks = { sameDevice: [], sameAddress: [], sameDocument: [] };

export async function gatherSignals(
  ports: PromotionsPorts,
  { promotionId, playerId, now }: Had,
): Promise<readonly Signal[]> {
  const { database, traces, wallet, wagering, currency } = ports;
  const on = database.kysely;
  const played = { playerId, currency, since: now - lookedMs };
  const [found, samePayee, opposite, lowRisk] = await Promise.all([
    traces.of(on, playerId),
    wallet.desk.sharedPayees(playerId),
    wagering.oppositeStakes(played),
    wagering.lowRiskStakes(played),
  ]);
  const linked = found ? await traces.links(on, playerId, found) : noLinks;
  const links = {
    'same-device': linked.sameDevice,
    'same-address': linked.sameAddress,
    'same-document': linked.sameDocument,
    'same-payee': samePayee,
  };
  const others = [...new Set(Object.values(links).flat())];
  const had = others.length === 0 ? [] : await readHad(on, promotionId, others);
  return signalsOf({ links, had: new Set(had), opposite, lowRisk });
}

export async function shownSignals(
  { usernames }: PromotionsPorts,
  signals: readonly Signal[],
): Promise<ShownSignal[]> {
  const names = await usernames([...new Set(signals.flatMap(({ playerIds }) => playerIds))]);
  return signals.map(({ playerIds, ...signal }) => ({
    ...signal,
    named: playerIds.map((playerId) => ({ playerId, username: names.get(playerId) ?? '' })),
  }));
}
